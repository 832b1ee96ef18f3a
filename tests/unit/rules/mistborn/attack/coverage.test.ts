import { describe, expect, test } from 'vitest';
import { ME, RULES, type TraceStep } from '../../../../../src/rules/mistborn/attack';
import type { AssaultStep } from '../../../../../src/rules/mistborn/attack/assault';
import { type AssaultJudgment, suffer } from './assault/vocabulary';
import {
	ally,
	defender,
	fourPlayers,
	type Judgment,
	judge,
	solo,
	sweeping,
	threePlayers,
	twoPlayers,
} from './vocabulary';

const a = ally({ id: 'a', clouds: 1 });

/** Steps of the common list that only the Lord Ruler’s attacks reach. */
type LordRulerStep = 'defender-again';

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CASES: Record<Exclude<TraceStep['kind'], LordRulerStep>, Judgment> = {
	pool: twoPlayers(1),
	'ally-attacked': twoPlayers(3, { allies: [a] }, { allies: ['a'] }),
	'ally-saved': twoPlayers(3, { allies: [a] }, { allies: ['a'] }),
	'ally-killed': twoPlayers(6, { allies: [a] }, { allies: ['a', 'a'] }),
	'ally-killed-by-effect': twoPlayers(0, { allies: [a] }, { effects: ['a'] }),
	'effect-not-stopped': twoPlayers(0, { allies: [a] }, { effects: ['a'] }),
	'ally-discarded': twoPlayers(6, { allies: [a] }, { allies: ['a', 'a'] }),
	'damage-directed': twoPlayers(1),
	'defenders-first': twoPlayers(1, { allies: [defender('mur')] }),
	'defender-absorbs': twoPlayers(3, { allies: [defender('mur')] }),
	'defender-holds': twoPlayers(1, { allies: [defender('mur')] }),
	reduction: twoPlayers(1, { allies: [ally({ id: 'smoker', reduction: 1 })] }),
	cloud: twoPlayers(1, { cloud: 1 }),
	'damage-lost': twoPlayers(1, { cloud: 1 }),
	health: twoPlayers(1),
	'damage-kept': twoPlayers(1, {}, { strike: 0 }),
	'damage-not-kept': threePlayers(9, ME, {}, { strike: 4 }),
	'player-eliminated': twoPlayers(20),
	'cards-removed': twoPlayers(20),
	'target-may-pass': threePlayers(1, 'paul'),
	'target-cannot-pass': threePlayers(1, 'paul', { paul: { cloud: 1 } }),
	'target-removed': threePlayers(20, ME, { paul: { health: 40 } }),
	'target-to-give': fourPlayers(20, 'paul'),
	'target-given': fourPlayers(21, 'paul', {}, { newHolder: 'rita' }),
	victory: twoPlayers(20),
	'leftmost-shield': judge(solo(1, { b: [1, 1] }, 'b')),
	'shield-of-x': judge(solo(1, { b: ['X'] }, 'b')),
	'shield-destroyed': judge(solo(1, { b: [1] }, 'b')),
	'shield-removed': judge(solo(1, { b: [1] }, { foe: 'b', means: 'effect' })),
	'all-shields-removed': judge(sweeping({ b: [1] })),
	'foe-defeated': judge(solo(1, { b: [1] }, 'b')),
	'lord-ruler-struck': judge(solo(1)),
	'lord-ruler-defeated': judge(solo(48)),
};

/** What the cases above do not cite. */
const OTHER_CASES: readonly Judgment[] = [
	twoPlayers(1, { allies: [a] }, { allies: ['a'] }),
	twoPlayers(1, { allies: [a, defender('mur')] }, { allies: ['a'] }),
	twoPlayers(1, { allies: [defender('mur')] }, { allies: ['mur'] }),
	threePlayers(3, 'paul', { rita: { allies: [a] } }, { allies: ['a'] }),
	threePlayers(3, ME, { rita: { allies: [a] } }, { allies: ['a'] }),
	threePlayers(3, ME, { rita: { allies: [defender('mur')] } }),
	threePlayers(3, ME, { rita: { cloud: 1 } }),
	threePlayers(9, ME, { rita: { allies: [defender('mur')] } }, { allies: ['mur'] }),
	threePlayers(10, 'rita', { rita: { health: 4 } }),
	threePlayers(1, 'paul', {}, { strike: 0 }),
	threePlayers(1, 'paul', { paul: { allies: [defender('mur')] } }),
	threePlayers(40, ME),
	fourPlayers(21, 'paul', {}, { newHolder: ME }),
	judge(solo(1, { b: [2] }, 'b')),
	judge(solo(1, { b: [2, 2] }, { foe: 'b', means: 'effect' })),
];

/** The same for what the Lord Ruler does, but for the steps that he shares with the attacks of players. */
const ASSAULTS: Record<Exclude<AssaultStep['kind'], TraceStep['kind']> | LordRulerStep, AssaultJudgment> = {
	'defender-again': suffer([{ flat: 6 }], { [ME]: { allies: [defender('mur', 3, 1)] } }),
	'attack-suffered': suffer([{ source: 'foe' }]),
	'attacks-apart': suffer([{ source: 'dominance' }, {}]),
	'attack-of-x': suffer([{ times: 1 }]),
	'shared-attack': suffer([{ on: 'together' }]),
	'nobody-else': suffer([{ on: 'others' }]),
	'allies-struck': suffer([{ on: 'allies' }]),
	'ally-holds': suffer([{ on: 'allies' }], { [ME]: { allies: [a] } }),
	'crew-continues': suffer([{ flat: 20, on: ME }], { j1: {} }),
	defeat: suffer([{ flat: 20 }]),
	'edict-continues': suffer([{ flat: 20, on: ME }], { j1: {} }, { missions: 1 }),
	healing: suffer([{}], {}, { missions: 1 }),
	'card-revealed': suffer([], {}, { turn: { player: ME, card: 'edict', pack: 2 } }),
	'card-not-drawn': suffer(
		[{ source: 'foe', flat: 20, on: ME }],
		{ j1: {} },
		{ turn: { player: ME, card: 'edict', pack: 2 } },
	),
	'foe-placed': suffer([], {}, { turn: { player: ME, card: 'foe', pack: 2 } }),
	'market-cleaned': suffer([], {}, { turn: { player: ME, card: 'edict', pack: 2 } }),
	'pack-empty': suffer([], {}, { turn: { player: ME, card: 'foe', pack: 1 } }),
	'turn-skipped': suffer(
		[{ flat: 20, on: 'j1' }],
		{ j1: {}, j2: {} },
		{ turn: { player: ME, card: 'edict', pack: 2 } },
	),
	'next-turn': suffer([], {}, { turn: { player: ME, card: 'foe', pack: 2 } }),
};

const OTHER_ASSAULTS: readonly AssaultJudgment[] = [
	suffer([{ times: 2 }]),
	suffer([{ flat: 20, on: 'j1' }, { on: 'others' }], { j1: {} }),
	suffer([{ flat: 1 }], { [ME]: { allies: [defender('mur')] } }),
	suffer([{ flat: 4 }], { [ME]: { allies: [defender('mur')] } }),
];

describe('no step and no rule without a case', () => {
	test.each(Object.entries(ASSAULTS))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((step) => step.kind)).toContain(kind);
	});

	test.each(Object.entries(CASES))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((step) => step.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const costs = (judged: Judgment) => judged.result.costs.map(({ rule }) => rule);
		const cited = new Set<string>([
			...[...Object.values(CASES), ...OTHER_CASES].flatMap((judged) => [...judged.citedRules, ...costs(judged)]),
			...[...Object.values(ASSAULTS), ...OTHER_ASSAULTS].flatMap(({ trace }) => trace.map(({ rule }) => rule)),
		]);
		expect([...cited].sort()).toEqual([...RULES].sort());
	});
});
