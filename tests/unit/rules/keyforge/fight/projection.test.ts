import { describe, expect, test } from 'vitest';
import { degats, juger, ligne } from './vocabulaire';

const adverse = ligne({ id: 'a' }, { id: 'b' }, { id: 'c', armure: 2 }, { id: 'd' });

describe('projection', () => {
	test('projection-voisins: X to each neighbour, with their own armour, and to nobody else', () => {
		const { enJeu, pas, resultat } = juger({ actif: [], adverse }, degats('b', 1, { projection: 2 }));
		expect(['a', 'b', 'c', 'd'].map((id) => enJeu(id)?.degats)).toEqual([2, 1, 0, 0]);
		expect(pas('degats-annonces')).toMatchObject([
			{ creature: 'b', nature: 'effet', rule: 'degat-simultanes', apres: 1, source: null },
			{ creature: 'a', nature: 'projection', rule: 'projection-voisins', apres: 2 },
			{ creature: 'c', nature: 'projection', rule: 'projection-voisins', apres: 2 },
		]);
		expect(resultat.issues).toEqual([
			{
				type: 'degats',
				bilans: [
					{ creature: 'b', degats: 1, detruite: false },
					{ creature: 'a', degats: 2, detruite: false },
					{ creature: 'c', degats: 0, detruite: false },
				],
			},
		]);
	});

	test('projection-voisins: one neighbour on a flank, none alone, none across the table', () => {
		expect(juger({ actif: [], adverse }, degats('d', 1, { projection: 1 })).pas('degats-annonces')).toHaveLength(2);
		const seuls = { actif: ligne({ id: 'x' }), adverse: ligne({ id: 'y' }) };
		expect(juger(seuls, degats('y', 1, { projection: 9 })).enJeu('x')).toMatchObject({ degats: 0 });
	});

	test('projection-voisins: 0 is no splash', () => {
		expect(juger({ actif: [], adverse }, degats('b', 1, { projection: 0 })).pas('degats-annonces')).toHaveLength(1);
	});

	test('degat-simultanes, like two Charognards: neighbours take 2 each, once and together', () => {
		const charognards = ligne({ id: 'a', puissance: 2 }, { id: 'b', puissance: 2 });
		const { detruites, pas } = juger({ actif: [], adverse: charognards }, degats('a', 2, { projection: 2 }));
		expect(detruites).toEqual(['a', 'b']);
		expect(pas('degats-places')).toHaveLength(2);
		expect(pas('defaussee')).toMatchObject([
			{ avant: 2, apres: 0 },
			{ avant: 2, apres: 0 },
		]);
	});

	test('proteger-remplace: each creature hit by the batch spends its own ward', () => {
		const proteges = ligne({ id: 'a', protection: 1 }, { id: 'b', protection: 1 }, { id: 'c' });
		const { enJeu } = juger({ actif: [], adverse: proteges }, degats('b', 3, { projection: 2 }));
		expect(['a', 'b', 'c'].map((id) => enJeu(id)?.degats)).toEqual([0, 0, 2]);
	});
});
