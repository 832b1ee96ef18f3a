import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/library/types';
import { games, loaded } from './real-content';
import { chartTexts, codeTexts, columnTexts, dataTexts, pageTexts } from './shown-text';
import { misspelt, otherCapitals, unused, wordsOf } from './spelling';

// Each word of a game is written in one way: the forms of the glossary with their capitals, and the lists of `words/`.

const common = wordsOf('common');
const { concepts } = loaded.library;

describe.each(games.map((game) => [game.slug, game] as const))('%s', (slug, game) => {
	const words = wordsOf(slug);
	const texts = [
		...game.pages.flatMap(pageTexts),
		...game.charts.flatMap(chartTexts),
		...dataTexts(game),
		...concepts.flatMap((concept) => columnTexts(concept, game.data.court)),
		...codeTexts(`src/widgets/${slug}`),
	];

	it('spells each word in one way', () => {
		expect(misspelt(texts, { ...words, ecrire: [...common.ecrire, ...words.ecrire] })).toEqual([]);
	});

	it('writes its terms with their capitals', () => {
		expect(otherCapitals(texts, game, words)).toEqual([]);
	});

	it('needs every exception', () => {
		expect(unused(texts, [...words.sauf, ...words.reste])).toEqual([]);
	});

	it.skipIf(game.data.debutant)('has texts of every kind', () => {
		expect(texts.length).toBeGreaterThan(1000);
		for (const part of [`content/${slug}/`, `content/concepts/`, `src/widgets/${slug}/`])
			expect(texts.some(({ place, text }) => place.startsWith(part) && text.length > 20)).toBe(true);
	});
});

it('what the games share spells each word in one way', () => {
	const code = ['src/widgets/shared', 'src/widgets/stepper', 'src/builder', 'src/embed/tooltips'];
	expect(misspelt([...concepts.flatMap(pageTexts), ...code.flatMap(codeTexts)], common)).toEqual([]);
});

describe('the check', () => {
	const contexts = { sauf: ['phase du mythe suivante'], reste: ['la lutte finale'] };
	const here = (text: string) => [{ place: 'ici', text }];

	it('knows a word at its ends, in the plural, and a capital that is right', () => {
		const read = (text: string) => misspelt(here(text), { ...contexts, ecrire: [{ ecrit: 'Lutte', pas: ['lutte'] }] });
		expect(read('Deux luttes.')).toEqual(['ici: Lutte, in « Deux luttes. »']);
		expect(read('Lutte, lutter, culottes, la lutte finale')).toEqual([]);
	});

	it('knows the capitals of a term, but for those of a quotation, a sentence or an exception', () => {
		const arkham = games.find(({ slug }) => slug === 'arkham') as Game;
		const read = (text: string) => otherCapitals(here(text), arkham, { ...contexts, ecrire: [] });
		expect(read('Une phase du mythe.')).toEqual(['ici: phase du Mythe, in « Une phase du mythe. »']);
		expect(read('Phase du Mythe, phases du Mythe, « phase du mythe », phase du mythe suivante')).toEqual([]);
	});
});
