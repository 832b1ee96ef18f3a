import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../src/builder/catalog';
import { foundWords, matching } from '../../../src/builder/list';

const titles = [
	'Action',
	'Armure · Les dégâts sont annulés',
	'L’armure, « en bref »',
	'Dégât',
	'Épuisé',
	'Cœur à l’œuvre',
];
const choices = titles.map((title): Choice => [title, title, '/', 100, 100]);
const found = (asked: string) => matching(choices, asked).map(([, title]) => title);

describe('the filter of a long list', () => {
	it('keeps all of it while nothing is asked', () => {
		expect(found('')).toEqual(titles);
		expect(found('  ·  ')).toEqual(titles);
	});

	it('finds the beginnings of words, in any order, without accents, case or ligatures', () => {
		expect(found('degat')).toEqual(['Dégât', 'Armure · Les dégâts sont annulés']);
		expect(found('annul arm')).toEqual(['Armure · Les dégâts sont annulés']);
		expect(found('COEUR œuv')).toEqual(['Cœur à l’œuvre']);
		expect(found('bref')).toEqual(['L’armure, « en bref »']);
		expect(found('mure')).toEqual([]);
	});

	it('puts first what opens with what is asked', () => {
		expect(found('armure')).toEqual(['Armure · Les dégâts sont annulés', 'L’armure, « en bref »']);
	});

	it('says how much it found, when that helps', () => {
		expect(foundWords('outil', 3, '')).toBe('');
		expect(foundWords('terme', 110, '')).toBe('');
		expect(foundWords('terme', 1, 'armure')).toBe('');
		expect(foundWords('terme', 12, 'dé')).toBe('12 termes.');
		expect(foundWords('regle', 0, 'zzz')).toBe('Aucune règle ne contient ces mots : le choix reste le même.');
		expect(foundWords('regle', 1242, '')).toMatch(/^1242 règles : précisez/);
	});
});
