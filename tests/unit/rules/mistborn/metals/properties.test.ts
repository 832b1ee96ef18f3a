import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type Action,
	type Card,
	type Effect,
	listPartners,
	METALS,
	NEEDS,
	type Purpose,
	type Resolution,
	RULES,
	type Situation,
} from '../../../../../src/rules/mistborn/metals';
import { runs } from '../../../../every';
import { deepFreeze } from '../../deep-freeze';
import { problemsOf, resolve } from './vocabulary';

const IDS = ['a', 'b', 'c', 'd'];
const anyMetal = fc.constantFrom(...METALS);
const anyNeed = fc.constantFrom(...NEEDS);
const anyId = fc.constantFrom(...IDS, 'fantome');
const recipient = fc.oneof({ weight: 2, arbitrary: anyId }, { weight: 1, arbitrary: fc.constant(null) });
const anyAbilities = fc.array(fc.array(anyNeed, { minLength: 1, maxLength: 2 }), { maxLength: 2 });
const anyFlask = anyMetal.chain((first) => fc.tuple(fc.constant(first), fc.constantFrom(...listPartners(first))));

const anyCard = (id: string): fc.Arbitrary<Card> =>
	fc.oneof(
		{
			weight: 5,
			arbitrary: fc.record({
				id: fc.constant(id),
				kind: fc.constant('action' as const),
				flask: anyFlask,
				savant: fc.boolean(),
				abilities: anyAbilities,
			}),
		},
		{
			weight: 2,
			arbitrary: fc.record({
				id: fc.constant(id),
				kind: fc.constant('atium' as const),
				savant: fc.boolean(),
				abilities: anyAbilities,
			}),
		},
		{
			weight: 1,
			arbitrary: fc.record({ id: fc.constant(id), kind: fc.constantFrom('ally' as const, 'funding' as const) }),
		},
	);

const anyEffect = (id: string): fc.Arbitrary<Effect> =>
	fc.oneof(
		fc.record({
			id: fc.constant(id),
			kind: fc.constant('ally' as const),
			metal: anyNeed,
			burnsNeeded: fc.integer({ min: 1, max: 3 }),
		}),
		fc.record({
			id: fc.constant(id),
			kind: fc.constant('character' as const),
			metal: anyNeed,
			burnsNeeded: fc.constant(1),
		}),
	);

const anySituation: fc.Arbitrary<Situation> = fc.record({
	burnIcons: fc.integer({ min: 1, max: 4 }),
	extraBurns: fc.constantFrom(0, 0, 0, 1),
	atium: fc.integer({ min: 0, max: 3 }),
	flared: fc.subarray([...METALS], { maxLength: 4 }),
	hand: fc.tuple(...IDS.map(anyCard)),
	effects: fc.tuple(...['e', 'f'].map(anyEffect)),
	doubleAtium: fc.boolean(),
});

const anyAction: fc.Arbitrary<Action> = fc.oneof(
	fc.record({ type: fc.constant('burn' as const), metal: anyMetal, recipient }),
	fc.record({ type: fc.constant('flare' as const), metal: anyNeed, recipient }),
	fc.record({ type: fc.constant('atium' as const), standsFor: anyNeed, recipient }),
	fc.record({ type: fc.constant('lay' as const), card: anyId, standsFor: anyNeed, recipient }),
	fc.record({ type: fc.constant('refresh' as const), metal: anyMetal, card: recipient }),
	fc.record({
		type: fc.constant('gain' as const),
		what: fc.constantFrom('icon' as const, 'burn' as const, 'atium' as const),
		amount: fc.integer({ min: 1, max: 2 }),
	}),
	fc.record({ type: fc.constant('riot' as const), effect: fc.constantFrom('e', 'character', 'absent') }),
	fc.record({ type: fc.constant('seek' as const) }),
);

/** Actions at random, then those that a payment proposes: otherwise most of them would be illegal. */
const anyActions = fc.array(anyAction, { maxLength: 10 });

function playedOut(situation: Situation, actions: readonly Action[]): readonly Action[] {
	const paid = resolve(situation, actions).result.payments.flatMap(({ ways }) => ways)[0] ?? [];
	return [...actions, ...paid];
}

function always(check: (resolution: Resolution, situation: Situation, actions: readonly Action[]) => void): void {
	fc.assert(
		fc.property(anySituation, anyActions, (situation, random) => {
			const actions = playedOut(situation, random);
			check(resolve(situation, actions), situation, actions);
		}),
		{ numRuns: runs(150) },
	);
}

/** Whether what was paid for is active, or available. */
function isPaid({ result }: Resolution, purpose: Purpose): boolean {
	if (purpose.type === 'effect') return result.effects.includes(purpose.effect);
	const tracked = result.cards.find(({ card }) => card.id === purpose.card);
	return tracked !== undefined && tracked.activeCount > purpose.rank;
}

describe('whatever happens', () => {
	test('no more tokens are burnt than the limit, Atium included', () => {
		always(({ result, trace }) => {
			const burns = trace.filter(({ kind }) => kind === 'token-burnt' || kind === 'atium-burnt').length;
			expect(result.remaining).toBe(result.limit - burns);
			expect(result.remaining).toBeGreaterThanOrEqual(0);
		});
	});

	test('metaux-une-fois-par-tour: each token is burnt or flared at most once', () => {
		always(({ trace }) => {
			const used = trace.flatMap((step) =>
				step.kind === 'token-burnt' || step.kind === 'token-flared' ? [step.metal] : [],
			);
			expect(new Set(used).size).toBe(used.length);
		});
	});

	test('each card serves once: played, laid or discarded', () => {
		always(({ trace }) => {
			const served = trace.flatMap((step) =>
				step.kind === 'card-laid' || step.kind === 'card-discarded' || step.kind === 'card-played' ? [step.card] : [],
			);
			expect(new Set(served).size).toBe(served.length);
		});
	});

	test('Atium is neither made nor lost', () => {
		always(({ result, trace }, { atium }) => {
			const sumOf = (kind: string) =>
				trace.filter((step) => step.kind === kind).reduce((total, { before, after }) => total + after - before, 0);
			expect(result.atium).toBe(atium + sumOf('atium-gained') + sumOf('atium-burnt'));
			expect(result.endOfTurn.atium).toBe(result.atium);
		});
	});

	test('at the end of the turn a token is ready, unless it was turned over', () => {
		always(({ result }) => {
			for (const metal of METALS) {
				const turned = result.tokens[metal] === 'flared' || result.tokens[metal] === 'turned';
				expect(result.endOfTurn.tokens[metal]).toBe(turned ? 'turned' : 'ready');
			}
		});
	});

	test('numbers of a kind of count follow one another from step to step', () => {
		always(({ trace }) => {
			const counts: Record<string, number> = {};
			for (const { kind, before, after } of trace) {
				const next = {
					'card-played': 'hand',
					'card-laid': 'hand',
					'card-discarded': 'hand',
					'atium-burnt': 'atium',
					'atium-gained': 'atium',
				}[kind as string];
				if (next === undefined) continue;
				expect(before).toBe(counts[next] ?? before);
				counts[next] = after;
			}
		});
	});

	test('one outcome an action; illegal ones leave no step and change nothing', () => {
		always(({ result, trace }, situation, actions) => {
			expect(result.outcomes).toHaveLength(actions.length);
			const legal = actions.filter((_, rank) => result.outcomes[rank]?.type === 'done');
			result.outcomes.forEach((outcome, rank) => {
				if (outcome.type === 'illegal') expect(trace.filter(({ action }) => action === rank)).toEqual([]);
			});
			const { outcomes: _, ...rest } = result;
			expect(resolve(situation, legal).result).toMatchObject(rest);
		});
	});

	test('every step cites a rule of the list, with whole numbers that are not negative', () => {
		always(({ trace }) => {
			for (const { rule, before, after } of trace) {
				expect(RULES).toContain(rule);
				expect([before, after].every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
			}
		});
	});

	test('the same input gives the same result and trace, and is left unchanged', () => {
		always((resolution, situation, actions) => {
			expect(problemsOf(situation, actions)).toEqual([]);
			const frozen = deepFreeze(structuredClone({ situation, actions }));
			expect(resolve(frozen.situation, frozen.actions)).toEqual(resolution);
		});
	});
});

describe('what is said to be possible', () => {
	test('is what the engine then accepts', () => {
		always(({ result }, situation, actions) => {
			for (const metal of METALS) {
				const { burn, flare, refresh } = result.possibilities.metals[metal];
				const attempts = [
					[burn, { type: 'burn', metal, recipient: null }],
					[flare, { type: 'flare', metal, recipient: null }],
					[refresh, { type: 'refresh', metal, card: null }],
				] as const;
				for (const [refusals, action] of attempts) {
					const outcome = resolve(situation, [...actions, action]).result.outcomes.at(-1);
					expect(outcome).toEqual(refusals === null ? { type: 'done' } : { type: 'illegal', ...refusals });
				}
			}
		});
	});

	test('maximum: no metal can be provided more often', () => {
		always(({ result }, situation, actions) => {
			for (const metal of METALS) {
				const times = result.possibilities.metals[metal].maximum;
				const effect = { id: 'sonde', kind: 'ally' as const, metal, burnsNeeded: result.burns[metal] + times };
				if (times === 0 || effect.burnsNeeded > 4) continue;
				const payment = (effects: readonly Effect[]) =>
					resolve({ ...situation, effects }, actions).result.payments.find(({ purpose }) => purpose.type === 'effect');
				expect(payment([effect])?.verdict).toBe('payable');
				if (effect.burnsNeeded < 4)
					expect(payment([{ ...effect, burnsNeeded: effect.burnsNeeded + 1 }])?.verdict).toBe('missing');
			}
		});
	});
});

describe('payments', () => {
	test('each way is legal in its order, and pays', () => {
		always(({ result }, situation, actions) => {
			for (const { purpose, verdict, ways } of result.payments) {
				expect(ways.length > 0).toBe(verdict === 'payable');
				for (const way of ways) {
					const next = resolve(situation, [...actions, ...way]);
					expect(next.result.outcomes.slice(actions.length).every(({ type }) => type === 'done')).toBe(true);
					expect(isPaid(next, purpose)).toBe(true);
				}
			}
		});
	});

	test('at most four ways and one that refreshes, one action for each metal; the first flares the fewest tokens', () => {
		always(({ result }) => {
			for (const { ways: all, demand } of result.payments) {
				const ways = all.filter((way) => way.every(({ type }) => type !== 'refresh'));
				const refreshing = all.filter((way) => !ways.includes(way));
				expect([0, 1]).toContain(refreshing.length);
				for (const way of refreshing) expect(way.filter(({ type }) => type !== 'refresh')).toHaveLength(demand.length);
				const flared = ways.map((actions) => actions.filter(({ type }) => type === 'flare').length);
				expect(flared.every((amount) => amount >= (flared[0] ?? 0))).toBe(true);
				for (const actions of ways) expect(actions).toHaveLength(demand.length);
				expect(ways.length).toBeLessThanOrEqual(4);
			}
		});
	});

	test('what is said not to be payable is not, whatever is tried', () => {
		fc.assert(
			fc.property(anySituation, anyActions, (situation, actions) => {
				const narrow = { ...situation, atium: Math.min(situation.atium, 1), hand: situation.hand.slice(0, 3) };
				for (const { purpose, verdict, demand } of resolve(narrow, actions).result.payments) {
					const found = canPay(narrow, actions, purpose, demand.length);
					expect(found, JSON.stringify(purpose)).toBe(verdict === 'payable');
				}
			}),
			{ numRuns: runs(40) },
		);
	});
});

/** Tries every action that gives a metal to what is to be paid, and refreshing with a card, as deep as the demand. */
function canPay(situation: Situation, actions: readonly Action[], purpose: Purpose, depth: number): boolean {
	const resolution = resolve(situation, actions);
	if (isPaid(resolution, purpose)) return true;
	if (depth === 0) return false;
	const goal = purpose.type === 'ability' ? purpose.card : null;
	const needs =
		purpose.type === 'effect'
			? situation.effects.filter(({ id }) => id === purpose.effect).map(({ metal }) => metal)
			: [...NEEDS];
	const ids = situation.hand.map(({ id }) => id).filter((id) => id !== goal);
	const attempts: readonly Action[] = needs.flatMap((standsFor) => [
		...(standsFor === 'atium'
			? []
			: [
					{ type: 'burn' as const, metal: standsFor, recipient: goal },
					{ type: 'flare' as const, metal: standsFor, recipient: goal },
				]),
		{ type: 'atium' as const, standsFor, recipient: goal },
		...ids.map((card) => ({ type: 'lay' as const, card, standsFor, recipient: goal })),
	]);
	return attempts.some((attempt) => {
		const next = [...actions, attempt];
		if (resolve(situation, next).result.outcomes.at(-1)?.type !== 'done') return false;
		return canPay(situation, next, purpose, depth - 1);
	});
}
