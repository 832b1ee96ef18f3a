import { describe, expect, test } from 'vitest';
import { alone, fight, judge, line, newTurn, oppose, status, use, ward } from './builders';

describe('a creature that is used to reap', () => {
	test('sequence-moisson-gain: it is exhausted, its controller gains 1 Æmber, then its abilities resolve', () => {
		const { result, inPlay, rules } = oppose({}, {}, use('attacker'));
		expect(inPlay('attacker')).toMatchObject({ exhausted: true });
		expect(result.aemberGained).toEqual({ active: 1, opposing: 0 });
		expect(rules).toEqual(['sequence-moisson-incliner', 'sequence-moisson-gain', 'moisson-capacites']);
		expect(result.outcomes).toEqual([{ type: 'use', creature: 'attacker', use: 'reap' }]);
	});

	test('incline-etat: it cannot be used again before it is readied', () => {
		const refused = { type: 'illegal', reason: 'exhausted-creature', rule: 'incline-etat', creature: 'attacker' };
		const { result } = oppose({}, {}, use('attacker'), use('attacker', 'action'), fight('attacker', 'target'));
		expect(result.outcomes.slice(1)).toEqual([refused, refused]);
		const readied = oppose({}, {}, use('attacker'), status('attacker', 'exhausted', true), use('attacker'));
		expect(readied.result.aemberGained.active).toBe(2);
		expect(readied.stepsOf('readied')).toMatchObject([{ rule: 'redresse-par-capacite', before: 1, after: 0 }]);
	});

	test('redresse-etape-4: a player readies at the end of their own turn only', () => {
		const { inPlay, stepsOf } = oppose({ exhausted: true }, { exhausted: true }, newTurn);
		expect(inPlay('attacker')).toMatchObject({ exhausted: false });
		expect(inPlay('target')).toMatchObject({ exhausted: true });
		expect(stepsOf('readied')).toMatchObject([{ creature: 'attacker', rule: 'redresse-etape-4' }]);
		expect(oppose({}, { exhausted: true }, newTurn, newTurn).inPlay('target')).toMatchObject({ exhausted: false });
	});

	test('for an action or an omni ability, gains nothing by itself', () => {
		for (const how of ['action', 'omni'] as const) {
			const { result, rules } = oppose({}, {}, use('attacker', how));
			expect(result.aemberGained.active).toBe(0);
			expect(rules).toEqual(['sequence-action-omni-incliner', 'sequence-action-omni-resoudre']);
		}
	});

	test('proteger-remplace: neither a ward, nor elusive, nor skirmish has anything to do with it', () => {
		const { inPlay } = oppose({ elusive: true, skirmish: true }, {}, ward('attacker'), use('attacker'));
		expect(inPlay('attacker')).toMatchObject({ ward: 1, alreadyAttacked: false });
	});

	test('an exhausted creature still fights back', () => {
		const { inPlay } = oppose({ power: 9 }, { power: 3, exhausted: true }, fight('attacker', 'target'));
		expect(inPlay('attacker')).toMatchObject({ damage: 3 });
	});
});

describe('a stunned creature', () => {
	test('sonne-remplace-utilisation: loses its stun and is exhausted, whatever it was used for', () => {
		for (const event of [use('attacker'), use('attacker', 'omni'), fight('attacker', 'target')]) {
			const { result, inPlay, rules } = oppose({ stunned: true }, {}, event);
			expect(inPlay('attacker')).toMatchObject({ stunned: false, exhausted: true });
			expect(inPlay('target')).toMatchObject({ damage: 0, alreadyAttacked: false });
			expect(result.aemberGained.active).toBe(0);
			expect(rules).toEqual(['sonne-remplace-utilisation']);
			expect(result.outcomes).toEqual([{ type: 'unstunned', creature: 'attacker' }]);
		}
	});

	test('sonne-par-un-effet: so it does when an effect makes it reap', () => {
		expect(alone({ stunned: true }, use('target', 'reap', true)).rules).toEqual(['sonne-par-un-effet']);
	});

	test('incline-etat: must be ready for it, even when a fight had exhausted another', () => {
		const { result } = oppose({ stunned: true, exhausted: true }, {}, fight('attacker', 'target'));
		expect(result.outcomes).toMatchObject([{ reason: 'exhausted-creature' }]);
	});

	test('faq-sonne-colere: is freed even with no creature to fight', () => {
		const { inPlay } = judge({ active: line({ id: 'a', stunned: true }), opposing: [] }, fight('a', 'b'));
		expect(inPlay('a')).toMatchObject({ stunned: false });
	});

	test('stays enraged: it was not used to fight', () => {
		const { inPlay } = oppose({ stunned: true, enraged: true }, {}, fight('attacker', 'target'));
		expect(inPlay('attacker')).toMatchObject({ stunned: false, enraged: true });
	});

	test('sonne-deja: is not stunned twice', () => {
		const { stepsOf } = alone({}, status('target', 'stunned'), status('target', 'stunned'));
		expect(stepsOf('stunned')).toMatchObject([
			{ rule: 'sonne-carte', before: 0, after: 1 },
			{ rule: 'sonne-deja', before: 1, after: 1 },
		]);
	});
});

describe('an enraged creature', () => {
	test('enrager-doit-combattre: does nothing else while there is an enemy creature', () => {
		const refused = {
			type: 'illegal',
			reason: 'enraged-creature',
			rule: 'enrager-doit-combattre',
			creature: 'attacker',
		};
		const { result, inPlay } = oppose({ enraged: true }, {}, use('attacker'), use('attacker', 'omni'));
		expect(result.outcomes).toEqual([refused, refused]);
		expect(inPlay('attacker')).toMatchObject({ exhausted: false });
	});

	test('enrager-si-possible: reaps when there is none, and stays enraged', () => {
		const { inPlay, stepsOf, result } = alone({ enraged: true }, use('target'));
		expect(result.aemberGained.opposing).toBe(1);
		expect(inPlay('target')).toMatchObject({ enraged: true });
		expect(stepsOf('enrage-idle')).toMatchObject([{ rule: 'enrager-si-possible' }]);
	});

	test('enrager-moissonner-par-un-effet: reaps by an effect that makes it reap, and stays enraged', () => {
		const { inPlay, stepsOf } = oppose({ enraged: true }, {}, use('attacker', 'reap', true));
		expect(inPlay('attacker')).toMatchObject({ enraged: true, exhausted: true });
		expect(stepsOf('enrage-idle')).toMatchObject([{ rule: 'enrager-moissonner-par-un-effet' }]);
	});

	test('enrager-combat-ignore: is no longer enraged after a fight that was skipped', () => {
		const { inPlay, stepsOf } = oppose({ enraged: true, assault: 9 }, {}, fight('attacker', 'target'));
		expect(inPlay('attacker')).toMatchObject({ enraged: false });
		expect(stepsOf('enrage-removed')).toMatchObject([{ rule: 'enrager-combat-ignore' }]);
	});
});

describe('a second fight in the turn', () => {
	test.each([
		fight('attacker', 'target'),
		use('attacker'),
		use('attacker', 'action'),
		use('attacker', 'omni'),
		use('attacker', 'reap', true),
	])('incline-etat: is refused the same way, whatever the first and the second use: %o', (second) => {
		const first = [fight('attacker', 'target', 'assault', { returned: 0 }), use('attacker'), use('attacker', 'action')];
		for (const use of first) {
			const once = oppose({ power: 2 }, { power: 9 }, use);
			const twice = oppose({ power: 2 }, { power: 9 }, use, second);
			expect(twice.result.outcomes[1]).toMatchObject({ reason: 'exhausted-creature', rule: 'incline-etat' });
			expect(twice.result.situation).toEqual(once.result.situation);
			const readied = oppose({ power: 2 }, { power: 9 }, use, status('attacker', 'exhausted', true), second);
			expect(readied.result.outcomes[2]?.type).toBe(second.type);
		}
	});

	test('incline-etat: not when the reader says that it is exhausted', () => {
		const { result } = oppose({ exhausted: true }, {}, fight('attacker', 'target'));
		expect(result.outcomes).toMatchObject([{ reason: 'exhausted-creature' }]);
		const after = oppose(
			{},
			{ power: 9 },
			fight('attacker', 'target', 'assault', { returned: 0 }),
			status('attacker', 'exhausted'),
		);
		expect(after.inPlay('attacker')?.fought).toBeUndefined();
	});

	test('enrager-moissonner-par-un-effet: an effect that has it act leaves no fight, enemy or not', () => {
		const { stepsOf } = oppose({ enraged: true }, {}, use('attacker', 'action', true));
		expect(stepsOf('enrage-idle')).toMatchObject([{ rule: 'enrager-moissonner-par-un-effet', use: 'action' }]);
	});

	test('sonne-inflige-degats: nothing to say of a stunned target whose card says what it deals', () => {
		const { stepsOf } = oppose(
			{},
			{ stunned: true, power: 9 },
			fight('attacker', 'target', 'assault', { returned: 0 }),
		);
		expect(stepsOf('stunned-strikes-back')).toEqual([]);
	});
});
