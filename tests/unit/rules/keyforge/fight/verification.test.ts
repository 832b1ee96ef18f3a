import { describe, expect, test } from 'vitest';
import { type Evenement, resoudre, verifier } from '../../../../../src/rules/keyforge/fight';
import { armure, combat, creature, degats, ligne, nouveauTour, type Trait } from './vocabulaire';

function problemesDe(trait: Trait) {
	return verifier({ actif: [], adverse: [creature(trait)] }, []);
}

/** An event as it might come from an address, whatever the types say. */
function evenementDouteux(evenement: object) {
	return verifier({ actif: [], adverse: [] }, [evenement as Evenement]);
}

const ENTIER = { type: 'entier', min: 0, max: 99 };

describe('verifier', () => {
	test('accepts a sound situation, limits included', () => {
		const sain = creature({ puissance: 99, armure: 2, armureUtilisee: 2, protection: 1, aombre: 99 });
		const evenements = [combat('a', 'b'), degats('a', 0, { projection: 99 }), armure('a', -99), nouveauTour];
		expect(verifier({ actif: [sain], adverse: [] }, evenements)).toEqual([]);
	});

	test.each([-1, 1.5, 100, Number.NaN, Number.POSITIVE_INFINITY, '3', undefined])('refuses %s as a power', (value) => {
		expect(problemesDe({ puissance: value as number })).toEqual([
			{ field: 'adverse[0].puissance', value, expected: ENTIER },
		]);
	});

	test('refuses more used armour than armour', () => {
		expect(problemesDe({ armure: 1, armureUtilisee: 2 })).toEqual([
			{ field: 'adverse[0].armureUtilisee', value: 2, expected: { ...ENTIER, max: 1 } },
		]);
	});

	test('names the armour alone when it is wrong', () => {
		expect(problemesDe({ armure: -1, armureUtilisee: 0 }).map(({ field }) => field)).toEqual(['adverse[0].armure']);
	});

	test('refuses a second ward marker', () => {
		expect(problemesDe({ protection: 2 })).toMatchObject([{ value: 2, expected: { type: 'entier', max: 1 } }]);
	});

	test('refuses a keyword that is not a boolean', () => {
		expect(problemesDe({ poison: 1 as unknown as boolean })).toEqual([
			{ field: 'adverse[0].poison', value: 1, expected: { type: 'booleen' } },
		]);
	});

	test('refuses an id that is missing or used twice, even across the lines', () => {
		const situation = { actif: ligne({ id: 'a' }, { id: '' }), adverse: ligne({ id: 'a' }) };
		expect(verifier(situation, [])).toEqual([
			{ field: 'actif[1].id', value: '', expected: { type: 'identifiant' } },
			{ field: 'adverse[0].id', value: 'a', expected: { type: 'identifiant-unique' } },
		]);
	});

	test('checks every field of an event', () => {
		expect(evenementDouteux({ type: 'combat', attaquant: 1, cible: '', ordre: 'les deux' })).toEqual([
			{ field: 'evenements[0].attaquant', value: 1, expected: { type: 'identifiant' } },
			{ field: 'evenements[0].cible', value: '', expected: { type: 'identifiant' } },
			{
				field: 'evenements[0].ordre',
				value: 'les deux',
				expected: { type: 'parmi', values: ['assaut', 'hasardeux'] },
			},
		]);
		const degatsDouteux = { type: 'degats', cible: 'a', montant: -1, source: '', projection: 0.5 };
		expect(evenementDouteux(degatsDouteux).map(({ field }) => field)).toEqual([
			'evenements[0].montant',
			'evenements[0].source',
			'evenements[0].projection',
		]);
		expect(evenementDouteux({ type: 'armure', cible: 'a', variation: 100 })).toMatchObject([
			{ expected: { min: -99, max: 99 } },
		]);
		expect(evenementDouteux({ type: 'sieste' })).toMatchObject([{ field: 'evenements[0].type', value: 'sieste' }]);
	});
});

describe('resoudre', () => {
	test('throws a RangeError that lists every problem', () => {
		const situation = { actif: [], adverse: [creature({ puissance: -1, degats: Number.NaN })] };
		const essai = () => resoudre(situation, [degats('creature', -2)]);
		expect(essai).toThrow(RangeError);
		expect(essai).toThrow(
			/adverse\[0\]\.puissance: -1[\s\S]*adverse\[0\]\.degats: NaN[\s\S]*evenements\[0\]\.montant: -2/,
		);
		expect(essai).toThrow(expect.objectContaining({ cause: verifier(situation, [degats('creature', -2)]) }));
	});
});
