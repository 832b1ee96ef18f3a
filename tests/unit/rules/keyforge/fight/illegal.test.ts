import { describe, expect, test } from 'vitest';
import { armor, creature, damage, fight, judge, line, oppose } from './builders';

describe('a fight that may not take place', () => {
	test('combattre-aucune-cible: no enemy creature', () => {
		const { result } = judge({ active: line({ id: 'a' }), opposing: [] }, fight('a', 'b'));
		expect(result.outcomes).toEqual([
			{ type: 'illegal', reason: 'no-target', rule: 'combattre-aucune-cible', creature: 'a' },
		]);
	});

	test('combat-incliner-et-choisir: a creature of the same side, or itself', () => {
		const situation = { active: line({ id: 'a' }, { id: 'b' }), opposing: line({ id: 'c' }) };
		const refusals = { type: 'illegal', reason: 'same-side', rule: 'combat-incliner-et-choisir', creature: 'a' };
		const { result } = judge(situation, fight('a', 'b'), fight('a', 'a'));
		expect(result.outcomes).toEqual([
			{ ...refusals, target: 'b' },
			{ ...refusals, target: 'a' },
		]);
	});

	test('detruit-defausse: a destroyed creature neither fights nor is fought', () => {
		const situation = { active: line({ id: 'a' }), opposing: line({ id: 'b', power: 0 }, { id: 'c' }) };
		const { result } = judge(situation, fight('a', 'b'), fight('b', 'a'));
		const refusals = { type: 'illegal', reason: 'destroyed-creature', rule: 'detruit-defausse', creature: 'b' };
		expect(result.outcomes).toEqual([refusals, refusals]);
	});

	test('an unknown creature is reported, without a rule', () => {
		const { result } = oppose({}, {}, fight('fantome', 'target'), fight('attacker', 'fantome'));
		const refusals = { type: 'illegal', reason: 'unknown-creature', rule: null, creature: 'fantome' };
		expect(result.outcomes).toEqual([refusals, refusals]);
	});
});

describe('taunt', () => {
	const active = [creature({ id: 'a', power: 2 })];
	const opposing = line({ id: 'b' }, { id: 'garde', taunt: true }, { id: 'c' }, { id: 'd' });

	test('provocation-voisins: a neighbor may not be chosen, and the legal targets are listed', () => {
		const { result, inPlay } = judge({ active, opposing }, fight('a', 'c'));
		expect(result.outcomes).toEqual([
			{
				type: 'illegal',
				reason: 'target-behind-taunt',
				rule: 'provocation-voisins',
				creature: 'a',
				target: 'c',
				taunters: ['garde'],
				legalTargets: ['garde', 'd'],
			},
		]);
		expect(inPlay('c')).toMatchObject({ damage: 0, alreadyAttacked: false });
	});

	test('provocation-voisins: the taunting creature and those further away may be chosen', () => {
		const { inPlay, stepsOf } = judge({ active, opposing }, fight('a', 'd'));
		expect(inPlay('d')).toMatchObject({ damage: 2 });
		expect(stepsOf('target-chosen')).toMatchObject([{ before: 4, after: 2 }]);
	});

	test('provocation-voisins: a neighbor that taunts too may be chosen', () => {
		const taunters = line({ id: 'b', taunt: true }, { id: 'c', taunt: true });
		expect(judge({ active, opposing: taunters }, fight('a', 'b')).inPlay('b')).toMatchObject({ damage: 2 });
	});

	test('provocation-voisins: it stops the choice of a fight, not damage', () => {
		expect(judge({ active, opposing }, damage('c', 2)).inPlay('c')).toMatchObject({ damage: 2 });
	});

	test('provocation-voisins: lifted once the taunting creature is destroyed', () => {
		const { inPlay } = judge({ active, opposing }, damage('garde', 3), fight('a', 'c'));
		expect(inPlay('c')).toMatchObject({ damage: 2 });
	});
});

describe('damage and armor for a creature that is not in play', () => {
	test('detruit-defausse: neither target nor source, and nothing is computed', () => {
		const { result, trace } = oppose(
			{ power: 0 },
			{},
			damage('attacker', 1),
			damage('target', 1, { source: 'attacker' }),
			armor('attacker', 1),
			armor('fantome', 1),
		);
		expect(result.outcomes.map((outcome) => outcome.type === 'illegal' && outcome.reason)).toEqual([
			'destroyed-creature',
			'destroyed-creature',
			'destroyed-creature',
			'unknown-creature',
		]);
		expect(trace.every(({ eventRank }) => eventRank === null)).toBe(true);
	});

	test('events after an illegal one still happen', () => {
		const { inPlay, trace } = oppose({}, {}, damage('fantome', 1), damage('target', 2));
		expect(inPlay('target')).toMatchObject({ damage: 2 });
		expect(trace.every(({ eventRank }) => eventRank === 1)).toBe(true);
	});
});
