import { describe, expect, test } from 'vitest';
import { RULES, type TraceStep } from '../../../../../src/rules/keyforge/fight';
import {
	aember,
	alone,
	armor,
	control,
	counters,
	damage,
	destroy,
	duel,
	enter,
	fight,
	heal,
	type Judgment,
	judge,
	keyword,
	leave,
	line,
	move,
	newTurn,
	oppose,
	power,
	prevention,
	redirect,
	setTo,
	shift,
	status,
	use,
	ward,
} from './builders';

/** The same event two times. */
const twice = <Event>(event: Event): readonly Event[] => [event, event];

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CASES: Record<TraceStep['kind'], Judgment> = {
	'target-chosen': duel({}, {}),
	'elusive-chosen': duel({}, { elusive: true }),
	'order-chosen': duel({ assault: 1 }, { hazardous: 1 }),
	'keyword-powerless': duel({ assault: 1 }, { elusive: true }),
	'keyword-lost': duel({ assault: 9 }, { hazardous: 1 }),
	'ability-lost': oppose(
		{ assault: 9 },
		{},
		fight('attacker', 'target', 'assault', { effects: [ward('attacker')], abilityRank: 1 }),
	),
	'effect-begun': oppose({}, {}, fight('attacker', 'target', 'assault', { effects: [ward('attacker')] })),
	'fight-skipped': duel({ assault: 9 }, {}),
	'power-raised': duel({ powerCounters: 1 }, {}),
	'stunned-strikes-back': duel({}, { stunned: true }),
	'fight-abilities': duel({ power: 9 }, {}),
	'enrage-removed': duel({ power: 9, enraged: true }, {}),
	'fight-abilities-lost': duel({ power: 1 }, {}),
	'stun-removed': duel({ stunned: true }, {}),
	stunned: alone({}, status('target', 'stunned')),
	enraged: alone({}, status('target', 'enraged')),
	'enrage-idle': alone({ enraged: true }, use('target')),
	exhausted: alone({}, use('target')),
	readied: oppose({}, {}, use('attacker'), newTurn),
	reaped: alone({}, use('target')),
	'use-abilities': alone({}, use('target', 'action')),
	'counters-changed': alone({}, counters('target', 1)),
	'damage-moved': oppose({ damage: 1 }, {}, move('attacker', 'target', 1)),
	'damage-announced': alone({}, damage('target', 1)),
	'damage-canceled': alone({ invulnerable: true }, damage('target', 1)),
	'ward-discarded': alone({ ward: 1 }, damage('target', 1)),
	'armor-cancels': alone({ armor: 1 }, damage('target', 1)),
	'armor-spent': alone({ armor: 1, armorUsed: 1 }, damage('target', 1)),
	'armor-ignored': alone({ armor: 1 }, damage('target', 1, { ignoresArmor: true })),
	'share-skipped': oppose(
		{},
		{},
		destroy('attacker'),
		damage('target', 1, { also: [{ target: 'attacker', amount: 1 }] }),
	),
	'struck-again': alone({}, damage('target', 1, { times: 2 })),
	'damage-placed': alone({}, damage('target', 1)),
	'poison-idle': duel({ poison: true }, { armor: 9 }),
	'poison-acts': oppose({ poison: true }, { power: 9 }, fight('attacker', 'target', 'assault', { dealt: 1 })),
	'destruction-replaced': alone({ ward: 1 }, destroy('target')),
	'still-doomed': alone({ power: 0, ward: 1 }),
	marked: alone({ power: 0 }),
	'destroyed-order': oppose(
		{ destroyed: [heal('target')] },
		{ destroyed: [heal('attacker')] },
		{ ...destroy('attacker'), also: ['target'] },
	),
	'destroyed-ability': alone({ destroyed: [heal('target')] }, destroy('target')),
	'already-marked': alone({ destroyed: [destroy('target')] }, destroy('target')),
	'still-marked': alone({ damage: 1, destroyed: [heal('target')] }, destroy('target')),
	'ward-too-late': alone({ destroyed: [ward('target')] }, destroy('target')),
	discarded: alone({}, damage('target', 3)),
	'destroyed-elsewhere': alone({ whenDestroyed: 'hand' }, destroy('target')),
	'aember-moved': alone({}, aember('capture', 'target')),
	'aember-returned': alone({ aember: 1 }, damage('target', 3)),
	'invulnerable-stays': alone({ power: 0, invulnerable: true }),
	'armor-gained': alone({ armor: 1 }, armor('target', 1)),
	'armor-lost': alone({ armor: 1 }, armor('target', -1)),
	'armor-not-retroactive': alone({ damage: 1 }, armor('target', 1)),
	'destruction-refused': alone({ invulnerable: true }, destroy('target')),
	'departure-replaced': alone({ ward: 1 }, leave('target')),
	'invulnerable-leaves': alone({ invulnerable: true }, leave('target')),
	departed: alone({}, leave('target')),
	shifted: judge({ active: line({ id: 'a' }, { id: 'b' }), opposing: [] }, shift('a', 'right')),
	'control-taken': alone({}, control('target')),
	entered: alone({}, enter('new')),
	'entered-exhausted': alone({}, enter('new', { side: 'opposing', of: 'target' })),
	'ward-received': alone({}, ward('target')),
	healed: alone({ damage: 1 }, heal('target', 1)),
	'armor-restored': alone({}, armor('target', 1), newTurn),
	'power-changed': alone({}, power('target', 1)),
	'keyword-changed': alone({}, keyword('target', 'poison')),
	'keyword-restored': alone({}, keyword('target', 'poison'), newTurn),
	'invulnerable-too-late': alone({ destroyed: [keyword('target', 'invulnerable')] }, destroy('target')),
	'power-set': alone({}, setTo('target', 'power', 1)),
	'armor-set': alone({}, setTo('target', 'armor', 1)),
	'power-restored': alone({}, power('target', 1), newTurn),
	'prevention-begun': alone({}, prevention('target')),
	'prevention-ended': alone({}, prevention('target'), newTurn),
	'redirect-begun': oppose({}, {}, redirect('target', 'attacker')),
	'redirect-ended': oppose({}, {}, redirect('target', 'attacker'), newTurn),
	'damage-redirected': oppose({}, {}, redirect('target', 'attacker'), damage('target', 1)),
	'armor-renewed': alone({ armor: 1, armorUsed: 1 }, newTurn),
	'elusive-renewed': alone({ elusive: true, alreadyAttacked: true }, newTurn),
};

/** What the cases above do not cite. */
const OTHER_CASES: readonly Judgment[] = [
	duel({ assault: 1 }, { hazardous: 9 }, 'hazardous'),
	duel({ skirmish: true }, { hazardous: 1 }),
	duel({ poison: true }, { power: 9 }),
	duel({ poison: true, assault: 1 }, {}),
	alone({ damage: 9, invulnerable: true }),
	alone({}, armor('target', 1)),
	alone({}, ward('target'), ward('target'), heal('target'), shift('target', 'left')),
	alone({ assault: 1, hazardous: 1 }, keyword('target', 'assault'), keyword('target', 'hazardous')),
	alone({ damage: 2 }, heal('target')),
	alone({}, destroy('target')),
	alone({}, destroy('target', true)),
	alone({}, prevention('target', 'lasting'), damage('target', 1)),
	alone({ armor: 1, armorUsed: 1 }, armor('target', -1)),
	judge({ active: [], opposing: line({ id: 'a' }, { id: 'b' }) }, damage('a', 1, { splash: 1 })),
	oppose({ stunned: true }, {}, use('attacker', 'reap', true)),
	oppose(
		{ exhausted: true, enraged: true },
		{},
		use('attacker'),
		status('attacker', 'exhausted', true),
		use('attacker'),
	),
	oppose({ exhausted: true }, {}, status('attacker', 'exhausted'), status('target', 'stunned', true)),
	alone({}, ...twice(status('target', 'stunned')), ...twice(status('target', 'enraged'))),
	alone({ stunned: true, enraged: true }, use('target', 'reap', true), status('target', 'enraged', true)),
	alone({ enraged: true }, use('target', 'reap', true)),
	alone({ stunned: true }, status('target', 'stunned', true)),
	duel({ assault: 9, enraged: true }, {}),
	oppose(
		{ power: 9 },
		{},
		fight('attacker', 'target', 'assault', { before: [{ target: 'target', amount: 1 }], dealt: 1 }),
	),
	oppose({}, {}, fight('attacker', 'target', 'assault', { effects: [leave('target')] })),
	alone({}, aember('exalt', 'target'), aember('return', 'target')),
	alone({}, leave('target'), damage('target', 1)),
	alone({ armor: 1 }, armor('target', -1)),
	oppose(
		{ destroyed: [leave('target')] },
		{ destroyed: [ward('attacker')] },
		{ ...destroy('attacker'), also: ['target'] },
	),
	alone({ power: 2, powerCounters: 1 }, counters('target', -1)),
	alone({}, setTo('target', 'power', 5), counters('target', 1), power('target', 1)),
	alone({}, setTo('target', 'armor', 0), armor('target', 2)),
	alone({}, counters('target', -1)),
	judge(
		{ active: [], opposing: line({ id: 'a' }, { id: 'b' }) },
		damage('a', 1, { also: [{ target: 'b', amount: 1 }] }),
	),
	oppose({}, { power: 0 }, fight('attacker', 'target')),
	judge({ active: line({ id: 'a' }), opposing: line({ id: 'b', power: 0 }, { id: 'c' }) }, damage('b', 1)),
	judge({ active: line({ id: 'a' }), opposing: line({ id: 'b', taunt: true }, { id: 'c' }) }, fight('a', 'c')),
];

function citedBy({ rules, result }: Judgment): readonly string[] {
	const refusals = result.outcomes.flatMap((outcome) => {
		if (outcome.type !== 'illegal' || outcome.rule === null) return [];
		return [outcome.rule];
	});
	return [...rules, ...refusals];
}

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CASES))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((step) => step.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const cited = new Set([...Object.values(CASES), ...OTHER_CASES].flatMap(citedBy));
		expect([...cited].sort()).toEqual([...RULES].sort());
	});
});
