import { expect, it } from 'vitest';
import { leans } from '../../src/library/passages/openings';
import { games } from './real-content';

// A statement is shown with its passage: by search, in frames, in the data. What is read first cannot begin with what stands
// for a thing that nothing names. The build checks it of each content (`errors-passages`); here it is seen that it looks at all.

it.each(games.map((game) => [game.slug, game] as const))('%s: each passage can be read alone', (_, game) => {
	const passages = [...game.passages.values()].filter(({ kind }) => kind !== 'etape');
	expect(passages.length).toBe(game.rules.size);
	expect(
		passages
			.filter(({ before, text }) => leans(before[0]?.text ?? text))
			.map(({ page, id, text }) => `${page}#${id}: name what it is about: ${text}`),
	).toEqual([]);
});

it('some statements need the one before them', () => {
	const followed = games
		.flatMap((game) => [...game.passages.values()])
		.filter(({ before }) => before[0]?.kind === 'suite');
	expect(followed.length).toBeGreaterThan(1);
});
