import { describe, expect, test } from 'vitest';
import { LORD_RULER } from '../../../../../src/rules/mistborn/attack';
import { judge, solo } from './vocabulary';

describe('shields of a foe', () => {
	test('regles-solo-bouclier, the site’s example: 3 then X at Dominance 4, with 7 then 6 damage', () => {
		const judged = (damage: number) => judge({ ...solo(damage, { a: [3, 'X'] }, 'a', 'a'), dominance: 4 });
		const seven = judged(7);
		expect(seven.result).toMatchObject({ defeated: ['a'], foes: [], unused: 0, illegalities: [] });
		expect(seven.stepsOf('shield-destroyed').map(({ before, after, remaining }) => [before, after, remaining])).toEqual(
			[
				[7, 4, 1],
				[4, 0, 0],
			],
		);
		const six = judged(6);
		expect(six.result).toMatchObject({ defeated: [], foes: [{ id: 'a', shields: ['X'] }], after: 45 });
		expect(six.result.illegalities).toEqual([
			{ reason: 'shield-too-strong', rule: 'regles-solo-bouclier', subject: 'a', value: 4, available: 3 },
		]);
	});

	test('regles-solo-bouclier-x: X is the Dominance, whatever it is', () => {
		const judged = judge({ ...solo(6, { a: ['X'] }, 'a'), dominance: 6 });
		expect(judged.stepsOf('shield-of-x')).toMatchObject([{ subject: 'a', before: 6, after: 6 }]);
		expect(judged.result.defeated).toEqual(['a']);
	});

	test('regles-solo-bouclier-ordre: the leftmost first, even when another is weaker', () => {
		const { stepsOf, result } = judge(solo(2, { a: [3, 1] }, 'a'));
		expect(result).toMatchObject({ foes: [{ shields: [3, 1] }], illegalities: [{ value: 3 }] });
		expect(stepsOf('leftmost-shield')).toEqual([]);
		expect(judge(solo(3, { a: [3, 1] }, 'a')).stepsOf('leftmost-shield')).toMatchObject([
			{ rule: 'regles-solo-bouclier-ordre', before: 2, after: 2 },
		]);
	});

	test('regles-solo-bouclier-tuer: an effect that kills an Ally takes one shield off, without damage', () => {
		const { stepsOf, result } = judge(solo(0, { a: [9, 9] }, { foe: 'a', means: 'effect' }));
		expect(stepsOf('shield-removed')).toMatchObject([{ subject: 'a', before: 2, after: 1 }]);
		expect(stepsOf('leftmost-shield')).toMatchObject([{ rule: 'regles-solo-bouclier-tuer-gauche' }]);
		expect(result).toMatchObject({ foes: [{ shields: [9] }], unused: 0 });
	});

	test('regles-solo-adversaire-vaincu: without shields it leaves play, by damage or by an effect', () => {
		const { stepsOf, result } = judge(
			solo(2, { a: [2], b: [5], c: [7] }, 'a', { foe: 'b', means: 'effect' }, 'a', 'fantome'),
		);
		expect(stepsOf('foe-defeated')).toMatchObject([
			{ subject: 'a', before: 3, after: 2 },
			{ subject: 'b', before: 2, after: 1 },
		]);
		expect(result).toMatchObject({ defeated: ['a', 'b'], foes: [{ id: 'c' }] });
		expect(result.illegalities).toEqual([
			{ reason: 'foe-already-defeated', rule: 'regles-solo-adversaire-vaincu', subject: 'a' },
			{ reason: 'unknown-foe', rule: null, subject: 'fantome' },
		]);
	});
});

describe('the Lord Ruler', () => {
	test('regles-solo-attaquer: one pool, what shields leave strikes him', () => {
		const { stepsOf, result } = judge(solo(10, { a: [4, 9] }, 'a'));
		expect(stepsOf('pool')).toMatchObject([{ rule: 'regles-solo-attaquer', after: 10 }]);
		expect(stepsOf('lord-ruler-struck')).toMatchObject([
			{ rule: 'regles-solo-attaquer-sante', subject: LORD_RULER, before: 48, after: 42 },
		]);
		expect(result).toMatchObject({ before: 48, after: 42, unused: 0, victory: false });
	});

	test('regles-solo-attaquer: as much as the attacker chooses', () => {
		const attack = solo(10);
		const judged = judge({ ...attack, plan: { ...attack.plan, strike: 4 } });
		expect(judged.result).toMatchObject({ after: 44, unused: 6 });
		expect(judge({ ...attack, plan: { ...attack.plan, strike: 40 } }).result).toMatchObject({ after: 38 });
	});

	test('regles-solo-fin-sante: at 0 the players win', () => {
		const judged = judge({ ...solo(10), health: 7 });
		expect(judged.result).toMatchObject({ after: 0, victory: true, unused: 3 });
		expect(judged.stepsOf('lord-ruler-defeated')).toMatchObject([
			{ rule: 'regles-solo-fin-sante', before: 0, after: 0 },
		]);
		expect(judge({ ...solo(6), health: 7 }).result.victory).toBe(false);
	});

	test('no damage, nothing to say', () => {
		expect(judge(solo(0)).trace).toHaveLength(1);
	});
});
