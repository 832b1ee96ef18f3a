import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type Action,
	type Card,
	type Combinations,
	combine,
	type Effect,
	listPartners,
	MAX_ABILITIES,
	METALS,
	NEEDS,
	type Result,
	type Situation,
	verifyWishes,
	type Wish,
} from '../../../../../src/rules/mistborn/metals';
import { runs } from '../../../../every';
import { checked } from '../../checked';
import { deepFreeze } from '../../deep-freeze';
import { bestOf, keyOf, mostReady, tryAll } from './try-all';
import {
	accepted,
	actionCard,
	allyEffect,
	atiumCard,
	burn,
	characterEffect,
	ironSteel,
	lay,
	refresh,
	resolve,
	savantCard,
	situation,
} from './vocabulary';

function together(start: Situation, actions: readonly Action[] = [], wishes: readonly Wish[] = []): Combinations {
	const input = accepted(start, actions);
	const work = combine(input, checked(verifyWishes(wishes, input)));
	for (;;) {
		const { done, value } = work.next();
		if (done) return value;
	}
}

/** [how many, tokens flared, Atium burnt] of each tier. */
const tiersOf = ({ tiers }: Combinations) => tiers.map(({ count, flares, atium }) => [count, flares, atium]);

/** « carte 0, e »: what each combination brings. */
const broughtBy = ({ tiers }: Combinations) =>
	tiers.map(({ combinations }) =>
		combinations.map(({ purposes }) =>
			purposes.map((each) => (each.type === 'effect' ? each.effect : `${each.card} ${each.rank}`)).join(', '),
		),
	);

const PLAYED = ['iron', 'steel', 'zinc', 'atium'] as const;
const ASIDE = METALS.filter((metal) => !PLAYED.some((played) => played === metal));

const anyCard = (id: string): fc.Arbitrary<Card> => {
	const abilities = fc.array(fc.array(fc.constantFrom(...PLAYED), { minLength: 1, maxLength: 2 }), { maxLength: 2 });
	const flask = fc.constantFrom(['iron', 'steel'] as const, ['zinc', 'brass'] as const, ['zinc', 'pewter'] as const);
	const ours = { id: fc.constant(id), savant: fc.constant(false), abilities };
	return fc.oneof(
		{ weight: 5, arbitrary: fc.record({ kind: fc.constant('action' as const), flask, ...ours }) },
		{ weight: 2, arbitrary: fc.record({ kind: fc.constant('atium' as const), ...ours }) },
		{ weight: 1, arbitrary: fc.constant({ id, kind: 'ally' as const }) },
	);
};

const anyEffect = (id: string): fc.Arbitrary<Effect> =>
	fc.record({
		id: fc.constant(id),
		kind: fc.constant('ally' as const),
		metal: fc.constantFrom(...PLAYED),
		burnsNeeded: fc.integer({ min: 1, max: 2 }),
	});

/** Few tokens, so that everything can be tried: the others have been flared before. */
const anySituation = (cards: number, effects: number): fc.Arbitrary<Situation> =>
	fc.record({
		burnIcons: fc.integer({ min: 1, max: 2 }),
		extraBurns: fc.constant(0),
		atium: fc.integer({ min: 0, max: 2 }),
		flared: fc.subarray(['iron', 'steel', 'zinc'] as const).map((flared) => [...flared, ...ASIDE]),
		hand: fc.tuple(...['a', 'b', 'c', 'd'].slice(0, cards).map(anyCard)),
		effects: fc.tuple(...['e', 'f'].slice(0, effects).map(anyEffect)),
		doubleAtium: fc.boolean(),
	});

describe('what can be had together', () => {
	test.each([
		[3, 0],
		[2, 2],
		[3, 1],
	])('is exactly what trying everything finds, with %i cards and %i effects', (cards, effects) => {
		fc.assert(
			fc.property(anySituation(cards, effects), (start) => {
				expect(tiersOf(together(start))).toEqual(bestOf(tryAll(start)));
			}),
			{ numRuns: runs(100) },
		);
	});
});

describe('the tokens that are ready in the end', () => {
	test.each([
		[3, 0],
		[3, 1],
		[2, 2],
	])(
		'are as many as trying everything finds for the same goals and price, with %i cards and %i effects',
		(cards, effects) => {
			fc.assert(
				fc.property(anySituation(cards, effects), (start) => {
					const most = mostReady(start);
					for (const { flares, atium, combinations } of together(start).tiers)
						for (const { purposes, actions, refreshes } of combinations) {
							const { endOfTurn } = resolve(start, [...actions, ...refreshes]).result;
							const won = purposes.map((each) => (each.type === 'effect' ? each.effect : `${each.card} ${each.rank}`));
							const ready = METALS.filter((metal) => endOfTurn.tokens[metal] === 'ready').length;
							expect(ready).toBe(most.get(keyOf(won, flares, atium)));
						}
				}),
				{ numRuns: runs(100) },
			);
		},
	);
});

/** How many turned tokens cards in hand can refresh, each way tried. */
function mostRefreshed(result: Result): number {
	const turned = METALS.filter((metal) => ['turned', 'flared'].includes(result.tokens[metal]));
	const left = result.cards.filter(({ place }) => place === 'hand').map(({ card }) => card);
	const go = (at: number, cards: readonly Card[]): number => {
		const metal = turned[at];
		if (metal === undefined) return 0;
		const able = cards.filter(
			(card) => card.kind === 'atium' || (card.kind === 'action' && card.flask.includes(metal)),
		);
		return Math.max(
			go(at + 1, cards),
			...able.map(
				(card) =>
					1 +
					go(
						at + 1,
						cards.filter((other) => other !== card),
					),
			),
		);
	};
	return go(0, left);
}

const PAIRS = [
	['tin', 'pewter'],
	['bronze', 'copper'],
	['zinc', 'brass'],
	['iron', 'steel'],
] as const;

/** A hand as players hold them, in the middle of a turn. */
const anyHand: fc.Arbitrary<Situation> = fc.record({
	burnIcons: fc.integer({ min: 1, max: 4 }),
	extraBurns: fc.integer({ min: 0, max: 1 }),
	atium: fc.integer({ min: 0, max: 3 }),
	flared: fc.subarray([...METALS]),
	hand: fc
		.array(
			fc.constantFrom(...PAIRS).chain((flask) => {
				const cost = fc.array(fc.constantFrom(...flask, flask[0], 'atium' as const), { minLength: 1, maxLength: 2 });
				return fc.record({
					kind: fc.constantFrom('action' as const, 'action' as const, 'action' as const, 'atium' as const),
					flask: fc.constant(flask),
					savant: fc.boolean(),
					abilities: fc.array(cost, { maxLength: 3 }),
				});
			}),
			{ maxLength: 6 },
		)
		.map((sheets) => sheets.map((sheet, at) => ({ id: `c${at}`, ...sheet }) as Card)),
	effects: fc.tuple(...['e', 'f', 'g'].map(anyEffect)),
	doubleAtium: fc.boolean(),
});

const anyGestures = (start: Situation): fc.Arbitrary<readonly Action[]> => {
	const recipient = fc.constantFrom(null, ...start.hand.map(({ id }) => id));
	return fc.array(
		fc.oneof(
			fc.record({ type: fc.constant('burn' as const), metal: fc.constantFrom(...METALS), recipient }),
			fc.record({ type: fc.constant('atium' as const), standsFor: fc.constantFrom(...NEEDS), recipient }),
		),
		{ maxLength: 4 },
	);
};

describe('each combination', () => {
	test('is legal in its order, brings what it says, and costs what its tier says', () => {
		fc.assert(
			fc.property(
				anyHand.chain((start) => fc.tuple(fc.constant(start), anyGestures(start))),
				([start, before]) => {
					const { result: first } = resolve(start, before);
					for (const { count, flares, atium, combinations } of together(start, before).tiers) {
						expect(combinations.length).toBeGreaterThan(0);
						for (const { purposes, actions, refreshes } of combinations) {
							const { result } = resolve(start, [...before, ...actions]);
							expect(result.outcomes.slice(before.length).every(({ type }) => type === 'done')).toBe(true);
							expect(actions.filter(({ type }) => type === 'flare')).toHaveLength(flares);
							expect(first.atium - result.atium).toBe(atium);
							expect(purposes).toHaveLength(count);
							const after = resolve(start, [...before, ...actions, ...refreshes]).result;
							expect(after.outcomes.slice(before.length).every(({ type }) => type === 'done')).toBe(true);
							expect(refreshes).toHaveLength(mostRefreshed(result));
							for (const purpose of purposes)
								expect(
									purpose.type === 'effect'
										? result.effects.includes(purpose.effect) && !first.effects.includes(purpose.effect)
										: result.cards.some(
												({ card, activeCount }) => card.id === purpose.card && activeCount > purpose.rank,
											),
								).toBe(true);
						}
					}
				},
			),
			{ numRuns: runs(150) },
		);
	});

	test('a dearer tier has more; none is beaten', () => {
		fc.assert(
			fc.property(anyHand, (start) => {
				const tiers = tiersOf(together(start)) as [number, number, number][];
				expect(bestOf(tiers)).toEqual(tiers);
			}),
		);
	});

	test('with wishes, each one fulfils them, and none has more than without', () => {
		const anyWish = (start: Situation) =>
			fc
				.constantFrom(...start.hand)
				.chain(({ id: card }) =>
					fc
						.tuple(fc.integer({ min: 0, max: 2 }), fc.constantFrom(0, 3))
						.map(([least, more]) => ({ card, least, most: Math.min(least + more, MAX_ABILITIES) })),
				);
		fc.assert(
			fc.property(
				anyHand
					.filter(({ hand }) => hand.some((card) => 'abilities' in card && card.abilities.length > 0))
					.chain((start) => fc.tuple(fc.constant(start), anyWish(start))),
				([start, wish]) => {
					const card = start.hand.find(({ id }) => id === wish.card);
					const deep = card !== undefined && 'abilities' in card ? card.abilities.length : 0;
					const free = tiersOf(together(start)) as [number, number, number][];
					for (const { count, flares, atium, combinations } of together(start, [], [wish]).tiers) {
						expect(free.some((one) => one[0] >= count && one[1] <= flares && one[2] <= atium)).toBe(true);
						for (const { purposes } of combinations) {
							const active = purposes.filter((each) => each.type === 'ability' && each.card === wish.card).length;
							if (deep > 0) expect(active).toBeGreaterThanOrEqual(Math.min(wish.least, deep));
							if (deep > 0) expect(active).toBeLessThanOrEqual(wish.most);
						}
					}
				},
			),
		);
	});

	test('the inputs are left unchanged', () => {
		const start = deepFreeze(situation({ hand: [ironSteel], effects: [allyEffect('e', 'iron')] }));
		expect(together(start)).toEqual(together(start));
	});
});

describe('by hand', () => {
	const needs = (id: string, ...abilities: ('iron' | 'steel')[]) =>
		actionCard(id, ['iron', 'steel'], ...abilities.map((metal) => [metal]));

	test('rulebook, « Entraînement au Fer »: laid as Steel, with the Steel token, two abilities of « S’envoler »', () => {
		const hand = [needs('s-envoler', 'steel', 'steel'), needs('entrainement', 'iron')];
		const found = together(situation({ hand }));
		expect(tiersOf(found)).toEqual([[2, 0, 0]]);
		expect(broughtBy(found)).toEqual([['s-envoler 0, s-envoler 1']]);
		expect(found.tiers[0]?.combinations[0]?.actions).toEqual([
			burn('steel', 's-envoler'),
			lay('entrainement', 'steel', 's-envoler'),
		]);
	});

	test('carte-comme-metal-definition: of two cards, one is played and the other feeds it', () => {
		const found = together(situation({ hand: [needs('a', 'iron'), needs('b', 'steel')], flared: [...METALS] }));
		expect(tiersOf(found)).toEqual([[1, 0, 0]]);
		expect(broughtBy(found)).toEqual([['a 0', 'b 0']]);
	});

	test('bruler-limite-attiser: each token beyond the limit is flared', () => {
		const hand = [needs('a', 'iron'), needs('b', 'steel'), actionCard('c', ['zinc', 'brass'], ['zinc'])];
		expect(tiersOf(together(situation({ hand })))).toEqual([
			[2, 0, 0],
			[3, 2, 0],
		]);
		expect(tiersOf(together(situation({ hand, burnIcons: 3 })))).toEqual([[3, 0, 0]]);
	});

	test('atium-limite: Atium takes a place, and a token is flared to leave it one', () => {
		const hand = [actionCard('a', ['iron', 'steel'], ['iron'], ['iron'])];
		expect(tiersOf(together(situation({ hand, atium: 1 })))).toEqual([
			[1, 0, 0],
			[2, 1, 1],
		]);
	});

	test('metaux-atium-deux-metaux: one Atium on a card, for its ability and two Allies', () => {
		const hand = [actionCard('a', ['tin', 'pewter'], ['tin'])];
		const effects = [allyEffect('e', 'tin'), allyEffect('f', 'atium')];
		const found = together(situation({ hand, effects, atium: 1 }));
		expect(tiersOf(found)).toEqual([
			[2, 0, 0],
			[3, 0, 1],
		]);
		expect(broughtBy(found)).toEqual([['a 0, e'], ['a 0, e, f']]);
	});

	test('allies-second-effet, metaux-sans-effet: a card laid beside for the second effect', () => {
		const effects = [allyEffect('e', 'iron'), allyEffect('f', 'iron', 2), characterEffect('pewter')];
		const found = together(situation({ hand: [ironSteel], effects }));
		expect(tiersOf(found)).toEqual([
			[2, 0, 0],
			[3, 1, 0],
		]);
		expect(found.tiers[0]?.combinations.map(({ actions }) => actions)).toEqual([
			[burn('iron'), lay('fer-acier', 'iron')],
			[lay('fer-acier', 'iron'), burn('pewter')],
		]);
	});

	test('what is done already is done: only the rest is sought', () => {
		const hand = [needs('a', 'steel', 'steel'), ironSteel];
		const found = together(situation({ hand }), [burn('steel', 'a')]);
		expect(found.goals).toBe(1);
		expect(broughtBy(found)).toEqual([['a 1']]);
	});

	test('a wish: a card that is not played, a card of which two abilities are wanted', () => {
		const hand = [needs('a', 'iron', 'iron'), needs('b', 'steel')];
		const start = situation({ hand });
		expect(broughtBy(together(start, [], [{ card: 'b', least: 0, most: 0 }]))).toEqual([['a 0, a 1']]);
		expect(broughtBy(together(start, [], [{ card: 'a', least: 0, most: 0 }]))).toEqual([['b 0']]);
		const both = [
			{ card: 'a', least: 2, most: 3 },
			{ card: 'b', least: 1, most: 3 },
		];
		expect(together(start, [], both).tiers).toEqual([]);
	});

	test('metaux-regenerer: a card that stays in hand refreshes the token that was flared', () => {
		const hand = [actionCard('c', ['zinc', 'brass'], ['zinc']), needs('d')];
		const tiers = together(situation({ hand, flared: ['steel'] })).tiers;
		expect(tiers[0]?.combinations[0]?.refreshes).toEqual([{ type: 'refresh', metal: 'steel', card: 'd' }]);
	});

	test('metaux-regenerer-reutiliser: rather than laid, a card refreshes the token, which is burnt and ready again', () => {
		const a = actionCard('a', ['zinc', 'brass'], ['iron']);
		const [tier] = together(situation({ hand: [a, ironSteel], flared: ['iron'] })).tiers;
		expect(tier).toMatchObject({ count: 1, flares: 0, atium: 0 });
		expect(tier?.combinations[0]?.actions).toEqual([refresh('iron', 'fer-acier'), burn('iron', 'a')]);
		expect(tier?.combinations[0]?.refreshes).toEqual([]);
	});

	test('metaux-bruler-limite: not when the limit has no place left for it', () => {
		const hand = [actionCard('a', ['zinc', 'brass'], ['iron']), actionCard('c', ['tin', 'pewter'], ['tin']), ironSteel];
		const [tier] = together(situation({ hand, flared: ['iron'] })).tiers;
		expect(tier?.count).toBe(2);
		expect(tier?.combinations[0]?.actions).toEqual([lay('fer-acier', 'iron', 'a'), burn('tin', 'c')]);
	});

	test('a card is laid for a token that is ready, so that another token can be refreshed and burnt', () => {
		const hand = [
			actionCard('a', ['tin', 'pewter'], ['zinc'], ['iron']),
			actionCard('c', ['zinc', 'brass']),
			ironSteel,
		];
		const [tier] = together(situation({ hand, flared: ['iron'] })).tiers;
		expect(tier?.combinations[0]?.actions).toEqual([
			lay('c', 'zinc', 'a'),
			refresh('iron', 'fer-acier'),
			burn('iron', 'a'),
		]);
	});

	test('cartes-savant: a Savant card is laid, since discarded it gives nothing; and a spare card refreshes anyway', () => {
		const a = actionCard('a', ['zinc', 'brass'], ['iron']);
		const savant = savantCard('s', ['iron', 'steel']);
		const actionsOf = (...hand: Card[]) =>
			together(situation({ hand: [a, ...hand], flared: ['iron'] })).tiers[0]?.combinations[0];
		expect(actionsOf(savant)?.actions).toEqual([lay('s', 'iron', 'a')]);
		expect(actionsOf(savant, ironSteel)).toMatchObject({
			actions: [{ type: 'lay' }],
			refreshes: [{ type: 'refresh', metal: 'iron' }],
		});
	});

	test('nothing to have: no tier', () => {
		expect(together(situation({ hand: [ironSteel] }))).toEqual({ goals: 0, tiers: [], exact: true });
		expect(tiersOf(together(situation({ hand: [needs('a', 'iron')], flared: ['iron'] })))).toEqual([]);
	});

	test('more than four ways to have as many: four are listed, and it is said', () => {
		const hand = PAIRS.flatMap(([first, second]) => [
			actionCard(first, [first, second], [first]),
			actionCard(second, [first, second], [second]),
		]);
		const [tier] = together(situation({ hand, flared: [...METALS] })).tiers;
		expect(tier).toMatchObject({ count: 4, more: true });
		expect(tier?.combinations).toHaveLength(4);
	});
});

describe('how long it takes', () => {
	const hand = (size: number) =>
		Array.from({ length: size }, (_, at) => {
			const [first, second] = PAIRS[at % 4] ?? PAIRS[0];
			return at === 9
				? atiumCard('z', ['atium'])
				: actionCard(`c${at}`, [first, second], [first], [at % 3 === 0 ? second : first]);
		});

	test.each([5, 8, 12])('with %i cards everything is tried, pause after pause', (size) => {
		const start = situation({ hand: hand(size), burnIcons: 3, atium: 2, effects: [allyEffect('e', 'zinc')] });
		const work = combine(accepted(start, []), checked(verifyWishes([], start)));
		let pauses = 0;
		for (let step = work.next(); ; step = work.next()) {
			if (step.done) {
				expect(step.value.exact).toBe(true);
				break;
			}
			pauses++;
		}
		expect(pauses).toBeLessThan(12_500);
	});

	test('with the largest hand it stops, and says whether everything was tried', () => {
		const large = Array.from({ length: 12 }, (_, at) => {
			const metal = METALS[at % 8] ?? 'iron';
			const partners = listPartners(metal);
			const other = partners[at % partners.length] ?? 'steel';
			return actionCard(`c${at}`, [metal, other], [metal], [metal], ['atium']);
		});
		const found = together(situation({ hand: large, burnIcons: 4, extraBurns: 9, atium: 9 }));
		expect(found.tiers.length).toBeGreaterThan(1);
		expect(found.exact).toBe(false);
	});
});
