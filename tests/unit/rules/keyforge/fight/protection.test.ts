import { describe, expect, test } from 'vitest';
import { degats, duel, seule } from './vocabulaire';

describe('ward markers', () => {
	test('proteger-remplace: the ward goes before armour, which is left untouched', () => {
		const { enJeu, pas } = duel({ puissance: 3 }, { puissance: 4, armure: 1, protection: 1 });
		expect(enJeu('cible')).toMatchObject({ degats: 0, protection: 0, armure: 1, armureUtilisee: 0 });
		expect(pas('protection-defaussee')).toMatchObject([{ creature: 'cible', avant: 3, apres: 0, marqueurs: 1 }]);
		expect(pas('armure-annule')).toEqual([]);
	});

	test('proteger-remplace: of two damage icons, the first removes the ward and the second wounds', () => {
		const { enJeu, detruites, pas } = seule({ puissance: 1, protection: 1 }, degats('cible', 1), degats('cible', 1));
		expect(enJeu('cible')).toBeUndefined();
		expect(detruites).toEqual(['cible']);
		expect(pas('protection-defaussee')).toMatchObject([{ evenement: 0 }]);
		expect(pas('degats-places')).toMatchObject([{ evenement: 1, avant: 0, apres: 1 }]);
	});

	test('proteger-remplace: the ward spent on assaut no longer stops power', () => {
		const { enJeu } = duel({ puissance: 3, assaut: 1 }, { puissance: 4, protection: 1 });
		expect(enJeu('cible')).toMatchObject({ degats: 3, protection: 0 });
	});

	test('proteger-remplace: a warded creature still deals its damage', () => {
		const { enJeu } = duel({ puissance: 6 }, { puissance: 4, protection: 1 });
		expect(enJeu('attaquante')).toMatchObject({ degats: 4 });
	});

	test('proteger-remplace: no damage, no ward discarded', () => {
		const { enJeu, regles } = seule({ protection: 1 }, degats('cible', 0));
		expect(enJeu('cible')).toMatchObject({ protection: 1 });
		expect(regles).toEqual(['degat-simultanes']);
	});

	test('proteger-remplace: poison destroys nothing when the ward took the damage', () => {
		const { enJeu, pas } = duel({ puissance: 1, poison: true }, { puissance: 1, protection: 1, degats: 0 });
		expect(enJeu('cible')).toMatchObject({ degats: 0 });
		expect(pas('poison-sans-effet')).toMatchObject([{ rule: 'poison-au-moins-un', avant: 1, apres: 0 }]);
	});

	test('proteger-remplace: a creature of power 0 loses its ward, then is destroyed all the same', () => {
		const { detruites, trace } = seule({ puissance: 0, protection: 1 });
		expect(detruites).toEqual(['cible']);
		expect(trace.map(({ kind }) => kind)).toEqual(['destruction-remplacee', 'marquee', 'defaussee']);
		expect(trace[0]).toMatchObject({ avant: 1, apres: 0, degats: 0, puissance: 0, evenement: null });
	});
});
