import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { glued, searchWords, sound, stem, tellingWords, wholeKey } from '../../../../src/search/engine/stem';

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
		['jeton', 'jetons'],
		['maison', 'maisons'],
		['poison', 'poisons'],
		['moisson', 'moissons'],
		['jouer', 'jouons'],
		['piocher', 'piochons'],
	])('is one for %s and its other forms', (first, ...others) => {
		expect(others.map(stemOf)).toEqual(others.map(() => stemOf(first)));
	});

	test.each([
		['poison', 'poisson'],
		['purger', 'puissance'],
		['forger', 'force'],
		['maison', 'moisson'],
		['jetons', 'jeter'],
		['maisons', 'mais'],
	])('keeps %s and %s apart', (one, other) => {
		expect(stemOf(one)).not.toBe(stemOf(other));
	});

	test('is one with the nouns made from the verb', () => {
		expect(stemOf('calculateur')).toBe(stemOf('calculer'));
		expect(stemOf('guérison')).toBe(stemOf('guérir'));
		expect(stemOf('défense')).toBe(stemOf('défendre'));
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

describe('the words that say what is looked for', () => {
	test('are those that are not empty, or all of them when none is left', () => {
		expect(tellingWords('est-ce que l’armure se recharge')).toEqual(['armure', 'recharge']);
		expect(tellingWords('ne peut pas')).toEqual(['ne', 'peut', 'pas']);
		expect(tellingWords('Genre, concrètement, le truc qui meurt')).toEqual(['meurt']);
	});

	test('make one key of a name, whatever its endings, and one word of it without its spaces', () => {
		expect(wholeKey('Règles de six')).toBe(wholeKey('règle de six'));
		expect(glued('franc-tireur')).toBe(glued('Franc tireur'));
	});
});
