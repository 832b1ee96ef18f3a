import { describe, expect, test } from 'vitest';
import { burn, burnAtium, flare, gain, ironSteel, judge, lay, refresh } from './vocabulary';

describe('burning tokens', () => {
	test('metaux-bruler-limite: one token at the start of the game, four at the end of the track', () => {
		expect(judge({}, burn('tin'), burn('iron')).reasons).toEqual([null, 'limit-reached']);
		const four = judge({ burnIcons: 4 }, burn('tin'), burn('iron'), burn('zinc'), burn('pewter'), burn('copper'));
		expect(four.reasons).toEqual([null, null, null, null, 'limit-reached']);
		expect(four.stepsOf('limit-used').map(({ before, after }) => [before, after])).toEqual([
			[4, 3],
			[3, 2],
			[2, 1],
			[1, 0],
		]);
	});

	test('metaux-bruler-limite-cartes: cards and Missions let burn more, even in the middle of the turn', () => {
		expect(judge({ extraBurns: 1 }, burn('tin'), burn('iron')).reasons).toEqual([null, null]);
		const { reasons, result } = judge({}, burn('tin'), gain('burn', 2), burn('iron'), burn('zinc'), burn('brass'));
		expect(reasons).toEqual([null, null, null, null, 'limit-reached']);
		expect([result.limit, result.remaining]).toEqual([3, 0]);
	});

	test('regles-entrainement-bruler: an icon of the track can be used at once, and there are four of them', () => {
		expect(judge({}, burn('tin'), gain('icon'), burn('iron')).reasons).toEqual([null, null, null]);
		expect(judge({ burnIcons: 3 }, gain('icon', 2)).last).toEqual({
			type: 'illegal',
			reason: 'track-at-its-end',
			rule: 'metaux-bruler-limite',
			burnIcons: 3,
		});
	});

	test('metaux-une-fois-par-tour: a burnt token is not burnt again', () => {
		expect(judge({ burnIcons: 2 }, burn('tin'), burn('tin')).last).toEqual({
			type: 'illegal',
			reason: 'token-already-used',
			rule: 'metaux-une-fois-par-tour',
			metal: 'tin',
		});
	});

	test('bruler-limite-attiser: the refusal gives the limit', () => {
		expect(judge({ extraBurns: 1 }, burn('tin'), burn('iron'), burn('zinc')).last).toMatchObject({
			rule: 'bruler-limite-attiser',
			metal: 'zinc',
			limit: 2,
		});
	});

	test('metaux-sans-effet: a token burnt beside any card counts in the limit all the same', () => {
		const { stepsOf, result } = judge({}, burn('tin'));
		expect(stepsOf('token-burnt')).toMatchObject([{ rule: 'metaux-sans-effet', before: 8, after: 7 }]);
		expect(result.remaining).toBe(0);
	});
});

describe('flaring tokens', () => {
	test('metaux-attiser-sans-limite: all eight tokens can be flared in a turn', () => {
		const all = ['tin', 'bronze', 'zinc', 'iron', 'pewter', 'copper', 'brass', 'steel'] as const;
		const { reasons, result } = judge({}, ...all.map((metal) => flare(metal)));
		expect(reasons).toEqual(all.map(() => null));
		expect(result.remaining).toBe(1);
	});

	test('metaux-attiser-moment: before the limit is reached; attiser-au-dela: after', () => {
		const { stepsOf } = judge({}, flare('tin'), burn('iron'), flare('zinc'));
		expect(stepsOf('limit-spared').map(({ rule, before }) => [rule, before])).toEqual([
			['metaux-attiser-moment', 1],
			['attiser-au-dela', 0],
		]);
	});

	test('attiser-deja-brule: a burnt token is not flared', () => {
		expect(judge({}, burn('tin'), flare('tin')).last).toMatchObject({
			reason: 'token-already-used',
			rule: 'attiser-deja-brule',
		});
	});

	test('metaux-une-fois-par-tour: a flared token is neither burnt nor flared again', () => {
		for (const next of [burn('tin'), flare('tin')]) {
			expect(judge({}, flare('tin'), next).last).toMatchObject({
				reason: 'token-already-used',
				rule: 'metaux-une-fois-par-tour',
			});
		}
	});

	test('metaux-attiser-bloque: a token flared on an earlier turn is neither burnt nor flared', () => {
		for (const attempt of [burn('tin'), flare('tin')]) {
			expect(judge({ flared: ['tin'] }, attempt).last).toMatchObject({
				reason: 'token-flared',
				rule: 'metaux-attiser-bloque',
			});
		}
	});

	test('metaux-attiser-vaut-bruler: it counts as a burnt metal', () => {
		const { stepsOf, result } = judge({}, flare('tin'));
		expect(stepsOf('metal-counted')).toMatchObject([{ rule: 'metaux-attiser-vaut-bruler', metal: 'tin' }]);
		expect(result.burns.tin).toBe(1);
	});
});

describe('what is still possible', () => {
	test('says why a token cannot be used, and how', () => {
		const { result } = judge({ flared: ['iron'], hand: [ironSteel] }, burn('tin'));
		const { metals } = result.possibilities;
		expect(metals.tin).toMatchObject({
			token: 'burnt',
			burn: { reason: 'token-already-used' },
			flare: { rule: 'attiser-deja-brule' },
			refresh: { reason: 'nothing-to-refresh' },
			maximum: 0,
		});
		expect(metals.zinc).toMatchObject({ burn: { reason: 'limit-reached' }, flare: null, maximum: 1 });
		expect(metals.iron).toMatchObject({
			token: 'turned',
			refresh: null,
			metalCards: ['fer-acier'],
			refreshCards: ['fer-acier'],
			maximum: 1,
		});
		expect(metals.steel).toMatchObject({ metalCards: ['fer-acier'], refreshCards: [], maximum: 2 });
	});

	test('a used card is gone', () => {
		const { result } = judge({ hand: [ironSteel] }, lay('fer-acier', 'steel'));
		expect(result.possibilities.metals.iron.metalCards).toEqual([]);
	});

	test('atium-limite: Atium counts as long as tokens can be burnt', () => {
		const atiumOf = (...actions: Parameters<typeof judge> extends [unknown, ...infer Rest] ? Rest : never) =>
			judge({ burnIcons: 2, atium: 3 }, ...actions).result.possibilities.atium;
		expect(atiumOf()).toMatchObject({ burn: null, maximum: 2 });
		expect(atiumOf(flare('iron'))).toMatchObject({ maximum: 2 });
		expect(atiumOf(burn('iron'))).toMatchObject({ maximum: 1 });
		expect(atiumOf(burn('iron'), burnAtium('iron'))).toMatchObject({ burn: { rule: 'atium-limite' }, maximum: 0 });
	});
});

describe('end of the turn', () => {
	test('metaux-bruler-reprendre, metaux-attiser-reprendre: burnt tokens come back, flared ones stay turned', () => {
		const { result, stepsOf } = judge({ burnIcons: 2, flared: ['zinc'] }, burn('tin'), flare('iron'));
		const { tokens } = result.endOfTurn;
		expect([tokens.tin, tokens.iron, tokens.zinc, tokens.pewter]).toEqual(['ready', 'turned', 'turned', 'ready']);
		expect(stepsOf('token-taken-back')).toMatchObject([{ metal: 'tin', before: 5, after: 6, action: 'end-of-turn' }]);
		expect(stepsOf('token-stays-flared').map(({ metal, rule }) => [metal, rule])).toEqual([
			['zinc', 'metaux-attiser-bloque'],
			['iron', 'metaux-attiser-reprendre'],
		]);
	});

	test('metaux-regenerer-meme-tour: a token flared then refreshed serves again the next turn', () => {
		const { result, stepsOf } = judge({}, flare('tin'), refresh('tin'));
		expect(result.endOfTurn.tokens.tin).toBe('ready');
		expect(stepsOf('token-taken-back')).toMatchObject([{ rule: 'metaux-regenerer-meme-tour' }]);
	});

	test('metaux-atium-usage-unique: burnt Atium goes back to the supply', () => {
		const { result, stepsOf } = judge({ burnIcons: 2, atium: 3 }, burnAtium('iron'), burnAtium('atium'));
		expect(stepsOf('atium-returned')).toMatchObject([{ before: 2, after: 0 }]);
		expect(result.endOfTurn.atium).toBe(1);
	});

	test('deckbuilding-fin-defausser: cards played and cards laid as metals', () => {
		const card = { ...ironSteel, id: 'jouee', abilities: [['iron' as const]] };
		const { stepsOf } = judge({ hand: [card, ironSteel] }, lay('fer-acier', 'iron', 'jouee'));
		expect(stepsOf('cards-discarded')).toMatchObject([{ before: 2, after: 0 }]);
	});

	test('a turn with no action gives back nothing', () => {
		expect(judge({ atium: 2, hand: [ironSteel] }).trace).toEqual([]);
	});
});
