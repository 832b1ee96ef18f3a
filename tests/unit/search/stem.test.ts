import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { root, searchWords, sound, stem } from '../../../src/search/stem';
import { slips, slipsAllowed } from '../../../src/search/typos';

const stemOf = (word: string) => stem(searchWords(word)[0] as string);

describe('a stem', () => {
	test.each([
		['moissonner', 'moissonne', 'moissonnent', 'moissonnez', 'moissonnée', 'moissonnant', 'moisson'],
		['sonné', 'sonnée', 'sonnés', 'sonnées', 'sonner', 'sonnez'],
		['détruire', 'détruit', 'détruite', 'détruites', 'détruisez'],
		['choisir', 'choisit', 'choisissez', 'choisie'],
		['combattre', 'combat', 'combats', 'combattent', 'combattez'],
		['dégât', 'dégâts', 'degat', 'DEGATS'],
		['amélioration', 'améliorations'],
		['reap', 'reaping', 'reaped'],
	])('is one for %s and its other forms', (first, ...others) => {
		expect(others.map(stemOf)).toEqual(others.map(() => stemOf(first)));
	});

	test.each([
		['poison', 'poisson'],
		['purger', 'puissance'],
		['forger', 'force'],
		['maison', 'moisson'],
	])('keeps %s and %s apart', (one, other) => {
		expect(stemOf(one)).not.toBe(stemOf(other));
	});

	test('shares its root with the nouns made from the verb', () => {
		expect(root(stemOf('calculateur'))).toBe(root(stemOf('calculer')));
		expect(root(stemOf('guérison'))).toBe(root(stemOf('guérir')));
		expect(root(stemOf('défense'))).toBe(root(stemOf('défendre')));
	});

	test('always leaves something of a word', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
				expect(stem(word)).not.toBe('');
				expect(sound(word)).not.toBe('');
			}),
		);
	});
});

describe('the sound of a word', () => {
	test.each([
		['hazardeux', 'hasardeux'],
		['insésissable', 'insaisissable'],
		['gigantèsk', 'gigantesque'],
		['capasité', 'capacité'],
		['forjer', 'forger'],
		['chêne', 'chaîne'],
		['poisson', 'poison'],
	])('is the same for %s and %s', (heard, meant) => {
		const [one, other] = searchWords(`${heard} ${meant}`);
		expect(sound(one as string)).toBe(sound(other as string));
	});

	test('tells apart words that are heard apart', () => {
		expect(sound('reponse')).not.toBe(sound('repeter'));
		expect(sound('armure')).not.toBe(sound('arme'));
	});
});

describe('words of a query', () => {
	test('are folded, with elisions and hyphens as spaces', () => {
		expect(searchWords('L’Aombre d’Œdipe, franc-tireur !')).toEqual(['l', 'aombre', 'd', 'oedipe', 'franc', 'tireur']);
	});

	test('are none in punctuation and emoji', () => {
		expect(searchWords('?! … <> 🎲 [](){}.*+')).toEqual([]);
	});
});

describe('slips of the finger', () => {
	test.each([
		['armure', 'armure', 0],
		['armue', 'armure', 1],
		['armurre', 'armure', 1],
		['armyre', 'armure', 1],
		['armuer', 'armure', 1],
		['escarmouhce', 'escarmouche', 1],
		['amrue', 'armure', 2],
	])('between %s and %s count for %i', (typed, meant, count) => {
		expect(slips(typed, meant, 2)).toBe(count);
	});

	test('above the limit are not told apart', () => {
		expect(slips('armure', 'bouclier', 2)).toBe(3);
		expect(slips('a', 'abcdefgh', 1)).toBe(2);
	});

	test('are the same both ways, and within the limit as without one', () => {
		const word = fc.stringMatching(/^[abc]{0,7}$/);
		fc.assert(
			fc.property(word, word, (one, other) => {
				const count = slips(one, other, 9);
				expect(slips(other, one, 9)).toBe(count);
				for (const most of [0, 1, 2]) expect(slips(one, other, most)).toBe(Math.min(count, most + 1));
			}),
		);
	});

	test('are allowed in long words only', () => {
		expect([3, 4, 7, 8].map(slipsAllowed)).toEqual([0, 1, 1, 2]);
	});
});
