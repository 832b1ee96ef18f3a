import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { type HostPage, useHost } from './host-page';
import { answered, fits, frame } from './hosts/element';
import { plainPage } from './hosts/plain';
import { drawnAgain, record, recorded } from './hosts/record';
import { codeText, openBuilder } from './integrer-page';

// What stands below a code of the builder, in the page of another site, stays where it is while our script and its frame
// come from far.

const LATENCY = 150;

const pages: Record<string, HostPage> = {};
const host = useHost(pages);
const text = '<p>Une phrase de cet article, puis une autre, assez longues pour tenir sur plusieurs lignes.</p>';

/** Opens a page that holds a code between its texts, and tells how much moved in it until the frame had its height. */
async function shiftOf(page: Page, code: string, width: number): Promise<number> {
	pages['/'] = { html: plainPage(`${text}${code}${text.repeat(3)}`) };
	const visit = await page.context().newPage();
	await visit.setViewportSize({ width, height: 844 });
	await visit.route(`${host.current.site}/**`, async (route) => {
		await setTimeout(LATENCY);
		await route.continue();
	});
	await record(visit);
	await visit.goto(host.current.origin);
	await answered(frame(visit));
	await fits(frame(visit));
	await drawnAgain(visit, 10);
	const { shifts } = await recorded(visit);
	await visit.close();
	return shifts.reduce((sum, shift) => sum + shift, 0);
}

for (const [kind, outil] of [
	['a tool', 'combat'],
	['a timing chart', 'deroulement/tour'],
	['an aid', 'aide'],
	['a term', 'glossaire/armure'],
	['a rule', 'glossaire/armure%23armure-annule'],
] as const)
	test(`nothing moves below ${kind}, on a phone and in a column`, async ({ page }) => {
		await openBuilder(page, `?jeu=keyforge&outil=${outil}`);
		const code = await codeText(page, 'la balise');
		for (const width of [390, 1280]) {
			const shift = await shiftOf(page, code, width);
			test.info().annotations.push({ type: 'shift', description: `${outil} at ${width}: ${shift.toFixed(4)}` });
			expect(shift, `${width} pixels`).toBeLessThanOrEqual(0.02);
		}
	});

test('a code of former days works as it did: its place is kept once the script has come', async ({ page }) => {
	const code = `<script src="${host.current.site}/arbitre.js" referrerpolicy="no-referrer" async></script>
<arbitre-outil jeu="keyforge" outil="combat" hauteur="1148">
  <a href="${host.current.site}/keyforge/outils/combat/">Calculateur de combat (L’Arbitre)</a>
</arbitre-outil>`;
	expect(await shiftOf(page, code, 390)).toBeGreaterThan(0.1);
});
