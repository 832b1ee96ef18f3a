import { describe, expect, test } from 'vitest';
import { dresserTableau, type Mises, resoudre, type Situation, verifier } from '../../../../../src/rules/l5r/duel';
import { duelliste, mises, situation, type Trait } from './cases';

const entier = (min: number, max: number) => ({ type: 'entier', min, max });
const problemesDe = (trait: Trait) => verifier(situation(trait));

describe('verifier', () => {
	test('accepts bounds, and a dash whatever the skill', () => {
		const bas = { competence: 0, gloire: 0, modificateurs: -99, honneur: 1, modificateurMise: -99 };
		const haut = { competence: 99, gloire: 99, modificateurs: 99, honneur: 24, modificateurMise: 99, tiret: true };
		expect(verifier(situation(bas, haut), mises(1, 5))).toEqual([]);
	});

	test.each([
		['competence', -1, entier(0, 99)],
		['competence', 100, entier(0, 99)],
		['competence', 1.5, entier(0, 99)],
		['gloire', -1, entier(0, 99)],
		['gloire', Number.NaN, entier(0, 99)],
		['modificateurs', -100, entier(-99, 99)],
		['modificateurMise', 100, entier(-99, 99)],
		['honneur', 0, entier(1, 24)],
		['honneur', 25, entier(1, 24)],
		['tiret', 1, { type: 'booleen' }],
		['incline', 'oui', { type: 'booleen' }],
		['statut', 'ruine', { type: 'parmi', values: ['honore', 'normal', 'deshonore'] }],
	])('refuses %s %s', (field, value, expected) => {
		expect(problemesDe({ [field]: value })).toEqual([{ field: `lanceur.${field}`, value, expected }]);
	});

	test.each([0, 6, 2.5, '3'])('refuses a bid of %s', (mise) => {
		const paris = { lanceur: 3, defie: mise } as Mises;
		expect(verifier(situation(), paris)).toEqual([{ field: 'mises.defie', value: mise, expected: entier(1, 5) }]);
	});

	test('refuses another type of duel, another reading', () => {
		const douteuse = { ...situation(), type: 'gloire', plancher: 'jamais' } as unknown as Situation;
		expect(verifier(douteuse).map(({ field }) => field)).toEqual(['type', 'plancher']);
	});

	test('gives every problem in reading order', () => {
		const douteuse = situation({ honneur: 0 }, { gloire: -1, honneur: 99 });
		expect(verifier(douteuse, mises(9, 0)).map(({ field }) => field)).toEqual([
			'lanceur.honneur',
			'defie.gloire',
			'defie.honneur',
			'mises.lanceur',
			'mises.defie',
		]);
	});
});

describe('the entry points', () => {
	test('throw a RangeError that lists every problem', () => {
		const douteuse = { ...situation(), defie: duelliste({ honneur: 0, gloire: -1 }) };
		const essai = () => resoudre(douteuse, mises(7, 1));
		expect(essai).toThrow(RangeError);
		expect(essai).toThrow(/defie\.gloire: -1[\s\S]*defie\.honneur: 0[\s\S]*mises\.lanceur: 7/);
		expect(essai).toThrow(expect.objectContaining({ cause: verifier(douteuse, mises(7, 1)) }));
		expect(() => dresserTableau(douteuse, 'lanceur')).toThrow(/defie\.honneur: 0/);
	});
});
