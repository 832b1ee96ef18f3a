import { describe, expect, test } from 'vitest';
import { type Attaque, MOI, resoudre, verifier } from '../../../../../src/rules/mistborn/attack';
import { allie, entreJoueurs, garde, solo } from './vocabulary';

const sain = entreJoueurs(99, 'paul', {
	paul: { sante: 40, nuage: 99, allies: [allie({ id: 'a', defense: 99, reduction: 99, nuages: 9 })] },
	rita: { sante: 1 },
});

/** An attack as it might come from an address, whatever the types say. */
function champs(attaque: object): readonly string[] {
	return verifier(attaque as Attaque).map(({ field }) => field);
}

const combien = (nombre: number) => Array.from({ length: nombre }, (_, rang) => garde(`g${rang}`));

describe('verifier', () => {
	test('accepts sound attacks, limits included, and plans that name nobody known', () => {
		expect(verifier({ ...sain, plan: { allies: ['fantome'], frappe: 99, transmission: 'fantome' } })).toEqual([]);
		expect(verifier({ ...solo(99, { a: [1, 99, 'X'] }, 'fantome'), dominat: 6, sante: 1 })).toEqual([]);
	});

	test.each([-1, 1.5, 100, Number.NaN, '3', undefined])('refuses %s as damage', (value) => {
		expect(verifier({ ...sain, degats: value as number })).toEqual([
			{ field: 'degats', value, expected: { type: 'entier', min: 0, max: 99 } },
		]);
	});

	test('refuses another kind of attack, and looks no further', () => {
		expect(champs({ ...sain, contre: 'tous', degats: 3 })).toEqual(['contre']);
	});

	test('refuses ids used twice, even by a player and an Allié, or by the attacker', () => {
		const allies = [allie({ id: 'rita' }), allie({ id: MOI })];
		expect(verifier(entreJoueurs(1, MOI, { paul: { allies }, rita: {} }))).toEqual([
			{ field: 'joueurs', value: MOI, expected: { type: 'identifiant-unique' } },
			{ field: 'joueurs', value: 'rita', expected: { type: 'identifiant-unique' } },
		]);
		const adversaires = [{ id: 'a', boucliers: [1] }];
		expect(champs({ ...solo(1), adversaires: [...adversaires, ...adversaires] })).toEqual(['adversaires']);
	});

	test('wants the Cible at someone alive with three players or more, and does not look at it with two', () => {
		expect(verifier(entreJoueurs(1, 'fantome', { paul: {}, rita: {} }))).toMatchObject([
			{ field: 'cible', expected: { type: 'parmi', values: [MOI, 'paul', 'rita'] } },
		]);
		expect(verifier(entreJoueurs(1, 'fantome', { paul: {} }))).toEqual([]);
	});

	test('bounds every list', () => {
		expect(champs(entreJoueurs(1, MOI, {}))).toEqual(['joueurs.length']);
		expect(champs(entreJoueurs(1, MOI, { a: {}, b: {}, c: {}, d: {} }))).toEqual(['joueurs.length']);
		expect(champs(entreJoueurs(1, MOI, { paul: { allies: combien(13) } }))).toEqual(['joueurs[0].allies.length']);
		expect(champs(entreJoueurs(1, MOI, { paul: {} }, { allies: Array(100).fill('a') }))).toEqual([
			'plan.allies.length',
		]);
		expect(champs(solo(1, { a: [] }))).toEqual(['adversaires[0].boucliers.length']);
		expect(champs(solo(1, { a: [1, 1, 1, 1] }))).toEqual(['adversaires[0].boucliers.length']);
		const treize = Object.fromEntries(combien(13).map(({ id }) => [id, [1]]));
		expect(champs(solo(1, treize))).toEqual(['adversaires.length']);
		expect(champs(solo(1, {}, ...Array(100).fill('a')))).toEqual(['plan.boucliers.length']);
	});

	test('checks every field of players, Alliés and plan', () => {
		const allies = [{ id: '', defense: 0, defenseur: 1, reduction: -1, nuages: 10 }];
		const joueurs = [{ id: 3, sante: 41, nuage: -1, allies }];
		expect(champs({ ...sain, joueurs, plan: { allies: [''], frappe: 100, transmission: '' } })).toEqual([
			'joueurs[0].id',
			'joueurs[0].sante',
			'joueurs[0].nuage',
			'joueurs[0].allies[0].id',
			'joueurs[0].allies[0].defense',
			'joueurs[0].allies[0].defenseur',
			'joueurs[0].allies[0].reduction',
			'joueurs[0].allies[0].nuages',
			'plan.allies[0]',
			'plan.transmission',
			'plan.frappe',
		]);
	});

	test('checks every field of an attack on the Seigneur Maître', () => {
		const plan = { boucliers: [{ adversaire: '', moyen: 'ruse' }], frappe: -1 };
		const adversaires = [{ id: '', boucliers: [0, 'Y', 'X'] }];
		expect(champs({ ...solo(1), dominat: 7, sante: 49, adversaires, plan })).toEqual([
			'dominat',
			'sante',
			'adversaires[0].id',
			'adversaires[0].boucliers[0]',
			'adversaires[0].boucliers[1]',
			'plan.boucliers[0].adversaire',
			'plan.boucliers[0].moyen',
			'plan.frappe',
		]);
	});
});

describe('resoudre', () => {
	test('throws a RangeError that lists every problem', () => {
		const attaque = entreJoueurs(-1, MOI, { paul: { sante: 0 } });
		const essai = () => resoudre(attaque);
		expect(essai).toThrow(RangeError);
		expect(essai).toThrow(/degats: -1[\s\S]*joueurs\[0\]\.sante: 0/);
		expect(essai).toThrow(expect.objectContaining({ cause: verifier(attaque) }));
	});
});
