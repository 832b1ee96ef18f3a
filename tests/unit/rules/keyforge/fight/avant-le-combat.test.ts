import { describe, expect, test } from 'vitest';
import { duel } from './vocabulaire';

describe('assaut', () => {
	test('assaut-degats: X damage before the fight, then power', () => {
		const { enJeu, pas } = duel({ puissance: 3, assaut: 2 }, { puissance: 6 });
		expect(enJeu('cible')).toBeDefined();
		expect(enJeu('cible')).toMatchObject({ degats: 5 });
		expect(pas('degats-annonces').map(({ nature }) => nature)).toEqual(['assaut', 'puissance', 'puissance']);
	});

	test('combat-mort-avant-combat: a target destroyed by assaut does not strike back', () => {
		const { enJeu, pas, resultat } = duel({ puissance: 2, assaut: 3 }, { puissance: 3 });
		expect(enJeu('attaquante')).toMatchObject({ degats: 0 });
		expect(pas('combat-ignore')).toMatchObject([{ creature: 'attaquante', cible: 'cible', avant: 2, apres: 1 }]);
		expect(pas('capacites-combat')).toEqual([]);
		expect(resultat.issues[0]).toEqual({
			type: 'combat',
			deroulement: 'ignore',
			capacitesCombat: false,
			bilans: [
				{ creature: 'attaquante', degats: 0, detruite: false },
				{ creature: 'cible', degats: 3, detruite: true },
			],
		});
	});

	test('assaut-degats: the target does not use its own assaut', () => {
		expect(duel({ puissance: 9 }, { puissance: 2, assaut: 4 }).enJeu('attaquante')).toMatchObject({ degats: 2 });
	});
});

describe('hasardeux', () => {
	test('hasardeux-degats: X damage to the attacker before the fight, then power', () => {
		expect(duel({ puissance: 6 }, { puissance: 3, hasardeux: 2 }).enJeu('attaquante')).toMatchObject({ degats: 5 });
	});

	test('combat-mort-avant-combat: an attacker destroyed by hasardeux deals nothing', () => {
		const { enJeu, detruites, pas } = duel({ puissance: 2 }, { puissance: 3, hasardeux: 2 });
		expect(detruites).toEqual(['attaquante']);
		expect(enJeu('cible')).toMatchObject({ degats: 0 });
		expect(pas('combat-ignore')).toHaveLength(1);
	});

	test('hasardeux-degats: the attacker does not use its own hasardeux', () => {
		expect(duel({ puissance: 2, hasardeux: 4 }, { puissance: 9 }).enJeu('cible')).toMatchObject({ degats: 2 });
	});
});

describe('assaut against hasardeux: the active player chooses', () => {
	const attaquante = { puissance: 2, assaut: 3 };
	const cible = { puissance: 3, hasardeux: 2 };

	test('assaut-ordre: assaut first destroys the target, whose hasardeux is lost (assaut-mort)', () => {
		const { detruites, enJeu, pas } = duel(attaquante, cible, 'assaut');
		expect(detruites).toEqual(['cible']);
		expect(enJeu('attaquante')).toMatchObject({ degats: 0 });
		expect(pas('ordre-choisi')).toMatchObject([{ rule: 'assaut-ordre', creature: 'attaquante', apres: 3 }]);
		expect(pas('mot-cle-perdu')).toMatchObject([{ rule: 'assaut-mort', creature: 'cible', avant: 2, apres: 0 }]);
	});

	test('hasardeux-ordre: hasardeux first destroys the attacker, whose assaut is lost (hasardeux-mort)', () => {
		const { detruites, enJeu, pas } = duel(attaquante, cible, 'hasardeux');
		expect(detruites).toEqual(['attaquante']);
		expect(enJeu('cible')).toMatchObject({ degats: 0 });
		expect(pas('ordre-choisi')).toMatchObject([{ rule: 'hasardeux-ordre', creature: 'cible', apres: 2 }]);
		expect(pas('mot-cle-perdu')).toMatchObject([{ rule: 'hasardeux-mort', creature: 'attaquante', avant: 3 }]);
	});

	test('both survive: each keyword is a batch of its own, then the fight takes place', () => {
		const { enJeu, pas } = duel({ puissance: 6, assaut: 1 }, { puissance: 4, hasardeux: 1 }, 'hasardeux');
		expect(enJeu('attaquante')).toMatchObject({ degats: 5 });
		expect(enJeu('cible')).toBeUndefined();
		expect(pas('degats-annonces').map(({ nature }) => nature)).toEqual([
			'hasardeux',
			'assaut',
			'puissance',
			'puissance',
		]);
	});
});
