import { describe, expect, test } from 'vitest';
import { armure, combat, creature, degats, face, juger, ligne } from './vocabulaire';

describe('a fight that may not take place', () => {
	test('sonne-ne-peut-pas: a stunned attacker does not fight; using it would remove the stun instead', () => {
		const { resultat, trace, enJeu } = face({ sonne: true }, {}, combat('attaquante', 'cible'));
		expect(resultat.issues).toEqual([
			{
				type: 'illegal',
				raison: 'attaquant-sonne',
				rule: 'sonne-ne-peut-pas',
				creature: 'attaquante',
				aLaPlace: 'sonne-remplace-utilisation',
			},
		]);
		expect(trace).toEqual([]);
		expect(enJeu('attaquante')).toMatchObject({ sonne: true });
	});

	test('sonne-ne-peut-pas: said before any target is sought', () => {
		const { resultat } = juger({ actif: ligne({ id: 'a', sonne: true }), adverse: [] }, combat('a', 'b'));
		expect(resultat.issues[0]).toMatchObject({ raison: 'attaquant-sonne' });
	});

	test('combattre-aucune-cible: no enemy creature', () => {
		const { resultat } = juger({ actif: ligne({ id: 'a' }), adverse: [] }, combat('a', 'b'));
		expect(resultat.issues).toEqual([
			{ type: 'illegal', raison: 'aucune-cible', rule: 'combattre-aucune-cible', creature: 'a' },
		]);
	});

	test('combat-incliner-et-choisir: a creature of the same side, or itself', () => {
		const situation = { actif: ligne({ id: 'a' }, { id: 'b' }), adverse: ligne({ id: 'c' }) };
		const refus = { type: 'illegal', raison: 'meme-camp', rule: 'combat-incliner-et-choisir', creature: 'a' };
		const { resultat } = juger(situation, combat('a', 'b'), combat('a', 'a'));
		expect(resultat.issues).toEqual([
			{ ...refus, cible: 'b' },
			{ ...refus, cible: 'a' },
		]);
	});

	test('detruit-defausse: a destroyed creature neither fights nor is fought', () => {
		const situation = { actif: ligne({ id: 'a' }), adverse: ligne({ id: 'b', puissance: 0 }, { id: 'c' }) };
		const { resultat } = juger(situation, combat('a', 'b'), combat('b', 'a'));
		const refus = { type: 'illegal', raison: 'creature-detruite', rule: 'detruit-defausse', creature: 'b' };
		expect(resultat.issues).toEqual([refus, refus]);
	});

	test('an unknown creature is reported, without a rule', () => {
		const { resultat } = face({}, {}, combat('fantome', 'cible'), combat('attaquante', 'fantome'));
		const refus = { type: 'illegal', raison: 'creature-inconnue', rule: null, creature: 'fantome' };
		expect(resultat.issues).toEqual([refus, refus]);
	});
});

describe('provocation', () => {
	const actif = [creature({ id: 'a', puissance: 2 })];
	const adverse = ligne({ id: 'b' }, { id: 'garde', provocation: true }, { id: 'c' }, { id: 'd' });

	test('provocation-voisins: a neighbour may not be chosen, and the legal targets are listed', () => {
		const { resultat, enJeu } = juger({ actif, adverse }, combat('a', 'c'));
		expect(resultat.issues).toEqual([
			{
				type: 'illegal',
				raison: 'cible-derriere-provocation',
				rule: 'provocation-voisins',
				creature: 'a',
				cible: 'c',
				provocatrices: ['garde'],
				ciblesLegales: ['garde', 'd'],
			},
		]);
		expect(enJeu('c')).toMatchObject({ degats: 0, dejaAttaquee: false });
	});

	test('provocation-voisins: the taunting creature and those further away may be chosen', () => {
		const { enJeu, pas } = juger({ actif, adverse }, combat('a', 'd'));
		expect(enJeu('d')).toMatchObject({ degats: 2 });
		expect(pas('cible-choisie')).toMatchObject([{ avant: 4, apres: 2 }]);
	});

	test('provocation-voisins: a neighbour that taunts too may be chosen', () => {
		const gardes = ligne({ id: 'b', provocation: true }, { id: 'c', provocation: true });
		expect(juger({ actif, adverse: gardes }, combat('a', 'b')).enJeu('b')).toMatchObject({ degats: 2 });
	});

	test('provocation-voisins: it stops the choice of a fight, not damage', () => {
		expect(juger({ actif, adverse }, degats('c', 2)).enJeu('c')).toMatchObject({ degats: 2 });
	});

	test('provocation-voisins: lifted once the taunting creature is destroyed', () => {
		const { enJeu } = juger({ actif, adverse }, degats('garde', 3), combat('a', 'c'));
		expect(enJeu('c')).toMatchObject({ degats: 2 });
	});
});

describe('damage and armour for a creature that is not in play', () => {
	test('detruit-defausse: neither target nor source, and nothing is computed', () => {
		const { resultat, trace } = face(
			{ puissance: 0 },
			{},
			degats('attaquante', 1),
			degats('cible', 1, { source: 'attaquante' }),
			armure('attaquante', 1),
			armure('fantome', 1),
		);
		expect(resultat.issues.map((issue) => issue.type === 'illegal' && issue.raison)).toEqual([
			'creature-detruite',
			'creature-detruite',
			'creature-detruite',
			'creature-inconnue',
		]);
		expect(trace.every(({ evenement }) => evenement === null)).toBe(true);
	});

	test('events after an illegal one still happen', () => {
		const { enJeu, trace } = face({}, {}, degats('fantome', 1), degats('cible', 2));
		expect(enJeu('cible')).toMatchObject({ degats: 2 });
		expect(trace.every(({ evenement }) => evenement === 1)).toBe(true);
	});
});
