import { describe, expect, test } from 'vitest';
import { claimOf } from '../../../../src/library/checks/check-player-questions';
import { games as read } from '../../../content/real-content';
import { GAMES } from '../../../games';
import { queriesOf } from '../../../search/bench';
import { hardQueries, queries } from '../../../search/queries';

/** What the content may ask word for word of the sealed half: two writers may hit on the same few words. */
const CHANCE = 0.01;

describe.each(GAMES)('%s', (game) => {
	const [open = [], sealed = []] = (['open', 'sealed'] as const).map((half) =>
		queriesOf(game, half).map(({ q }) => claimOf(q)),
	);

	test('a query is asked once', () => {
		expect(new Set(open).size).toBe(open.length);
		expect(new Set(sealed).size).toBe(sealed.length);
	});

	test('nothing of the sealed half is among what the ranking is tuned on', () => {
		const older = [...queries, ...hardQueries].filter(({ jeu }) => jeu === game).map(({ q }) => claimOf(q));
		const tuned = new Set([...open, ...older]);
		expect(sealed.filter((query) => tuned.has(query))).toEqual([]);
	});

	test('the sealed half is not what the content says that players ask', () => {
		const asked = read.find(({ slug }) => slug === game)?.asked ?? new Map<string, string[]>();
		const told = new Set([...asked.values()].flat().map(claimOf));
		expect(told.size).toBeGreaterThan(1000);
		const same = sealed.filter((query) => told.has(query));
		expect(same.length).toBeLessThanOrEqual(CHANCE * sealed.length);
	});
});
