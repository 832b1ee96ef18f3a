import { describe, expect, test } from 'vitest';
import { burn, burnAtium, flare, gain, ironSteel, judge, lay, refresh } from './vocabulary';

describe('burning tokens', () => {
	test('metaux-bruler-limite: one token at the start of the game, four at the end of the track', () => {
		expect(judge({}, burn('etain'), burn('fer')).reasons).toEqual([null, 'limite-atteinte']);
		const four = judge({ burnIcons: 4 }, burn('etain'), burn('fer'), burn('zinc'), burn('potin'), burn('cuivre'));
		expect(four.reasons).toEqual([null, null, null, null, 'limite-atteinte']);
		expect(four.stepsOf('limite-entamee').map(({ before, after }) => [before, after])).toEqual([
			[4, 3],
			[3, 2],
			[2, 1],
			[1, 0],
		]);
	});

	test('metaux-bruler-limite-cartes: cards and Missions let burn more, even in the middle of the turn', () => {
		expect(judge({ extraBurns: 1 }, burn('etain'), burn('fer')).reasons).toEqual([null, null]);
		const { reasons, result } = judge({}, burn('etain'), gain('bruler', 2), burn('fer'), burn('zinc'), burn('laiton'));
		expect(reasons).toEqual([null, null, null, null, 'limite-atteinte']);
		expect([result.limit, result.remaining]).toEqual([3, 0]);
	});

	test('regles-entrainement-bruler: an icon of the track can be used at once, and there are four of them', () => {
		expect(judge({}, burn('etain'), gain('icone'), burn('fer')).reasons).toEqual([null, null, null]);
		expect(judge({ burnIcons: 3 }, gain('icone', 2)).last).toEqual({
			type: 'illegal',
			reason: 'piste-au-bout',
			rule: 'metaux-bruler-limite',
			burnIcons: 3,
		});
	});

	test('metaux-une-fois-par-tour: a burnt token is not burnt again', () => {
		expect(judge({ burnIcons: 2 }, burn('etain'), burn('etain')).last).toEqual({
			type: 'illegal',
			reason: 'jeton-deja-utilise',
			rule: 'metaux-une-fois-par-tour',
			metal: 'etain',
		});
	});

	test('bruler-limite-attiser: the refusal gives the limit', () => {
		expect(judge({ extraBurns: 1 }, burn('etain'), burn('fer'), burn('zinc')).last).toMatchObject({
			rule: 'bruler-limite-attiser',
			metal: 'zinc',
			limit: 2,
		});
	});

	test('metaux-sans-effet: a token burnt beside any card counts in the limit all the same', () => {
		const { stepsOf, result } = judge({}, burn('etain'));
		expect(stepsOf('jeton-brule')).toMatchObject([{ rule: 'metaux-sans-effet', before: 8, after: 7 }]);
		expect(result.remaining).toBe(0);
	});
});

describe('flaring tokens', () => {
	test('metaux-attiser-sans-limite: all eight tokens can be flared in a turn', () => {
		const all = ['etain', 'bronze', 'zinc', 'fer', 'potin', 'cuivre', 'laiton', 'acier'] as const;
		const { reasons, result } = judge({}, ...all.map((metal) => flare(metal)));
		expect(reasons).toEqual(all.map(() => null));
		expect(result.remaining).toBe(1);
	});

	test('metaux-attiser-moment: before the limit is reached; attiser-au-dela: after', () => {
		const { stepsOf } = judge({}, flare('etain'), burn('fer'), flare('zinc'));
		expect(stepsOf('limite-epargnee').map(({ rule, before }) => [rule, before])).toEqual([
			['metaux-attiser-moment', 1],
			['attiser-au-dela', 0],
		]);
	});

	test('attiser-deja-brule: a burnt token is not flared', () => {
		expect(judge({}, burn('etain'), flare('etain')).last).toMatchObject({
			reason: 'jeton-deja-utilise',
			rule: 'attiser-deja-brule',
		});
	});

	test('metaux-une-fois-par-tour: a flared token is neither burnt nor flared again', () => {
		for (const next of [burn('etain'), flare('etain')]) {
			expect(judge({}, flare('etain'), next).last).toMatchObject({
				reason: 'jeton-deja-utilise',
				rule: 'metaux-une-fois-par-tour',
			});
		}
	});

	test('metaux-attiser-bloque: a token flared on an earlier turn is neither burnt nor flared', () => {
		for (const attempt of [burn('etain'), flare('etain')]) {
			expect(judge({ flared: ['etain'] }, attempt).last).toMatchObject({
				reason: 'jeton-attise',
				rule: 'metaux-attiser-bloque',
			});
		}
	});

	test('metaux-attiser-vaut-bruler: it counts as a burnt metal', () => {
		const { stepsOf, result } = judge({}, flare('etain'));
		expect(stepsOf('metal-compte')).toMatchObject([{ rule: 'metaux-attiser-vaut-bruler', metal: 'etain' }]);
		expect(result.burns.etain).toBe(1);
	});
});

describe('what is still possible', () => {
	test('says why a token cannot be used, and how', () => {
		const { result } = judge({ flared: ['fer'], hand: [ironSteel] }, burn('etain'));
		const { metals } = result.possibilities;
		expect(metals.etain).toMatchObject({
			token: 'burnt',
			burn: { reason: 'jeton-deja-utilise' },
			flare: { rule: 'attiser-deja-brule' },
			refresh: { reason: 'rien-a-regenerer' },
			maximum: 0,
		});
		expect(metals.zinc).toMatchObject({ burn: { reason: 'limite-atteinte' }, flare: null, maximum: 1 });
		expect(metals.fer).toMatchObject({
			token: 'turned',
			refresh: null,
			metalCards: ['fer-acier'],
			refreshCards: ['fer-acier'],
			maximum: 1,
		});
		expect(metals.acier).toMatchObject({ metalCards: ['fer-acier'], refreshCards: [], maximum: 2 });
	});

	test('a used card is gone', () => {
		const { result } = judge({ hand: [ironSteel] }, lay('fer-acier', 'acier'));
		expect(result.possibilities.metals.fer.metalCards).toEqual([]);
	});

	test('atium-limite: Atium counts as long as tokens can be burnt', () => {
		const atiumOf = (...actions: Parameters<typeof judge> extends [unknown, ...infer Rest] ? Rest : never) =>
			judge({ burnIcons: 2, atium: 3 }, ...actions).result.possibilities.atium;
		expect(atiumOf()).toMatchObject({ burn: null, maximum: 2 });
		expect(atiumOf(flare('fer'))).toMatchObject({ maximum: 2 });
		expect(atiumOf(burn('fer'))).toMatchObject({ maximum: 1 });
		expect(atiumOf(burn('fer'), burnAtium('fer'))).toMatchObject({ burn: { rule: 'atium-limite' }, maximum: 0 });
	});
});

describe('end of the turn', () => {
	test('metaux-bruler-reprendre, metaux-attiser-reprendre: burnt tokens come back, flared ones stay turned', () => {
		const { result, stepsOf } = judge({ burnIcons: 2, flared: ['zinc'] }, burn('etain'), flare('fer'));
		const { tokens } = result.endOfTurn;
		expect([tokens.etain, tokens.fer, tokens.zinc, tokens.potin]).toEqual(['ready', 'turned', 'turned', 'ready']);
		expect(stepsOf('jeton-repris')).toMatchObject([{ metal: 'etain', before: 5, after: 6, action: 'fin-de-tour' }]);
		expect(stepsOf('jeton-reste-attise').map(({ metal, rule }) => [metal, rule])).toEqual([
			['zinc', 'metaux-attiser-bloque'],
			['fer', 'metaux-attiser-reprendre'],
		]);
	});

	test('metaux-regenerer-meme-tour: a token flared then refreshed serves again the next turn', () => {
		const { result, stepsOf } = judge({}, flare('etain'), refresh('etain'));
		expect(result.endOfTurn.tokens.etain).toBe('ready');
		expect(stepsOf('jeton-repris')).toMatchObject([{ rule: 'metaux-regenerer-meme-tour' }]);
	});

	test('metaux-atium-usage-unique: burnt Atium goes back to the supply', () => {
		const { result, stepsOf } = judge({ burnIcons: 2, atium: 3 }, burnAtium('fer'), burnAtium('atium'));
		expect(stepsOf('atium-rendu')).toMatchObject([{ before: 2, after: 0 }]);
		expect(result.endOfTurn.atium).toBe(1);
	});

	test('deckbuilding-fin-defausser: cards played and cards laid as metals', () => {
		const card = { ...ironSteel, id: 'jouee', abilities: [['fer' as const]] };
		const { stepsOf } = judge({ hand: [card, ironSteel] }, lay('fer-acier', 'fer', 'jouee'));
		expect(stepsOf('cartes-defaussees')).toMatchObject([{ before: 2, after: 0 }]);
	});

	test('a turn with no action gives back nothing', () => {
		expect(judge({ atium: 2, hand: [ironSteel] }).trace).toEqual([]);
	});
});
