import { describe, expect, it } from 'vitest';
import { findTerms } from '../../../src/glossary/match';
import { keyforge } from './keyforge-terms';
import { itLinks } from './marked';

describe('elisions', () => {
	itLinks([
		"l’[[armure]], l'[[armure]], d’[[armure]], d'[[armure]]",
		'Plus qu’[[insaisissable]] : intouchable.',
		"Elle ne peut qu'[[archiver|archives]].",
		'L’[[Aombre]] d’abord, jusqu’[[Oméga]] ensuite.',
		'Il s’[[enrage|enrager]] et n’[[exalte|exalter]] personne.',
		'Lorsqu’[[exaltée|exalter]], elle brille.',
		'QU’[[INSAISISSABLE]] !',
	]);
});

describe('pronouns after a verb or a noun', () => {
	itLinks([
		'La créature [[capture|capturer]]-t-elle avant ou après ?',
		'[[Capture|capturer]]-t-il aussi ?',
		'Pourquoi [[combattent|combat]]-ils encore ?',
		'[[Répétez|repeter]]-le une fois, puis [[protégez|proteger]]-la.',
		'[[Archivez|archives]]-les.',
		'[[Forgez|forger]]-vous une [[clé]]-là ?',
		'[[Volez|voler]]-lui tout : [[volez|voler]]-le-lui.',
		'Cette [[armure]]-ci vaut 2.',
	]);
});

describe('punctuation around a term', () => {
	itLinks([
		'«\u00a0[[Armure]]\u00a0», “[[armure]]”, "[[armure]]", \'[[armure]]\', (l’[[armure]])',
		'[[Armure]] : 2. [[Armure]]… [[armure]] ! [[armure]]\u202f? [[armure]], [[armure]]; [[armure]].',
		'[[Capturer]]/[[voler]] : deux mots, deux règles.',
		'— [[Assaut]] — dit-elle.',
		'**[[Armure]]**, *[[flanc]]*',
		'⚔️[[armure]]🛡️',
		'[[armure]]',
	]);
});

describe('letters of all kinds', () => {
	itLinks([
		'[[CLÉS|cle]] et [[Répétez|repeter]] en capitales accentuées.',
		'Le poison\u0301 accentué n’est pas du [[poison]].',
	]);

	it('finds decomposed letters, and counts offsets in the text as given', () => {
		const text = 'Deux clés protégées'.normalize('NFD');
		const found = findTerms(text, keyforge).map(({ start, end, slug }) => [
			text.slice(start, end).normalize('NFC'),
			slug,
		]);
		expect(found).toEqual([
			['clés', 'cle'],
			['protégées', 'proteger'],
		]);
	});

	it('counts offsets in UTF-16 units', () => {
		expect(findTerms('🗝️🗝️ armure', keyforge)).toEqual([{ start: 7, end: 13, slug: 'armure' }]);
	});
});
