import { describe, expect, test } from 'vitest';
import { duel } from './vocabulaire';

describe("the book's example: 5 against 4 with 2 armour", () => {
	const { enJeu, resultat, trace } = duel({ puissance: 5 }, { puissance: 4, armure: 2 });

	test('combat-degats-puissance: the target takes 3, the attacker takes 4, both survive', () => {
		expect(enJeu('cible')).toMatchObject({ degats: 3, armure: 2, armureUtilisee: 2 });
		expect(enJeu('attaquante')).toMatchObject({ degats: 4 });
		expect(resultat.detruites).toEqual([]);
		expect(resultat.issues).toEqual([
			{
				type: 'combat',
				deroulement: 'resolu',
				capacitesCombat: true,
				bilans: [
					{ creature: 'attaquante', degats: 4, detruite: false },
					{ creature: 'cible', degats: 3, detruite: false },
				],
			},
		]);
	});

	test('the whole trace, step by step', () => {
		const attaquante = { creature: 'attaquante', evenement: 0 };
		const cible = { creature: 'cible', evenement: 0 };
		const annonce = { kind: 'degats-annonces', rule: 'combat-degats-puissance', nature: 'puissance', avant: 0 };
		const pose = { kind: 'degats-places', rule: 'sequence-degats-infliger', avant: 0 };
		expect(trace).toEqual([
			{
				kind: 'cible-choisie',
				rule: 'combat-incliner-et-choisir',
				...attaquante,
				avant: 1,
				apres: 1,
				cible: 'cible',
			},
			{ ...annonce, ...cible, apres: 5, source: 'attaquante' },
			{ ...annonce, ...attaquante, apres: 4, source: 'cible' },
			{
				kind: 'armure-annule',
				rule: 'armure-annule',
				...cible,
				avant: 5,
				apres: 3,
				armureAvant: 2,
				armureApres: 0,
			},
			{ ...pose, ...cible, apres: 3, puissance: 4 },
			{ ...pose, ...attaquante, apres: 4, puissance: 5 },
			{ kind: 'capacites-combat', rule: 'combat-capacites-combat', ...attaquante, avant: 4, apres: 4 },
		]);
	});
});
