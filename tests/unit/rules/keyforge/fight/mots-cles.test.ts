import { describe, expect, test } from 'vitest';
import { combat, creature, degats, duel, face, juger, nouveauTour, seule } from './vocabulaire';

describe('escarmouche', () => {
	test('escarmouche-aucun-degat: the attacker takes no power damage and deals its own', () => {
		const { enJeu, pas } = duel({ puissance: 2, escarmouche: true }, { puissance: 9 });
		expect(enJeu('attaquante')).toMatchObject({ degats: 0 });
		expect(enJeu('cible')).toMatchObject({ degats: 2 });
		expect(pas('degats-annules')).toMatchObject([
			{ rule: 'escarmouche-aucun-degat', creature: 'attaquante', avant: 9, apres: 0 },
		]);
	});

	test('escarmouche-aucun-degat: the ward and the armour of the attacker are kept', () => {
		const { enJeu } = duel({ escarmouche: true, protection: 1, armure: 2 }, { puissance: 9 });
		expect(enJeu('attaquante')).toMatchObject({ protection: 1, armureUtilisee: 0 });
	});

	test('escarmouche-puissance-seulement: hasardeux is dealt', () => {
		const { enJeu, pas } = duel({ puissance: 3, escarmouche: true }, { puissance: 9, hasardeux: 2 });
		expect(enJeu('attaquante')).toMatchObject({ degats: 2 });
		expect(pas('mot-cle-inoperant')).toMatchObject([{ rule: 'escarmouche-puissance-seulement', avant: 2, apres: 2 }]);
	});

	test('escarmouche-aucun-degat: of no use to the creature that is fought', () => {
		expect(duel({ puissance: 3 }, { puissance: 9, escarmouche: true }).enJeu('cible')).toMatchObject({ degats: 3 });
	});
});

describe('insaisissable', () => {
	test('insaisissable-premiere-fois: no power damage, either way, and « Combat : » abilities resolve', () => {
		const { enJeu, pas, resultat } = duel({ puissance: 9 }, { puissance: 9, insaisissable: true });
		expect(enJeu('attaquante')).toMatchObject({ degats: 0 });
		expect(enJeu('cible')).toMatchObject({ degats: 0, dejaAttaquee: true });
		expect(pas('degats-annules').map(({ rule }) => rule)).toEqual([
			'insaisissable-premiere-fois',
			'insaisissable-premiere-fois',
		]);
		expect(resultat.issues[0]).toMatchObject({ deroulement: 'resolu', capacitesCombat: true });
	});

	test('insaisissable-premiere-fois: the second fight of the turn is an ordinary one', () => {
		const fois = [combat('attaquante', 'cible'), combat('attaquante', 'cible')];
		const { enJeu, pas } = face({ puissance: 2 }, { puissance: 4, insaisissable: true }, ...fois);
		expect(enJeu('cible')).toMatchObject({ degats: 2 });
		expect(pas('insaisissable-visee')).toMatchObject([
			{ avant: 0, apres: 1 },
			{ avant: 1, apres: 1 },
		]);
	});

	test('insaisissable-premiere-fois: it serves again on a new turn', () => {
		const { enJeu, pas } = face(
			{ puissance: 2 },
			{ puissance: 4, insaisissable: true, dejaAttaquee: true },
			nouveauTour,
			combat('attaquante', 'cible'),
		);
		expect(enJeu('cible')).toMatchObject({ degats: 0 });
		expect(pas('insaisissable-renouvele')).toMatchObject([{ avant: 1, apres: 0 }]);
	});

	test('insaisissable-premiere-fois: nothing to renew without the keyword, or when it was not chosen', () => {
		expect(seule({ dejaAttaquee: true }, nouveauTour).trace).toEqual([]);
		expect(seule({ insaisissable: true }, nouveauTour).trace).toEqual([]);
	});

	test('insaisissable-premiere-fois: a fight skipped after the choice uses it up', () => {
		const { enJeu } = duel({ puissance: 1 }, { insaisissable: true, hasardeux: 1 });
		expect(enJeu('cible')).toMatchObject({ dejaAttaquee: true });
	});

	test('insaisissable-puissance-seulement: assaut, hasardeux and effects are dealt', () => {
		const { enJeu, pas } = face(
			{ puissance: 9, assaut: 1 },
			{ puissance: 9, insaisissable: true, hasardeux: 2 },
			combat('attaquante', 'cible'),
			degats('cible', 1),
		);
		expect(enJeu('cible')).toMatchObject({ degats: 2 });
		expect(enJeu('attaquante')).toMatchObject({ degats: 2 });
		expect(pas('mot-cle-inoperant')).toMatchObject([{ rule: 'insaisissable-puissance-seulement', creature: 'cible' }]);
	});

	test('insaisissable-premiere-fois: of no use to the attacker', () => {
		expect(duel({ puissance: 9, insaisissable: true }, {}).enJeu('attaquante')).toMatchObject({ degats: 3 });
	});
});

describe('invulnérable', () => {
	test('invulnerable-aucun-degat: no damage, and neither ward nor armour is spent', () => {
		const { enJeu, pas } = seule({ puissance: 1, invulnerable: true, protection: 1, armure: 1 }, degats('cible', 9));
		expect(enJeu('cible')).toMatchObject({ degats: 0, protection: 1, armureUtilisee: 0 });
		expect(pas('degats-annules')).toMatchObject([{ rule: 'invulnerable-aucun-degat', avant: 9, apres: 0 }]);
	});

	test('invulnerable-aucun-degat: keyword damage neither', () => {
		expect(duel({ assaut: 9, puissance: 9 }, { invulnerable: true }).enJeu('cible')).toMatchObject({ degats: 0 });
	});

	test('invulnerable-puissance-zero: it stays in play, and deals no damage', () => {
		const { enJeu, pas } = duel({ puissance: 1 }, { puissance: 0, invulnerable: true });
		expect(enJeu('cible')).toMatchObject({ degats: 0 });
		expect(enJeu('attaquante')).toMatchObject({ degats: 0 });
		expect(pas('invulnerable-reste')).toMatchObject([{ rule: 'invulnerable-puissance-zero', evenement: null }]);
	});

	test('invulnerable-aucun-degat: damage received before cannot destroy it', () => {
		const { detruites, pas } = seule({ puissance: 2, degats: 3, invulnerable: true, protection: 1 });
		expect(detruites).toEqual([]);
		expect(pas('invulnerable-reste')).toMatchObject([
			{ rule: 'invulnerable-aucun-degat', avant: 3, apres: 3, puissance: 2 },
		]);
		expect(pas('destruction-remplacee')).toEqual([]);
	});
});

describe('sonné and enragé', () => {
	test('sonne-inflige-degats: a stunned target deals its power and stays stunned', () => {
		const { enJeu, pas } = duel({ puissance: 5 }, { puissance: 4, armure: 9, sonne: true });
		expect(enJeu('attaquante')).toMatchObject({ degats: 4 });
		expect(enJeu('cible')).toMatchObject({ sonne: true });
		expect(pas('sonne-riposte')).toMatchObject([{ creature: 'cible', avant: 4, apres: 4 }]);
	});

	test('sonne-inflige-degats: nothing to say when escarmouche stops that damage', () => {
		expect(duel({ escarmouche: true }, { sonne: true }).pas('sonne-riposte')).toEqual([]);
	});

	test('enrager-retirer-apres-combat: the attacker is no longer enraged, the target still is', () => {
		const { enJeu, pas } = duel({ puissance: 9, enrage: true }, { puissance: 1, armure: 9, enrage: true });
		expect(enJeu('attaquante')).toMatchObject({ enrage: false });
		expect(enJeu('cible')).toMatchObject({ enrage: true });
		expect(pas('rage-retiree')).toMatchObject([{ creature: 'attaquante', avant: 1, apres: 0 }]);
	});

	test('enrager-retirer-apres-combat: even if the fight was skipped', () => {
		const { enJeu, pas } = duel({ assaut: 9, enrage: true }, {});
		expect(pas('combat-ignore')).toHaveLength(1);
		expect(enJeu('attaquante')).toMatchObject({ enrage: false });
	});

	test('enrager-retirer-apres-combat: nothing to remove from a destroyed attacker', () => {
		expect(duel({ puissance: 1, enrage: true }, {}).pas('rage-retiree')).toEqual([]);
	});

	test('a creature of the other side may attack in turn', () => {
		const situation = { actif: [creature({ id: 'a', puissance: 5 })], adverse: [creature({ id: 'b' })] };
		expect(juger(situation, nouveauTour, combat('b', 'a')).enJeu('a')).toMatchObject({ degats: 3 });
	});
});
