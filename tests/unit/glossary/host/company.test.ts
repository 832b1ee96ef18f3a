import { describe, expect, it } from 'vitest';
import { inCompany } from '../../../../src/glossary/host/company';
import type { Match } from '../../../../src/glossary/match';

/**
 * Matches of a text: `<clé>` is an ordinary word, `<<moisson>>` says the game, and their term is the word itself;
 * `(carte)` is a word of any card game.
 */
function kept(marked: string): string[] {
	const matches: Match[] = [];
	let text = '';
	let from = 0;
	for (const { 0: raw, 1: sure, 2: common, 3: any = '', index } of marked.matchAll(/<<(.+?)>>|<(.+?)>|\((.+?)\)/g)) {
		text += marked.slice(from, index);
		const word = sure ?? common ?? any;
		const slug = sure ?? common ?? '';
		matches.push({ start: text.length, end: text.length + word.length, slug, ...(common ? { common: true } : {}) });
		text += word;
		from = index + raw.length;
	}
	return inCompany(matches).map(({ slug }) => slug);
}

const away = 'et puis nous avons parlé de tout autre chose pendant un long moment, presque deux heures';

describe('ordinary words', () => {
	it.each([
		['alone', 'Ma <clé> est perdue.', []],
		['beside a form that says the game', 'Il <<moissonne>> et forge une <clé>.', ['moissonne', 'clé']],
		['before it', 'Une <clé> de plus, puis il <<moissonne>>.', ['clé', 'moissonne']],
		['too far from it', `Il <<moissonne>>, ${away}, ma <clé>.`, ['moissonne']],
		['beside one word of any card game', 'La (carte) du restaurant, et la <clé>.', []],
		['beside two', 'Le (joueur) garde la (carte) pour la <clé>.', ['clé']],
		['far from one of two', `Le (joueur), ${away}, et la (carte) pour la <clé>.`, []],
		['beside one ordinary word', 'Un <combat> pour la <clé>.', []],
		['beside three', 'Un <combat>, une <clé>, une <chaîne>, un <vol>.', []],
		[
			'beside four',
			'Un <combat>, une <clé>, une <chaîne>, un <vol>, un <flanc>.',
			['combat', 'clé', 'chaîne', 'vol', 'flanc'],
		],
		['beside itself', 'La <clé>, la <clé>, la <clé>, la <clé>, la <clé>.', []],
	])('%s', (_, text, expected) => {
		expect(kept(text)).toEqual(expected);
	});
});

it('keeps what says the game, wherever it is', () => {
	expect(kept(`Une <<moisson>>, ${away}, des <<archives>>.`)).toEqual(['moisson', 'archives']);
	expect(inCompany([])).toEqual([]);
});

it('reads a long text once', () => {
	const matches = Array.from({ length: 20_000 }, (_, at) => ({
		start: at * 7 + 3,
		end: at * 7 + 6,
		slug: `clé-${at % 3}`,
		common: true as const,
	}));
	const start = performance.now();
	expect(inCompany(matches)).toEqual([]);
	expect(performance.now() - start).toBeLessThan(500);
});
