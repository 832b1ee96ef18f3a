import { describe, expect, test } from 'vitest';
import {
	calculer,
	courbe,
	jouer,
	PIONS_MAX,
	type Situation,
	simuler,
	TYPES_MAX,
	verifier,
} from '../../../../../src/rules/arkham/skill-test';
import { germe } from '../../../../../src/rules/odds';
import { nombres, pion, situation, un } from './vocabulary';

/** Problems of a situation whose values may be anything, whatever the types say. */
function problemesDe(valeurs: object) {
	return verifier({ ...situation(nombres(0)), ...valeurs } as Situation);
}

const effet = { modificateur: 0, revele: false, automatique: 'non' };

describe('verifier', () => {
	test('accepts a sound situation, limits included', () => {
		const limites = pion('a', { nombre: PIONS_MAX, scelles: PIONS_MAX, modificateur: 20, echecAu: 99 });
		expect(problemesDe({ competence: -20, icones: 99, difficulte: 0, reserve: [limites] })).toEqual([]);
		const sortes = Array.from({ length: TYPES_MAX }, (_, rang) => pion(`${rang}`, { nombre: 3 }));
		expect(problemesDe({ competence: 99, difficulte: 99, reserve: sortes, ...un(3) })).toEqual([]);
		expect(problemesDe({ reserve: [] })).toEqual([]);
	});

	test.each([
		['competence', -21, -20],
		['competence', 100, -20],
		['icones', -1, 0],
		['difficulte', 1.5, 0],
		['difficulte', Number.NaN, 0],
		['icones', '3', 0],
		['icones', undefined, 0],
	])('refuses as %s the value %s', (field, value, min) => {
		expect(problemesDe({ [field]: value })).toEqual([{ field, value, expected: { type: 'entier', min, max: 99 } }]);
	});

	test('checks every field of a kind of token', () => {
		const mauvais = {
			type: '',
			nombre: 2,
			scelles: 3,
			effet: { modificateur: -21, revele: 1, automatique: 'oui', echecAu: 0 },
		};
		expect(problemesDe({ reserve: [mauvais] })).toEqual([
			{ field: 'reserve[0].type', value: '', expected: { type: 'identifiant' } },
			{ field: 'reserve[0].scelles', value: 3, expected: { type: 'entier', min: 0, max: 2 } },
			{ field: 'reserve[0].effet.modificateur', value: -21, expected: { type: 'entier', min: -20, max: 20 } },
			{ field: 'reserve[0].effet.revele', value: 1, expected: { type: 'booleen' } },
			{
				field: 'reserve[0].effet.automatique',
				value: 'oui',
				expected: { type: 'parmi', values: ['non', 'reussite', 'echec'] },
			},
			{ field: 'reserve[0].effet.echecAu', value: 0, expected: { type: 'entier', min: 1, max: 99 } },
		]);
	});

	test('names the number alone when it is wrong', () => {
		const reserve = [{ type: 'a', nombre: 100, scelles: 5, effet }];
		expect(problemesDe({ reserve }).map(({ field }) => field)).toEqual(['reserve[0].nombre']);
	});

	test('refuses a kind listed twice, a bag too big, and too many kinds', () => {
		const reserve = [pion('a'), pion('b'), pion('a')];
		expect(problemesDe({ reserve })).toEqual([
			{ field: 'reserve[2].type', value: 'a', expected: { type: 'identifiant-unique' } },
		]);
		const grande = [pion('a', { nombre: PIONS_MAX }), pion('b')];
		expect(problemesDe({ reserve: grande })).toEqual([
			{ field: 'reserve', value: PIONS_MAX + 1, expected: { type: 'entier', min: 0, max: PIONS_MAX } },
		]);
		const variee = Array.from({ length: TYPES_MAX + 1 }, (_, rang) => pion(`${rang}`));
		expect(problemesDe({ reserve: variee })).toMatchObject([{ field: 'reserve.length', value: TYPES_MAX + 1 }]);
	});

	test('checks how tokens are drawn', () => {
		expect(problemesDe({ tirage: { nombre: 4, rule: 'deux' } })).toEqual([
			{ field: 'tirage.nombre', value: 4, expected: { type: 'entier', min: 1, max: 3 } },
			{ field: 'tirage.rule', value: 'deux', expected: { type: 'parmi', values: ['tous', 'un'] } },
		]);
	});
});

describe('entry points', () => {
	const mauvaise = situation(nombres(0), { competence: 100, icones: -1 });

	test.each([
		['calculer', () => calculer(mauvaise)],
		['courbe', () => courbe(mauvaise, 3)],
		['jouer', () => jouer(mauvaise, () => 0)],
		['simuler', () => simuler(mauvaise, 3, germe(1))],
	])('%s throws a RangeError that lists every problem', (_, essai) => {
		expect(essai).toThrow(RangeError);
		expect(essai).toThrow(/competence: 100[\s\S]*icones: -1/);
		expect(essai).toThrow(expect.objectContaining({ cause: verifier(mauvaise) }));
	});

	const saine = situation(nombres(0, 1), un(2));

	test('courbe and simuler refuse a length out of range', () => {
		expect(() => courbe(saine, 100)).toThrow(/jusqua: 100/);
		expect(() => simuler(saine, 1_000_001, germe(1))).toThrow(/tirages: 1000001/);
	});

	test.each([-1, 2, 0.5, Number.NaN])('jouer refuses the rank or the index %s among 2 tokens', (rang) => {
		expect(() => jouer(saine, () => rang)).toThrow(RangeError);
		expect(() =>
			jouer(
				saine,
				() => 0,
				() => rang,
			),
		).toThrow(RangeError);
	});
});
