import { describe, expect, test } from 'vitest';
import { combat, creature, degats, duel, juger, ligne, seule } from './vocabulaire';

describe('destruction', () => {
	test('degat-destruction: damage equal to power destroys, one less does not', () => {
		expect(seule({ puissance: 3 }, degats('cible', 3)).detruites).toEqual(['cible']);
		expect(seule({ puissance: 3 }, degats('cible', 2)).enJeu('cible')).toMatchObject({ degats: 2 });
	});

	test('degat-destruction: damage already there counts', () => {
		const { resultat, pas } = seule({ puissance: 5, degats: 3 }, degats('cible', 2));
		expect(resultat.detruites).toEqual([{ creature: 'cible', camp: 'adverse', cause: 'degats', evenement: 0 }]);
		expect(pas('marquee')).toMatchObject([{ rule: 'degat-destruction', cause: 'degats', degats: 5, puissance: 5 }]);
		expect(resultat.issues).toMatchObject([{ bilans: [{ creature: 'cible', degats: 2, detruite: true }] }]);
	});

	test('combat-degats-puissance: damage counters do not lower the power dealt', () => {
		expect(duel({ puissance: 9 }, { puissance: 4, degats: 3 }).enJeu('attaquante')).toMatchObject({ degats: 4 });
	});

	test('marqueur-puissance-plus-un: markers count for damage dealt and for survival', () => {
		const { enJeu, pas } = duel({ puissance: 3, marqueursPuissance: 2 }, { puissance: 4, marqueursPuissance: 2 });
		expect(enJeu('attaquante')).toBeUndefined();
		expect(enJeu('cible')).toMatchObject({ degats: 5 });
		expect(pas('puissance-augmentee')).toMatchObject([
			{ creature: 'attaquante', avant: 3, apres: 5 },
			{ creature: 'cible', avant: 4, apres: 6 },
		]);
	});

	test('degat-simultanes: both creatures of a fight may destroy each other', () => {
		const { detruites, resultat } = duel({ puissance: 3 }, { puissance: 3 });
		expect(detruites).toEqual(['attaquante', 'cible']);
		expect(resultat.situation).toEqual({ actif: [], adverse: [] });
		expect(resultat.issues[0]).toMatchObject({ deroulement: 'resolu', capacitesCombat: false });
	});

	test('degat-destruction: power 0 destroys without any damage, before the first event', () => {
		const { resultat, pas } = seule({ puissance: 0 }, degats('cible', 1));
		expect(resultat.detruites).toEqual([
			{ creature: 'cible', camp: 'adverse', cause: 'puissance-zero', evenement: null },
		]);
		expect(pas('marquee')).toMatchObject([{ cause: 'puissance-zero', degats: 0, puissance: 0, evenement: null }]);
		expect(resultat.issues[0]).toMatchObject({ type: 'illegal', raison: 'creature-detruite' });
	});

	test('marqueur-puissance-plus-un: a marker keeps a creature of printed power 0 alive', () => {
		expect(seule({ puissance: 0, marqueursPuissance: 1 }).detruites).toEqual([]);
	});
});

describe('leaving play', () => {
	test('sequence-detruit-defausser: marked creatures leave together and the line closes up', () => {
		const adverse = ligne({ id: 'a', puissance: 2 }, { id: 'b', puissance: 5 }, { id: 'c', puissance: 2 }, { id: 'd' });
		const { resultat, pas } = juger({ actif: [], adverse }, degats('b', 5, { projection: 2 }), degats('d', 1));
		expect(resultat.situation.adverse.map(({ id }) => id)).toEqual(['d']);
		expect(pas('defaussee')).toMatchObject([
			{ creature: 'a', avant: 4, apres: 1, camp: 'adverse' },
			{ creature: 'b', avant: 4, apres: 1, camp: 'adverse' },
			{ creature: 'c', avant: 4, apres: 1, camp: 'adverse' },
		]);
	});

	test('sequence-detruit-defausser: new neighbours take the splash that follows', () => {
		const adverse = ligne({ id: 'a' }, { id: 'b', puissance: 1 }, { id: 'c' });
		const { enJeu } = juger({ actif: [], adverse }, degats('b', 1), degats('a', 1, { projection: 2 }));
		expect(enJeu('c')).toMatchObject({ degats: 2 });
	});

	test('quitter-le-jeu-aombre: the Aombre held goes to the opponent of the controller', () => {
		const { resultat, pas } = duel({ puissance: 3, aombre: 2 }, { puissance: 3, aombre: 1 });
		expect(resultat.aombreGagne).toEqual({ actif: 1, adverse: 2 });
		expect(pas('aombre-rendu')).toMatchObject([
			{ creature: 'attaquante', gagnant: 'adverse', avant: 0, apres: 2 },
			{ creature: 'cible', gagnant: 'actif', avant: 0, apres: 1 },
		]);
	});

	test('quitter-le-jeu-aombre: gains of a side add up', () => {
		const situation = {
			actif: [creature({ id: 'a', puissance: 9 })],
			adverse: ligne({ id: 'b', puissance: 1, aombre: 3 }, { id: 'c', puissance: 1, aombre: 4 }),
		};
		const { resultat, pas } = juger(situation, combat('a', 'b'), combat('a', 'c'));
		expect(resultat.aombreGagne).toEqual({ actif: 7, adverse: 0 });
		expect(pas('aombre-rendu').map(({ apres }) => apres)).toEqual([3, 7]);
	});
});
