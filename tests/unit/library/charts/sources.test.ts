import { expect, it } from 'vitest';
import { chartSources } from '../../../../src/library/charts/sources';
import { games } from '../../../content/real-content';

it('a chart names the documents of its steps, those of short markers too', () => {
	for (const game of games)
		for (const chart of game.charts) {
			const named = chartSources(game, chart);
			expect(named.length, `${game.slug} ${chart.slug}`).toBeGreaterThan(0);
			// The same, when no marker names its unit.
			const short = new Map([...game.rules].map(([id, rule]) => [id, { ...rule, units: [] }]));
			const others = chartSources({ ...game, rules: short }, chart);
			expect(others, `${game.slug} ${chart.slug}`).toEqual(expect.arrayContaining(named));
		}
});
