import { describe, expect, it } from 'vitest';
import { indexLists } from '../../src/glossary/form-lists';
import { findTerms } from '../../src/glossary/match';
import { tooltipsOf } from '../../src/publish/api/tooltips';
import { games } from './real-content';

describe.each(games.map((game) => [game.slug, game] as const))('the words of players of %s', (_, game) => {
	const index = indexLists(tooltipsOf(game, { address: (path) => `https://arbitre.test${path}` }));
	const said = [...game.hostWords.said];

	it('are each found, as a whole, for the term that has them', () => {
		const lost = said.flatMap(([term, words]) =>
			words.filter((word) => {
				const [first] = findTerms(word, index).filter((match) => match.slug !== '');
				return first?.slug !== term || first.end - first.start !== word.length;
			}),
		);
		expect(lost).toEqual([]);
	});
});
