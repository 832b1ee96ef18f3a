import { describe, expect, test } from 'vitest';
import {
	aember,
	alone,
	damage,
	destroy,
	duel,
	fight,
	heal,
	type Judgment,
	judge,
	leave,
	line,
	oppose,
	power,
	problemsOf,
	ward,
} from './builders';

/** What happens to creatures, step by step, without the announcements. */
const told = ({ trace }: Judgment) => trace.map(({ kind, creature }) => `${kind} ${creature}`);
const all = (...[target = '', ...also]: readonly string[]) => ({ ...destroy(target), also });

describe('« Détruit : » abilities', () => {
	test('detruit-capacites: resolve once all are marked and before any is discarded', () => {
		const given = judge(
			{ active: line({ id: 'a', destroyed: [damage('c', 2)] }), opposing: line({ id: 'b' }, { id: 'c' }) },
			all('a', 'b'),
		);
		expect(told(given)).toEqual([
			'marked a',
			'marked b',
			'destroyed-ability a',
			'effect-begun c',
			'damage-announced c',
			'damage-placed c',
			'discarded a',
			'discarded b',
		]);
		expect(given.inPlay('c')?.damage).toBe(2);
	});

	test('detruit-capacites: in the order of the active player, lines from the left when none is said', () => {
		const active = line({ id: 'a', destroyed: [heal('x', 1)] }, { id: 'b', destroyed: [damage('x', 1)] });
		const opposing = line({ id: 'x', power: 9, damage: 1 });
		const usual = judge({ active, opposing }, all('b', 'a'));
		expect(usual.stepsOf('destroyed-order')).toMatchObject([{ bearers: ['a', 'b'], before: 2 }]);
		expect(usual.inPlay('x')?.damage).toBe(1);
		const ranked = active.map((one, rank) => ({ ...one, destroyedRank: 1 - rank }));
		const chosen = judge({ active: ranked, opposing: line({ id: 'x', power: 9 }) }, all('a', 'b'));
		expect(chosen.stepsOf('destroyed-order')).toMatchObject([{ bearers: ['b', 'a'] }]);
		expect(chosen.inPlay('x')?.damage).toBe(0);
	});

	test('detruit-en-chaine: those that they destroy are marked too, resolve, and leave with the others', () => {
		const given = judge(
			{
				active: line({ id: 'a', destroyed: [destroy('b')] }),
				opposing: line({ id: 'b', destroyed: [damage('c', 3)] }, { id: 'c' }),
			},
			destroy('a'),
		);
		expect(told(given).filter((step) => /marked|discarded/.test(step))).toEqual([
			'marked a',
			'marked b',
			'marked c',
			'discarded a',
			'discarded b',
			'discarded c',
		]);
	});

	test('detruit-deja-marquee, detruit-une-seule-fois: two that destroy each other resolve once each', () => {
		const given = oppose({ destroyed: [destroy('target')] }, { destroyed: [destroy('attacker')] }, destroy('attacker'));
		expect(given.destructions).toEqual(['attacker', 'target']);
		expect(given.stepsOf('destroyed-ability')).toHaveLength(2);
		expect(given.stepsOf('already-marked')).toMatchObject([{ creature: 'attacker' }]);
	});

	test('detruit-soin-inutile: healing, or more power, does not save a marked creature', () => {
		const given = oppose(
			{ destroyed: [heal('attacker'), power('attacker', 9)] },
			{ power: 9 },
			fight('attacker', 'target'),
		);
		expect(given.destructions).toEqual(['attacker']);
		expect(given.stepsOf('still-marked')).toHaveLength(1);
	});

	test('proteger-apres-marquage: a ward that comes late does not save, but keeps from leaving otherwise', () => {
		const given = alone({ destroyed: [ward('target'), leave('target')] }, destroy('target'));
		expect(given.stepsOf('departure-replaced')).toMatchObject([{ rule: 'proteger-apres-marquage' }]);
		expect(given.result.destructions[0]?.to).toBeUndefined();
		expect(
			alone({ destroyed: [ward('target')], whenDestroyed: 'hand' }, destroy('target')).result.destructions,
		).toEqual([{ creature: 'target', side: 'opposing', cause: 'effect', eventRank: 0 }]);
	});

	test('detruit-autre-zone: a marked creature that another ability sends to hand is destroyed all the same', () => {
		const given = oppose(
			{ destroyed: [leave('target')] },
			{ destroyed: [heal('attacker')] },
			all('attacker', 'target'),
		);
		expect(given.result.departures).toEqual([]);
		expect(given.result.destructions).toMatchObject([{ creature: 'attacker' }, { creature: 'target', to: 'hand' }]);
		expect(given.stepsOf('destroyed-ability').map(({ rule }) => rule)).toEqual([
			'sequence-detruit-capacites',
			'capacite-jusqu-au-bout',
		]);
	});

	test('detruit-capturer: Æmber captured while it is marked leaves with the creature (quitter-le-jeu-aombre)', () => {
		const { result } = oppose({ aember: 1, destroyed: [aember('capture', 'attacker', 2)] }, {}, destroy('attacker'));
		expect(result.aemberTaken).toEqual({ active: 0, opposing: 2 });
		expect(result.aemberGained).toEqual({ active: 0, opposing: 3 });
	});

	test('resolve in a fight too: both fighters are still in play (sequence-detruit-defausser)', () => {
		const given = duel({ power: 3 }, { power: 3, destroyed: [heal('attacker')] });
		expect(given.destructions).toEqual(['attacker', 'target']);
		expect(given.stepsOf('healed')).toMatchObject([{ creature: 'attacker', before: 3, after: 0 }]);
	});

	test('assaut-mort: what the attacker suffers before the fight stops it', () => {
		const given = duel({ power: 3, assault: 3 }, { destroyed: [damage('attacker', 3)] });
		expect(given.destructions).toEqual(['target', 'attacker']);
		expect(given.stepsOf('fight-skipped')).toMatchObject([{ after: 0 }]);
	});

	test('capacites-autant-que-possible: an effect on a creature that has left is ignored', () => {
		const given = judge(
			{ active: line({ id: 'a', destroyed: [heal('b')] }), opposing: line({ id: 'b' }) },
			leave('b'),
			destroy('a'),
		);
		expect(given.rules).toContain('capacites-autant-que-possible');
	});

	test('do neither a fight, nor a use, nor a turn', () => {
		const broken = [{ type: 'new-turn' }] as never;
		expect(problemsOf({ active: line({ id: 'a', destroyed: broken }), opposing: [] }, [])).toMatchObject([
			{ field: 'active[0].destroyed[0].type' },
		]);
		expect(problemsOf({ active: line({ id: 'a', destroyedRank: -1 }), opposing: [] }, [])).toHaveLength(1);
	});
});
