import { describe, expect, test } from 'vitest';
import { maximums } from '../../../../../src/rules/arkham/damage-and-horror';
import { type Cas, juger, lot, situation } from './vocabulary';

describe("the site's example: 2 damage and 2 horror, an asset of 1 health and no sanity", () => {
	const elise = { soutiens: [{ vie: 1 }], inflige: lot(2, 2) };

	test('degats-soutien-droit: 1 damage on the asset, 1 damage and 2 horror on the investigator', () => {
		const { applique, trace } = juger({ ...elise, assignes: [lot(1)] });
		expect(applique.investigateur).toEqual({
			carte: 'investigateur',
			places: lot(1, 2),
			pions: lot(1, 2),
			vaincuePar: [],
		});
		expect(applique.soutiens).toEqual([{ carte: 0, places: lot(1), pions: lot(1), vaincuePar: ['degats'] }]);
		expect(applique.sequelles).toBeNull();
		const moi = 'investigateur';
		expect(trace).toEqual([
			{
				kind: 'infliges',
				rule: 'degats-assigner',
				carte: moi,
				affliction: 'degats',
				avant: 0,
				apres: 2,
				direct: false,
			},
			{ kind: 'maximum', rule: 'degats-soutien-maximum', carte: 0, affliction: 'degats', avant: 2, apres: 1 },
			{
				kind: 'infliges',
				rule: 'degats-assigner',
				carte: moi,
				affliction: 'horreurs',
				avant: 0,
				apres: 2,
				direct: false,
			},
			{
				kind: 'sans-valeur',
				rule: 'degats-soutien-sans-valeur',
				carte: 0,
				affliction: 'horreurs',
				avant: 2,
				apres: 0,
			},
			{ kind: 'soutien-assigne', rule: 'degats-soutien-droit', carte: 0, affliction: 'degats', avant: 2, apres: 1 },
			{
				kind: 'investigateur-assigne',
				rule: 'degats-soutien-choix',
				carte: moi,
				affliction: 'degats',
				avant: 1,
				apres: 0,
			},
			{
				kind: 'investigateur-assigne',
				rule: 'degats-soutien-choix',
				carte: moi,
				affliction: 'horreurs',
				avant: 2,
				apres: 0,
			},
			{ kind: 'places', rule: 'degats-appliquer', carte: 0, affliction: 'degats', avant: 0, apres: 1, value: 1 },
			{ kind: 'places', rule: 'degats-appliquer', carte: moi, affliction: 'degats', avant: 0, apres: 1, value: 8 },
			{ kind: 'places', rule: 'degats-appliquer', carte: moi, affliction: 'horreurs', avant: 0, apres: 2, value: 6 },
			{ kind: 'verification', rule: 'degats-verification', carte: moi, avant: 2, apres: 1 },
			{ kind: 'vaincue', rule: 'vaincu-soutien-vie', carte: 0, affliction: 'degats', avant: 0, apres: 1, value: 1 },
			{ kind: 'defaussee', rule: 'vaincu-soutien-defausse', carte: 0, avant: 1, apres: 0 },
		]);
	});

	test('degats-soutien-maximum: not 2 damage', () => {
		expect(juger({ ...elise, assignes: [lot(2)] }).irregularites).toEqual([
			{
				raison: 'soutien-depasse',
				rule: 'degats-soutien-maximum',
				carte: 0,
				affliction: 'degats',
				assignes: 2,
				maximum: 1,
			},
		]);
	});

	test('degats-soutien-eligible: no horror', () => {
		expect(juger({ ...elise, assignes: [lot(0, 1)] }).irregularites).toEqual([
			{ raison: 'soutien-ineligible', rule: 'degats-soutien-eligible', carte: 0, affliction: 'horreurs', assignes: 1 },
		]);
	});

	test('degats-soutien-droit: a right, all may go to the investigator', () => {
		expect(juger(elise).applique.investigateur.places).toEqual(lot(2, 2));
	});
});

describe('what assets may be assigned', () => {
	test.each<[string, Cas, ReturnType<typeof lot>]>([
		[
			'degats-soutien-maximum: tokens already there count',
			{ soutiens: [{ vie: 3, degats: 2 }], inflige: lot(9) },
			lot(1),
		],
		[
			'degats-soutien-maximum: each kind has its own',
			{ soutiens: [{ vie: 2, sante: 1 }], inflige: lot(9, 9) },
			lot(2, 1),
		],
		['degats-soutien-maximum: it may be more than what is dealt', { soutiens: [{ vie: 4 }], inflige: lot(1) }, lot(4)],
		[
			'degats-valeur-restante: modifiers count',
			{ soutiens: [{ vie: 3, modificateurVie: -1, sante: 1, modificateurSante: 2, horreurs: 1 }], inflige: lot(1, 1) },
			lot(2, 2),
		],
		['degats-soutien-sans-valeur: not even 0', { soutiens: [{}], inflige: lot(1, 1) }, lot()],
		[
			'degats-sans-detour: none of what is direct',
			{ soutiens: [{ vie: 2, sante: 2 }], inflige: lot(1, 1), direct: { horreurs: true } },
			lot(2, 0),
		],
	])('%s', (_, cas, expected) => {
		expect(maximums(situation(cas))).toEqual([expected]);
	});

	test('degats-valeur-restante: printed value, modifier and tokens, for cards that are not untouched', () => {
		const soutiens = [{ vie: 3, modificateurVie: 2, degats: 1 }, { vie: 2 }];
		expect(juger({ moi: { degats: 5 }, soutiens, inflige: lot(1) }).pas('restante')).toEqual([
			{
				kind: 'restante',
				rule: 'degats-valeur-restante',
				carte: 0,
				affliction: 'degats',
				avant: 3,
				apres: 4,
				modificateur: 2,
				pions: 1,
			},
			{
				kind: 'restante',
				rule: 'degats-valeur-restante',
				carte: 'investigateur',
				affliction: 'degats',
				avant: 8,
				apres: 3,
				modificateur: 0,
				pions: 5,
			},
		]);
	});

	test('degats-valeur-restante: a modifier alone is told; not what assets have left when all is direct', () => {
		const cas = { moi: { sante: 5, modificateurSante: 1 }, soutiens: [{ sante: 3, horreurs: 1 }], inflige: lot(0, 1) };
		expect(juger(cas).pas('restante')).toMatchObject([{ carte: 0 }, { carte: 'investigateur', avant: 5, apres: 6 }]);
		const restantes = juger({ ...cas, direct: { horreurs: true } }).pas('restante');
		expect(restantes.map(({ carte }) => carte)).toEqual(['investigateur']);
	});

	test('degats-soutien-choix: beyond what assets take, the investigator has no limit', () => {
		const cas = { soutiens: [{ vie: 1 }, { vie: 2 }], inflige: lot(20), assignes: [lot(1), lot(2)] };
		expect(juger(cas).applique.investigateur.places).toEqual(lot(17));
	});

	test('degats-assigner: no more than what is dealt', () => {
		const cas = { soutiens: [{ vie: 3 }, { vie: 3, sante: 1 }], inflige: lot(3), assignes: [lot(2), lot(2, 1)] };
		expect(juger(cas).irregularites).toEqual([
			{ raison: 'trop-assignes', rule: 'degats-assigner', affliction: 'degats', assignes: 4, montant: 3 },
			{ raison: 'trop-assignes', rule: 'degats-assigner', affliction: 'horreurs', assignes: 1, montant: 0 },
		]);
	});
});

describe('direct damage and horror', () => {
	const cas = { soutiens: [{ vie: 3, sante: 3 }], inflige: lot(2, 2), direct: { horreurs: true } };

	test('degats-sans-detour: horror goes to the investigator while damage may go to the asset', () => {
		const { applique, pas } = juger({ ...cas, assignes: [lot(2)] });
		expect(applique.investigateur.places).toEqual(lot(0, 2));
		expect(applique.soutiens[0]?.places).toEqual(lot(2));
		expect(pas('investigateur-assigne').map(({ rule }) => rule)).toEqual(['degats-sans-detour']);
		expect(pas('maximum').map(({ affliction }) => affliction)).toEqual(['degats']);
	});

	test('degats-sans-detour: an asset may not take any', () => {
		expect(juger({ ...cas, assignes: [lot(1, 1)] }).irregularites).toEqual([
			{ raison: 'direct-detourne', rule: 'degats-sans-detour', carte: 0, affliction: 'horreurs', assignes: 1 },
		]);
	});
});

describe('a situation that cannot be', () => {
	test('degats-vaincu, vaincu-soutien-*: a card that is already defeated takes nothing', () => {
		const cas = {
			moi: { vie: 5, modificateurVie: -3, degats: 2 },
			soutiens: [
				{ vie: 1, degats: 1 },
				{ sante: 2, horreurs: 3 },
			],
			inflige: lot(1),
			assignes: [lot(9), lot()],
		};
		expect(juger(cas).irregularites).toEqual([
			{ raison: 'deja-vaincue', rule: 'vaincu-soutien-vie', carte: 0, affliction: 'degats', pions: 1, value: 1 },
			{
				raison: 'deja-vaincue',
				rule: 'vaincu-soutien-sante-mentale',
				carte: 1,
				affliction: 'horreurs',
				pions: 3,
				value: 2,
			},
			{
				raison: 'deja-vaincue',
				rule: 'degats-vaincu',
				carte: 'investigateur',
				affliction: 'degats',
				pions: 2,
				value: 2,
			},
		]);
	});

	test('campagne-perdu: an investigator killed or insane is not used any more, unless there is no campaign', () => {
		const cas = { moi: { vie: 5, sante: 9 }, traumatismes: lot(5, 9), inflige: lot(1) };
		expect(juger(cas).irregularites).toEqual([
			{ raison: 'deja-perdu', rule: 'campagne-perdu', affliction: 'degats', traumatismes: 5, imprimee: 5 },
			{ raison: 'deja-perdu', rule: 'campagne-perdu', affliction: 'horreurs', traumatismes: 9, imprimee: 9 },
		]);
		expect(juger({ ...cas, partie: { mode: 'independant' } }).irregularites).toEqual([]);
	});

	test('nothing is placed, and the limits of the assets are still in the trace', () => {
		const { trace } = juger({ soutiens: [{ vie: 1 }], inflige: lot(2), assignes: [lot(2)] });
		expect(trace.map(({ kind }) => kind)).toEqual(['infliges', 'maximum']);
	});
});
