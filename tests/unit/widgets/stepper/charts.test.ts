import { afterEach, describe, expect, it, vi } from 'vitest';
import { chartFile } from '../../../../src/library/charts/sheet';
import { demarrer, propositions } from '../../../../src/rules/timing';
import { openCharts } from '../../../../src/widgets/stepper/charts';
import { staysIn } from '../../../../src/widgets/stepper/url-state';
import { sheetsOf } from '../../../content/all-sheets';
import { games } from '../../../content/real-content';

const game = games.find(({ slug }) => slug === 'arkham');
const round = game?.charts.find(({ slug }) => slug === 'round');
if (!game || !round) throw new Error('No round in Arkham.');
const address = (path: string) => path;
const file = chartFile(game, round, address);
const sheets = sheetsOf(game);

/** Answers as the site does, and counts what is asked. */
function serve(status = 200) {
	const fetched = vi.fn(async (asked: string) => {
		const chart = game?.charts.find(({ slug }) => asked === `/c/${slug}.json`);
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
		const { sheets: known } = openCharts(file, '/c/');
		expect(known.round).toEqual(sheets.round);
		expect(Object.keys(known).sort()).toEqual(Object.keys(sheets).sort());
		for (const [slug, { titre, etapes }] of Object.entries(known)) {
			expect(titre).toBe(sheets[slug]?.titre);
			if (slug !== 'round') expect(etapes).toEqual([]);
		}
	});

	it('are proposed before they are there', () => {
		const known = openCharts(file, '/c/').sheets;
		for (const { id } of file.schema.etapes) {
			const { pile } = demarrer(file.schema);
			const place = { pile: pile.map((frame) => ({ ...frame, etape: id })) };
			expect(propositions(known, place)).toEqual(propositions(sheets, place));
		}
	});

	it('come once each, whole', async () => {
		const fetched = serve();
		const charts = openCharts(file, '/c/');
		await Promise.all([charts.bring('test-de-competence'), charts.bring('test-de-competence')]);
		await charts.bring('test-de-competence');
		await charts.bring('round');
		expect(fetched).toHaveBeenCalledTimes(1);
		expect(charts.sheets['test-de-competence']).toEqual(sheets['test-de-competence']);
	});

	it('that cannot come can be asked again', async () => {
		serve(500);
		const charts = openCharts(file, '/c/');
		await expect(charts.bring('initiation')).rejects.toThrow();
		expect(charts.sheets.initiation?.etapes).toEqual([]);
		serve();
		await charts.bring('initiation');
		expect(charts.sheets.initiation).toEqual(sheets.initiation);
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
	expect(staysIn(file.schema, new URLSearchParams(query))).toBe(alone);
});
