import { describe, expect, it } from 'vitest';
import { indexLists } from '../../src/glossary/form-lists';
import { jargonOf } from '../../src/glossary/host/jargon';
import { findTerms } from '../../src/glossary/match';
import { tooltipsOf } from '../../src/publish/api/tooltips';
import { games } from './real-content';

describe.each(games.map((game) => [game.slug, game] as const))('the words of players of %s', (slug, game) => {
	const index = indexLists(tooltipsOf(game, { address: (path) => `https://arbitre.test${path}` }));
	const said = Object.entries(jargonOf(slug).words);

	it('name terms that are linked', () => {
		const linked = new Set(game.terms.filter(({ data }) => data.autolien).map((term) => term.slug));
		expect(said.map(([term]) => term).filter((term) => !linked.has(term))).toEqual([]);
	});

	it('are each found, as a whole, for the term that has them', () => {
		const lost = said.flatMap(([term, words]) =>
			words.filter((word) => {
				const [first] = findTerms(word, index).filter((match) => match.slug !== '');
				return first?.slug !== term || first.end - first.start !== word.length;
			}),
		);
		expect(lost).toEqual([]);
	});

	it('are not those that the page of the term has already', () => {
		const known = new Map(game.terms.map(({ slug: term, data }) => [term, [data.terme, ...data.variantes]]));
		const twice = said.flatMap(([term, words]) => words.filter((word) => known.get(term)?.includes(word)));
		expect(twice).toEqual([]);
	});
});
