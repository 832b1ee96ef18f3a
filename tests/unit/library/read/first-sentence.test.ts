import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstSentence } from '../../../../src/library/read/first-sentence';

describe('the first sentence ends', () => {
	it.each([
		['Une clé se forge. Elle reste.', 'Une clé se forge.'],
		['Une clé se forge.', 'Une clé se forge.'],
		['Une clé se forge. ', 'Une clé se forge.'],
		['Une clé se forge.\nElle reste.', 'Une clé se forge.'],
		['Qui gagne\u202f? Personne.', 'Qui gagne\u202f?'],
		['Gagné\u202f! Et après\u202f?', 'Gagné\u202f!'],
		['Et ainsi de suite… Puis rien.', 'Et ainsi de suite…'],
		['Une clé se forge. «\u00a0Prêt\u00a0» non.', 'Une clé se forge.'],
		['Une clé se forge. Œuvre et Éclat.', 'Une clé se forge.'],
		['Une clé se forge. 6 est le nombre.', 'Une clé se forge.'],
	])('%j', (paragraph, sentence) => {
		expect(firstSentence(paragraph)).toBe(sentence);
	});
});

describe('the first sentence goes on', () => {
	it.each([
		'La capacité «\u00a0Jouez\u00a0:\u00a0» se résout.',
		'Le mot «\u00a0Prêt\u202f!\u00a0» se dit fort.',
		'Le mot «\u00a0Prêt.\u00a0» Puis plus rien.',
		'Hasardeux (X) inflige X dégâts.',
		'Le livret v1.0 le dit.',
		'Le coût est de 3,5 ou 1.5 Aombre.',
		'Trois… quatre cartes.',
		'Une définition sans point',
		'',
	])('%j', (paragraph) => {
		expect(firstSentence(paragraph)).toBe(paragraph);
	});
});

it('is the start of the paragraph, and its own first sentence', () => {
	const words = fc.array(
		fc.constantFrom('Une', 'clé', 'É', '6', '.', '!', '?', '…', ' ', '\u00a0', '\u202f', '«', '»', '(', ')', '\n'),
		{ maxLength: 20 },
	);
	fc.assert(
		fc.property(words, (parts) => {
			const paragraph = parts.join('');
			const sentence = firstSentence(paragraph);
			expect(paragraph.startsWith(sentence)).toBe(true);
			expect(firstSentence(sentence)).toBe(sentence);
		}),
		{ numRuns: 1000 },
	);
});
