import { expect, it } from 'vitest';
import { WHOLE } from '../../src/library/checks/beginning';
import { fewQuestions } from '../../src/library/checks/few-questions';
import { games, grown } from './real-content';

// The build lists what answers too few questions of players, and goes on: here nothing may be left on its list.

it.each(games.map((game) => [game.slug, game] as const))(
	'%s: each term and most sections answer players',
	(_, game) => {
		expect(fewQuestions(game)).toEqual([]);
	},
);

it.each(grown.map((game) => [game.slug, game] as const))('%s, which is whole, answers many', (_, { asked }) => {
	expect([...asked.values()].flat().length).toBeGreaterThan(WHOLE.questions);
});
