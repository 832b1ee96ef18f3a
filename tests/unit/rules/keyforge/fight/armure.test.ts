import { describe, expect, test } from 'vitest';
import { armure, degats, duel, nouveauTour, seule } from './vocabulaire';

describe('armour cancels damage', () => {
	test("armure-consommee, the book's example: 2 armour, 1 damage then 3 leave 2 counters", () => {
		const { enJeu, pas } = seule({ puissance: 4, armure: 2 }, degats('cible', 1), degats('cible', 3));
		expect(enJeu('cible')).toMatchObject({ degats: 2, armureUtilisee: 2 });
		expect(pas('armure-annule')).toMatchObject([
			{ avant: 1, apres: 0, armureAvant: 2, armureApres: 1, evenement: 0 },
			{ avant: 3, apres: 2, armureAvant: 1, armureApres: 0, evenement: 1 },
		]);
	});

	test('armure-consommee: armour already used up cancels nothing', () => {
		const { enJeu, pas } = seule({ puissance: 4, armure: 2, armureUtilisee: 2 }, degats('cible', 3));
		expect(enJeu('cible')).toMatchObject({ degats: 3 });
		expect(pas('armure-epuisee')).toMatchObject([{ rule: 'armure-consommee', avant: 3, apres: 3, armure: 2 }]);
	});

	test('armure-annule: an armour of 6 stops a power of 5, and 1 is left', () => {
		const { enJeu, pas } = duel({ puissance: 5, armure: 6 }, { puissance: 5 });
		expect(enJeu('attaquante')).toMatchObject({ degats: 0, armureUtilisee: 5 });
		expect(pas('armure-annule')).toMatchObject([{ avant: 5, apres: 0, armureAvant: 6, armureApres: 1 }]);
	});

	test('armure-annule: the same armour serves for assaut, then for what is left against power', () => {
		const { enJeu, pas } = duel({ puissance: 3, assaut: 2 }, { puissance: 9, armure: 3 });
		expect(enJeu('cible')).toMatchObject({ degats: 2 });
		expect(pas('armure-annule').map(({ armureApres }) => armureApres)).toEqual([1, 0]);
	});

	test('armure-se-renouvelle: on a new turn it cancels for its whole value again', () => {
		const { enJeu, pas, resultat } = seule(
			{ puissance: 4, armure: 2 },
			degats('cible', 2),
			nouveauTour,
			degats('cible', 2),
		);
		expect(enJeu('cible')).toMatchObject({ degats: 0, armureUtilisee: 2 });
		expect(pas('armure-renouvelee')).toMatchObject([{ avant: 0, apres: 2, evenement: 1 }]);
		expect(resultat.issues[1]).toEqual({ type: 'nouveau-tour' });
	});
});

describe('armour gained', () => {
	test('armure-cumul: a gain adds to the value, and only what is not used cancels', () => {
		const { enJeu, pas, resultat } = seule({ puissance: 9, armure: 1 }, degats('cible', 1), armure('cible', 2));
		expect(enJeu('cible')).toMatchObject({ armure: 3, armureUtilisee: 1 });
		expect(pas('armure-gagnee')).toMatchObject([{ rule: 'armure-cumul', avant: 1, apres: 3 }]);
		expect(resultat.issues[1]).toEqual({ type: 'armure', creature: 'cible', armure: 3, restante: 2 });
	});

	test('armure-gain-non-retroactif: damage already dealt stays', () => {
		const { enJeu, pas } = seule({ puissance: 4 }, degats('cible', 3), armure('cible', 5), degats('cible', 6));
		expect(enJeu('cible')).toBeUndefined();
		expect(pas('armure-non-retroactive')).toMatchObject([
			{ rule: 'armure-gain-non-retroactif', avant: 3, apres: 3, evenement: 1 },
		]);
	});

	test('armure-tilde: a creature without armour can gain some', () => {
		const { enJeu, pas } = seule({ puissance: 4 }, armure('cible', 2), degats('cible', 3));
		expect(enJeu('cible')).toMatchObject({ degats: 1, armure: 2 });
		expect(pas('armure-gagnee')).toMatchObject([{ rule: 'armure-tilde', avant: 0, apres: 2 }]);
		expect(pas('armure-non-retroactive')).toEqual([]);
	});
});

describe('armour lost', () => {
	test('armure-perte-ordre: used armour goes first, what is left still cancels', () => {
		const { enJeu, pas, resultat } = seule({ puissance: 9, armure: 3, armureUtilisee: 2 }, armure('cible', -2));
		expect(enJeu('cible')).toMatchObject({ armure: 1, armureUtilisee: 0, degats: 0 });
		expect(pas('armure-perdue')).toMatchObject([{ avant: 3, apres: 1, utiliseeAvant: 2, utiliseeApres: 0 }]);
		expect(resultat.issues).toEqual([{ type: 'armure', creature: 'cible', armure: 1, restante: 1 }]);
	});

	test('armure-perte-ordre: beyond the used part, armour not used goes too, never below 0', () => {
		const { enJeu } = seule({ puissance: 9, armure: 3, armureUtilisee: 1 }, armure('cible', -7), degats('cible', 2));
		expect(enJeu('cible')).toMatchObject({ armure: 0, armureUtilisee: 0, degats: 2 });
	});

	test('armure-perte-ordre: nothing retroactive to say when the armour had not been used', () => {
		expect(seule({ armure: 3 }, armure('cible', -1)).regles).toEqual(['armure-perte-ordre']);
	});

	test('armure-perte-non-retroactive: damage cancelled earlier is not dealt after all', () => {
		const { enJeu, pas } = seule({ puissance: 4, armure: 3 }, degats('cible', 3), armure('cible', -3));
		expect(enJeu('cible')).toMatchObject({ degats: 0, armure: 0 });
		expect(pas('armure-non-retroactive')).toMatchObject([{ rule: 'armure-perte-non-retroactive', apres: 0 }]);
	});

	test('a loss without armour, or a change of 0, leaves no step', () => {
		const { trace, resultat } = seule({ armure: 0 }, armure('cible', -2), armure('cible', 0));
		expect(trace).toEqual([]);
		expect(resultat.issues).toHaveLength(2);
	});
});
