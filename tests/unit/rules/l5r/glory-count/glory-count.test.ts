import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PURPOSES, RULES, type Situation, type TraceStep } from '../../../../../src/rules/l5r/glory-count';
import { deepFreeze } from '../../deep-freeze';
import { type Given, judge, problemsOf, resolve, situation } from './cases';

describe('the totals', () => {
	test.each<[string, Given, number, number]>([
		['compte-de-gloire-definition, its example: 2 + 1 + 2 rings', { v: [2, 1, -3], rings: [2, 0] }, 5, 0],
		['regles-honneur-compte, its example: 2 + 1 + 1 ring', { v: [2, 1, -3], rings: [1, 0] }, 4, 0],
		['compte-de-gloire-total-de-gloire, the same example: 3', { v: [2, 1, -3], rings: [2, 0], purpose: 'glory' }, 3, 0],
		['incline-gloire: all bowed', { v: [-3, -2], a: [1] }, 0, 1],
		['anneau-compte-de-gloire: rings alone', { rings: [3, 2] }, 3, 2],
		[
			'compte-de-gloire-capacite: an ability counts the same',
			{ v: [2], a: [1], rings: [0, 2], purpose: 'ability' },
			2,
			3,
		],
		['a character without glory', { v: [0], a: [] }, 0, 0],
	])('%s', (_, given, you, opponent) => {
		expect(judge(given).result.totals).toEqual({ you, opponent });
	});
});

describe('the winner, and the Favor', () => {
	test.each<[string, Given, object]>([
		['etape-3-4-2: the highest total takes it', { v: [2], a: [1] }, { winner: 'you', favor: 'you', chooseFace: true }],
		[
			'etape-3-4-2: from the other player too',
			{ v: [1], a: [2], favor: 'you' },
			{ winner: 'opponent', favor: 'opponent', chooseFace: true },
		],
		[
			'etape-3-4-2-deja: again, with a face to choose',
			{ v: [2], a: [1], favor: 'you' },
			{ winner: 'you', favor: 'you', chooseFace: true },
		],
		[
			'etape-3-4-2-egalite: a tie leaves it available',
			{ v: [2], a: [1], rings: [0, 1] },
			{ winner: null, favor: null, chooseFace: false },
		],
		[
			'etape-3-4-2-egalite: a tie leaves it to its holder',
			{ v: [2], a: [2], favor: 'opponent' },
			{ winner: null, favor: 'opponent', chooseFace: false },
		],
		[
			'compte-de-gloire-capacite: an ability does not move it',
			{ v: [2], a: [1], favor: 'opponent', purpose: 'ability' },
			{ winner: 'you', favor: 'opponent', chooseFace: false },
		],
		[
			'compte-de-gloire-total-de-gloire: nor does a total of glory, which nobody wins',
			{ v: [2], a: [1], purpose: 'glory' },
			{ winner: null, favor: null, chooseFace: false },
		],
	])('%s', (title, given, expected) => {
		const { result, trace } = judge({ rings: [0, 0], ...given });
		expect(result).toMatchObject(expected);
		if (given.purpose !== 'glory') expect(trace.map(({ rule }) => rule)).toContain(title.split(':')[0]);
	});
});

test('each step has numbers before and after', () => {
	expect(judge({ v: [2, -3, 1], rings: [2, 0] }).trace).toMatchObject([
		{ kind: 'glory', player: 'you', character: 0, before: 0, after: 2 },
		{ kind: 'bowed', player: 'you', character: 1, before: 3, after: 0 },
		{ kind: 'glory', player: 'you', character: 2, before: 2, after: 3 },
		{ kind: 'rings', player: 'you', before: 3, after: 5 },
		{ kind: 'count-won', player: 'you', before: 5, after: 5 },
		{ kind: 'favor-taken', player: 'you', before: 0, after: 1 },
	]);
});

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CASES: Record<TraceStep['kind'], Given> = {
	glory: { v: [1] },
	bowed: { v: [-1] },
	rings: { rings: [1, 0] },
	'rings-left-out': { rings: [1, 0], purpose: 'glory' },
	'count-won': { v: [1] },
	'count-tied': {},
	'favor-taken': { v: [1] },
	'favor-again': { v: [1], favor: 'you' },
	'favor-stays': {},
};
const OTHERS: readonly Given[] = [
	{ v: [-1], purpose: 'glory' },
	{ v: [1], purpose: 'ability' },
];

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CASES))('a case reaches the step %s', (kind, given) => {
		expect(judge(given).trace.map((step) => step.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const cited = new Set(
			[...Object.values(CASES), ...OTHERS].flatMap((given) => judge(given).trace.map(({ rule }) => rule)),
		);
		expect([...cited].sort()).toEqual([...RULES].sort());
	});
});

describe('whatever happens', () => {
	const holdings = fc.record({
		characters: fc.array(fc.record({ glory: fc.nat({ max: 5 }), bowed: fc.boolean() }), { maxLength: 5 }),
		rings: fc.nat({ max: 2 }),
	});
	const anySituation: fc.Arbitrary<Situation> = fc.record({
		purpose: fc.constantFrom(...PURPOSES),
		you: holdings,
		opponent: holdings,
		favor: fc.constantFrom(null, 'you' as const, 'opponent' as const),
	});

	test('the situation is accepted, left unchanged, and the same seen from the other side', () => {
		fc.assert(
			fc.property(anySituation, (given) => {
				expect(problemsOf(given)).toEqual([]);
				const { result } = resolve(deepFreeze(structuredClone(given)));
				const turned = resolve({
					...given,
					you: given.opponent,
					opponent: given.you,
					favor: given.favor && (given.favor === 'you' ? 'opponent' : 'you'),
				}).result;
				expect(turned.totals).toEqual({ you: result.totals.opponent, opponent: result.totals.you });
				expect(turned.winner === null).toBe(result.winner === null);
				expect(turned.favor === 'you').toBe(result.favor === 'opponent');
			}),
		);
	});

	test('compte-de-gloire-definition: a total is the glory of ready characters and the rings', () => {
		fc.assert(
			fc.property(anySituation, (given) => {
				const { characters, rings } = given.you;
				const ready = characters.filter(({ bowed }) => !bowed).map(({ glory }) => glory);
				const sum = [...ready, given.purpose === 'glory' ? 0 : rings].reduce((total, value) => total + value, 0);
				expect(resolve(given).result.totals.you).toBe(sum);
			}),
		);
	});
});

describe('what is refused', () => {
	const base = situation({ v: [1], a: [1] });
	test.each<[string, Situation]>([
		['purpose', { ...base, purpose: 'honor' as 'favor' }],
		['favor', { ...base, favor: 'nobody' as 'you' }],
		['you.characters[0].glory', { ...base, you: { characters: [{ glory: -1, bowed: false }], rings: 0 } }],
		[
			'you.characters[0].bowed',
			{ ...base, you: { characters: [{ glory: 1, bowed: 1 as unknown as boolean }], rings: 0 } },
		],
		['opponent.rings', { ...base, opponent: { characters: [], rings: -1 }, you: { characters: [], rings: 1 } }],
		['rings', { ...base, you: { characters: [], rings: 3 }, opponent: { characters: [], rings: 3 } }],
		[
			'opponent.characters.length',
			{ ...base, opponent: { characters: Array(16).fill({ glory: 1, bowed: false }), rings: 0 } },
		],
	])('%s', (field, given) => {
		expect(problemsOf(given).map((problem) => problem.field)).toEqual([field]);
	});
});
