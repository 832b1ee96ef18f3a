import { describe, expect, test } from 'vitest';
import { degats, duel, face, juger, ligne } from './vocabulaire';

describe('poison', () => {
	test('poison-detruit: 1 damage of power destroys a much bigger creature', () => {
		const { resultat, pas } = duel({ puissance: 1, poison: true }, { puissance: 9 });
		expect(resultat.detruites).toMatchObject([
			{ creature: 'attaquante', cause: 'degats' },
			{ creature: 'cible', cause: 'poison', evenement: 0 },
		]);
		expect(pas('marquee')[1]).toMatchObject({ rule: 'poison-detruit', cause: 'poison', degats: 1, puissance: 9 });
	});

	test('poison-detruit: the fought creature poisons its attacker', () => {
		expect(duel({ puissance: 9 }, { puissance: 9, armure: 9, poison: true }).detruites).toEqual(['attaquante']);
	});

	test('poison-detruit: damage that destroys without poison is the cause', () => {
		const { resultat } = duel({ puissance: 4, poison: true }, { puissance: 3 });
		expect(resultat.detruites).toMatchObject([{ creature: 'cible', cause: 'degats' }]);
	});

	test('poison-au-moins-un: 1 damage has to go through the armour', () => {
		expect(duel({ puissance: 2, poison: true }, { puissance: 9, armure: 1 }).detruites).toContain('cible');
		const { enJeu, pas } = duel({ puissance: 2, poison: true }, { puissance: 9, armure: 2 });
		expect(enJeu('cible')).toMatchObject({ degats: 0 });
		expect(pas('poison-sans-effet')).toMatchObject([
			{ rule: 'poison-au-moins-un', creature: 'cible', source: 'attaquante', avant: 2, apres: 0 },
		]);
	});

	test('poison-au-moins-un: stopped by insaisissable, escarmouche, invulnérable', () => {
		expect(duel({ poison: true }, { insaisissable: true }).detruites).toEqual([]);
		expect(duel({ escarmouche: true, armure: 9 }, { poison: true, armure: 9 }).detruites).toEqual([]);
		expect(duel({ poison: true, armure: 9 }, { invulnerable: true }).detruites).toEqual([]);
	});

	test('poison-puissance-seulement: assaut and hasardeux do not poison', () => {
		const { enJeu, pas } = duel(
			{ puissance: 9, assaut: 1, poison: true, armure: 3 },
			{ puissance: 9, insaisissable: true, hasardeux: 4, poison: true },
		);
		expect(enJeu('cible')).toMatchObject({ degats: 1 });
		expect(enJeu('attaquante')).toMatchObject({ degats: 1 });
		expect(pas('poison-sans-effet')).toMatchObject([
			{ rule: 'poison-puissance-seulement', creature: 'cible', avant: 1, apres: 1 },
			{ rule: 'poison-puissance-seulement', creature: 'attaquante', avant: 4, apres: 1 },
			{ rule: 'poison-au-moins-un', creature: 'cible' },
			{ rule: 'poison-au-moins-un', creature: 'attaquante' },
		]);
	});

	test('poison-detruit: power damage dealt outside a fight, from a named source', () => {
		const { detruites } = face({ poison: true }, { puissance: 9 }, degats('cible', 1, { source: 'attaquante' }));
		expect(detruites).toEqual(['cible']);
	});

	test('poison-puissance-seulement: an effect without a source does not poison', () => {
		expect(face({ poison: true }, { puissance: 9 }, degats('cible', 1)).detruites).toEqual([]);
	});

	test('poison-puissance-seulement: the splash of a source does not poison the neighbours', () => {
		const actif = ligne({ id: 'source', poison: true });
		const adverse = ligne({ id: 'a', puissance: 9 }, { id: 'b', puissance: 9 }, { id: 'c', puissance: 9 });
		const { detruites, enJeu } = juger({ actif, adverse }, degats('b', 1, { source: 'source', projection: 1 }));
		expect(detruites).toEqual(['b']);
		expect(enJeu('a')).toMatchObject({ degats: 1 });
	});

	test('poison-au-moins-un: nothing to say of a creature of power 0, which deals no damage', () => {
		expect(duel({ puissance: 0, invulnerable: true, poison: true }, {}).pas('poison-sans-effet')).toEqual([]);
	});
});
