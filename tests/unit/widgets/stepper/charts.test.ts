import { afterEach, describe, expect, it, vi } from 'vitest';
import { chartFile } from '../../../../src/library/charts/chart-file';
import { proposals, startOf } from '../../../../src/rules/timing';
import { openCharts } from '../../../../src/widgets/stepper/chart-loader';
import { staysIn } from '../../../../src/widgets/stepper/url-state';
import { games } from '../../../content/real-content';
import { shownChartsOf } from '../../../content/shown-charts';

const game = games.find(({ slug }) => slug === 'arkham');
const round = game?.charts.find(({ slug }) => slug === 'round');
if (!game || !round) throw new Error('No round in Arkham.');
const address = (path: string) => path;
const file = chartFile(game, round, address);
const allCharts = shownChartsOf(game);

/** Answers as the site does, and counts requests. */
function serve(status = 200) {
	const fetched = vi.fn(async (requested: string) => {
		const chart = game?.charts.find(({ slug }) => requested === `/c/${slug}.json`);
		return game && chart
			? Response.json(chartFile(game, chart, address), { status })
			: new Response('', { status: 404 });
	});
	vi.stubGlobal('fetch', fetched);
	return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('the charts of a game', () => {
	it('begin with one, and the names of the others', () => {
		const { charts: known } = openCharts(file, '/c/');
		expect(known.round).toEqual(allCharts.round);
		expect(Object.keys(known).sort()).toEqual(Object.keys(allCharts).sort());
		for (const [slug, { title, steps }] of Object.entries(known)) {
			expect(title).toBe(allCharts[slug]?.title);
			if (slug !== 'round') expect(steps).toEqual([]);
		}
	});

	it('are proposed before they are there', () => {
		const known = openCharts(file, '/c/').charts;
		for (const { id } of file.chart.steps) {
			const { stack } = startOf(file.chart);
			const place = { stack: stack.map((frame) => ({ ...frame, step: id })) };
			expect(proposals(known, place)).toEqual(proposals(allCharts, place));
		}
	});

	it('come once each, whole', async () => {
		const fetched = serve();
		const loader = openCharts(file, '/c/');
		await Promise.all([loader.bring('test-de-competence'), loader.bring('test-de-competence')]);
		await loader.bring('test-de-competence');
		await loader.bring('round');
		expect(fetched).toHaveBeenCalledTimes(1);
		expect(loader.charts['test-de-competence']).toEqual(allCharts['test-de-competence']);
	});

	it('that cannot come can be requested again', async () => {
		serve(500);
		const loader = openCharts(file, '/c/');
		await expect(loader.bring('initiation')).rejects.toThrow();
		expect(loader.charts.initiation?.steps).toEqual([]);
		serve();
		await loader.bring('initiation');
		expect(loader.charts.initiation).toEqual(allCharts.initiation);
	});
});

it.each([
	['', true],
	['etape=etape-3-3', true],
	['etape=fin', true],
	['etape=tc-3', false],
	['etape=tc-3&depuis=round-tours', false],
	['compte=joueurs.3', true],
])('an address knows whether it needs other charts: %s', (query, alone) => {
	expect(staysIn(file.chart, new URLSearchParams(query))).toBe(alone);
});
