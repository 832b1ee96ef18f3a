import { describe, expect, test } from 'vitest';
import { atium, attise, brule, couche, ferAcier, gagne, juger, regenere } from './vocabulary';

describe('burning tokens', () => {
	test('metaux-bruler-limite: one token at the start of the game, four at the end of the track', () => {
		expect(juger({}, brule('etain'), brule('fer')).refus).toEqual([null, 'limite-atteinte']);
		const quatre = juger({ icones: 4 }, brule('etain'), brule('fer'), brule('zinc'), brule('potin'), brule('cuivre'));
		expect(quatre.refus).toEqual([null, null, null, null, 'limite-atteinte']);
		expect(quatre.pas('limite-entamee').map(({ avant, apres }) => [avant, apres])).toEqual([
			[4, 3],
			[3, 2],
			[2, 1],
			[1, 0],
		]);
	});

	test('metaux-bruler-limite-cartes: cards and Missions let burn more, even in the middle of the turn', () => {
		expect(juger({ supplements: 1 }, brule('etain'), brule('fer')).refus).toEqual([null, null]);
		const { refus, resultat } = juger(
			{},
			brule('etain'),
			gagne('bruler', 2),
			brule('fer'),
			brule('zinc'),
			brule('laiton'),
		);
		expect(refus).toEqual([null, null, null, null, 'limite-atteinte']);
		expect([resultat.limite, resultat.reste]).toEqual([3, 0]);
	});

	test('regles-entrainement-bruler: an icon of the track can be used at once, and there are four of them', () => {
		expect(juger({}, brule('etain'), gagne('icone'), brule('fer')).refus).toEqual([null, null, null]);
		expect(juger({ icones: 3 }, gagne('icone', 2)).derniere).toEqual({
			type: 'illegal',
			raison: 'piste-au-bout',
			rule: 'metaux-bruler-limite',
			icones: 3,
		});
	});

	test('metaux-une-fois-par-tour: a burnt token is not burnt again', () => {
		expect(juger({ icones: 2 }, brule('etain'), brule('etain')).derniere).toEqual({
			type: 'illegal',
			raison: 'jeton-deja-utilise',
			rule: 'metaux-une-fois-par-tour',
			metal: 'etain',
		});
	});

	test('bruler-limite-attiser: the refusal gives the limit', () => {
		expect(juger({ supplements: 1 }, brule('etain'), brule('fer'), brule('zinc')).derniere).toMatchObject({
			rule: 'bruler-limite-attiser',
			metal: 'zinc',
			limite: 2,
		});
	});

	test('metaux-sans-effet: a token burnt beside any card counts in the limit all the same', () => {
		const { pas, resultat } = juger({}, brule('etain'));
		expect(pas('jeton-brule')).toMatchObject([{ rule: 'metaux-sans-effet', avant: 8, apres: 7 }]);
		expect(resultat.reste).toBe(0);
	});
});

describe('flaring tokens', () => {
	test('metaux-attiser-sans-limite: all eight tokens can be flared in a turn', () => {
		const tous = ['etain', 'bronze', 'zinc', 'fer', 'potin', 'cuivre', 'laiton', 'acier'] as const;
		const { refus, resultat } = juger({}, ...tous.map((metal) => attise(metal)));
		expect(refus).toEqual(tous.map(() => null));
		expect(resultat.reste).toBe(1);
	});

	test('metaux-attiser-moment: before the limit is reached; attiser-au-dela: after', () => {
		const { pas } = juger({}, attise('etain'), brule('fer'), attise('zinc'));
		expect(pas('limite-epargnee').map(({ rule, avant }) => [rule, avant])).toEqual([
			['metaux-attiser-moment', 1],
			['attiser-au-dela', 0],
		]);
	});

	test('attiser-deja-brule: a burnt token is not flared', () => {
		expect(juger({}, brule('etain'), attise('etain')).derniere).toMatchObject({
			raison: 'jeton-deja-utilise',
			rule: 'attiser-deja-brule',
		});
	});

	test('metaux-une-fois-par-tour: a flared token is neither burnt nor flared again', () => {
		for (const suite of [brule('etain'), attise('etain')]) {
			expect(juger({}, attise('etain'), suite).derniere).toMatchObject({
				raison: 'jeton-deja-utilise',
				rule: 'metaux-une-fois-par-tour',
			});
		}
	});

	test('metaux-attiser-bloque: a token flared on an earlier turn is neither burnt nor flared', () => {
		for (const essai of [brule('etain'), attise('etain')]) {
			expect(juger({ attises: ['etain'] }, essai).derniere).toMatchObject({
				raison: 'jeton-attise',
				rule: 'metaux-attiser-bloque',
			});
		}
	});

	test('metaux-attiser-vaut-bruler: it counts as a burnt metal', () => {
		const { pas, resultat } = juger({}, attise('etain'));
		expect(pas('metal-compte')).toMatchObject([{ rule: 'metaux-attiser-vaut-bruler', metal: 'etain' }]);
		expect(resultat.brules.etain).toBe(1);
	});
});

describe('what is still possible', () => {
	test('says why a token cannot be used, and how', () => {
		const { resultat } = juger({ attises: ['fer'], main: [ferAcier] }, brule('etain'));
		const { metaux } = resultat.possibles;
		expect(metaux.etain).toMatchObject({
			jeton: 'brule',
			bruler: { raison: 'jeton-deja-utilise' },
			attiser: { rule: 'attiser-deja-brule' },
			regenerer: { raison: 'rien-a-regenerer' },
			maximum: 0,
		});
		expect(metaux.zinc).toMatchObject({ bruler: { raison: 'limite-atteinte' }, attiser: null, maximum: 1 });
		expect(metaux.fer).toMatchObject({
			jeton: 'retourne',
			regenerer: null,
			cartesMetal: ['fer-acier'],
			cartesRegenerer: ['fer-acier'],
			maximum: 1,
		});
		expect(metaux.acier).toMatchObject({ cartesMetal: ['fer-acier'], cartesRegenerer: [], maximum: 2 });
	});

	test('a used card is gone', () => {
		const { resultat } = juger({ main: [ferAcier] }, couche('fer-acier', 'acier'));
		expect(resultat.possibles.metaux.fer.cartesMetal).toEqual([]);
	});

	test('atium-limite: Atium counts as long as tokens can be burnt', () => {
		const atiumDe = (...actions: Parameters<typeof juger> extends [unknown, ...infer Rest] ? Rest : never) =>
			juger({ icones: 2, atium: 3 }, ...actions).resultat.possibles.atium;
		expect(atiumDe()).toMatchObject({ bruler: null, maximum: 2 });
		expect(atiumDe(attise('fer'))).toMatchObject({ maximum: 2 });
		expect(atiumDe(brule('fer'))).toMatchObject({ maximum: 1 });
		expect(atiumDe(brule('fer'), atium('fer'))).toMatchObject({ bruler: { rule: 'atium-limite' }, maximum: 0 });
	});
});

describe('end of the turn', () => {
	test('metaux-bruler-reprendre, metaux-attiser-reprendre: burnt tokens come back, flared ones stay turned', () => {
		const { resultat, pas } = juger({ icones: 2, attises: ['zinc'] }, brule('etain'), attise('fer'));
		const { jetons } = resultat.finDeTour;
		expect([jetons.etain, jetons.fer, jetons.zinc, jetons.potin]).toEqual(['pret', 'retourne', 'retourne', 'pret']);
		expect(pas('jeton-repris')).toMatchObject([{ metal: 'etain', avant: 5, apres: 6, evenement: 'fin-de-tour' }]);
		expect(pas('jeton-reste-attise').map(({ metal, rule }) => [metal, rule])).toEqual([
			['zinc', 'metaux-attiser-bloque'],
			['fer', 'metaux-attiser-reprendre'],
		]);
	});

	test('metaux-regenerer-meme-tour: a token flared then renewed serves again the next turn', () => {
		const { resultat, pas } = juger({}, attise('etain'), regenere('etain'));
		expect(resultat.finDeTour.jetons.etain).toBe('pret');
		expect(pas('jeton-repris')).toMatchObject([{ rule: 'metaux-regenerer-meme-tour' }]);
	});

	test('metaux-atium-usage-unique: burnt Atium goes back to the supply', () => {
		const { resultat, pas } = juger({ icones: 2, atium: 3 }, atium('fer'), atium('atium'));
		expect(pas('atium-rendu')).toMatchObject([{ avant: 2, apres: 0 }]);
		expect(resultat.finDeTour.atium).toBe(1);
	});

	test('deckbuilding-fin-defausser: cards played and cards laid as metals', () => {
		const carte = { ...ferAcier, id: 'jouee', capacites: [['fer' as const]] };
		const { pas } = juger({ main: [carte, ferAcier] }, couche('fer-acier', 'fer', 'jouee'));
		expect(pas('cartes-defaussees')).toMatchObject([{ avant: 2, apres: 0 }]);
	});

	test('a turn with no action gives back nothing', () => {
		expect(juger({ atium: 2, main: [ferAcier] }).trace).toEqual([]);
	});
});
