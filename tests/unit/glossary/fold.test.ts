import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch, foldWord, tokenize } from '../../../src/glossary/fold';
import { anyText } from './any-text';

describe('foldWord', () => {
	it.each([
		['Œuvre', 'oeuvre'],
		['CURRICULÆ', 'curriculae'],
		['Protégé', 'protégé'],
		['e\u0301t\u00e9', 'été'],
	])('%s is compared as %s', (word, folded) => {
		expect(foldWord(word)).toBe(folded);
	});

	it('keeps accents apart', () => {
		expect(foldWord('incliné')).not.toBe(foldWord('incline'));
	});
});

describe('foldForSearch', () => {
	it.each([
		['Réserve d’Aombre', 'reserve d aombre'],
		["Réserve d'Aombre", 'reserve d aombre'],
		['  Franc‑tireur\u00a0!', 'franc tireur !'],
		['CŒUR, Ægide, ǽ', 'coeur, aegide, ae'],
		['Oméga\u202f:\n2', 'omega : 2'],
		['e\u0301puise\u0301', 'epuise'],
	])('%j is searched as %j', (text, folded) => {
		expect(foldForSearch(text)).toBe(folded);
	});

	it('changes nothing the second time', () => {
		fc.assert(fc.property(anyText, (text) => foldForSearch(foldForSearch(text)) === foldForSearch(text)));
	});

	it('does not depend on how accents are encoded', () => {
		fc.assert(
			fc.property(anyText, (text) => foldForSearch(text.normalize('NFD')) === foldForSearch(text.normalize('NFC'))),
		);
	});
});

describe('tokenize', () => {
	it('tells what stands around each word', () => {
		expect(
			tokenize('L’Aombre, franc-tireur').map(({ word, capital, before, after }) => [word, capital, before, after]),
		).toEqual([
			['l', true, '|', "'"],
			['aombre', true, "'", '|'],
			['franc', false, '|', '-'],
			['tireur', false, '-', '|'],
		]);
	});

	it('keeps the plus sign of a number, and takes a web address for no word', () => {
		expect(tokenize('marqueur +1, https://exemple.fr/clé').map(({ word }) => word)).toEqual(['marqueur', '+1', '']);
	});

	it('gives words in order, with offsets in the text', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				let from = 0;
				for (const { start, end, word } of tokenize(text)) {
					expect(start).toBeGreaterThanOrEqual(from);
					expect(end).toBeGreaterThan(start);
					if (word) expect(foldWord(text.slice(start, end))).toBe(word);
					from = end;
				}
				expect(from).toBeLessThanOrEqual(text.length);
			}),
		);
	});
});
