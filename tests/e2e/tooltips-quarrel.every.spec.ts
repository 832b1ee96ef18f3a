import { expect, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { plainPage } from './hosts/plain';
import { complaints, expectWords, marks, tooltips } from './hosts/tooltips';

// Hosts that undo at once what is done to their texts: we give up, there only, and soon.

/** Scripts of such hosts; each counts what it does. */
const hosts: Record<string, string> = {
	'writes its HTML again': `
		const place = document.querySelector('#place'), own = place.innerHTML;
		new MutationObserver(() => { if (place.innerHTML !== own) { place.innerHTML = own; count += 1; } })
			.observe(place, { childList: true, subtree: true, characterData: true });`,
	'gives its text node its text again': `
		const place = document.querySelector('#place p'), text = place.firstChild, own = text.data;
		new MutationObserver(() => { if (text.data !== own) { text.data = own; count += 1; } })
			.observe(place, { childList: true, subtree: true, characterData: true });`,
	'takes what it does not know away': `
		const place = document.querySelector('#place p'), text = place.firstChild, own = text.data;
		new MutationObserver(() => {
			if (place.childNodes.length === 1) return;
			while (place.childNodes.length > 1) place.removeChild(place.lastChild);
			text.data = own; count += 1;
		}).observe(place, { childList: true, subtree: true, characterData: true });`,
	'makes its article anew': `
		const make = () => { const place = document.createElement('article'); place.id = 'place'; place.innerHTML = own; return place; };
		const own = document.querySelector('#place').innerHTML;
		new MutationObserver(() => {
			const place = document.querySelector('#place');
			if (place.innerHTML !== own) { place.parentNode.replaceChild(make(), place); count += 1; }
		}).observe(document.querySelector('#autour'), { childList: true, subtree: true, characterData: true });`,
};

const page = (script: string) => ({
	html: `<!doctype html><meta charset="utf-8"><title>Un hôte</title><div id="autour"><article id="place"><p>Une armure et de l’Aombre.</p></article></div>
<article id="autre"><p>Une défausse.</p></article>
<script>let count = 0; addEventListener('DOMContentLoaded', () => { ${script} });</script>${tooltips()}`,
});

const host = useHost({
	...Object.fromEntries(Object.values(hosts).map((script, at) => [`/${at}`, page(script)])),
	'/loin': {
		html: plainPage(
			`<div id="place"><p>Une armure.</p></div><div style="height: 5000px"></div><p id="fin">Une défausse.</p><script>let count = 0; addEventListener('DOMContentLoaded', () => { ${hosts['writes its HTML again']} });</script>${tooltips()}`,
		),
	},
	'/flux': { html: plainPage(`<div id="flux"></div>${tooltips()}`) },
});

const count = (page: Page) => page.evaluate('count') as Promise<number>;

/** Lets time pass until the script has said, once, that it gives up. */
const givenUp = (page: Page, found: readonly string[]): Promise<void> =>
	expect
		.poll(
			async () => {
				await page.clock.runFor(1000);
				return found.length;
			},
			// It is the page’s clock that runs: ours need not wait.
			{ timeout: 20_000, intervals: [20] },
		)
		.toBe(1);

for (const [at, name] of Object.keys(hosts).entries()) {
	test(`a host that ${name} is left alone after a few rounds, and the rest goes on`, async ({ page }) => {
		const found = complaints(page);
		await page.clock.install();
		await page.goto(`${host.current.origin}/${at}`);
		await givenUp(page, found);
		expect(found[0]).toMatch(/boucle sans fin="\w+", attendu data-arbitre="non"/);
		const rounds = await count(page);
		expect(rounds).toBeGreaterThan(2);
		expect(rounds).toBeLessThan(10);
		await page.locator('#autre').evaluate((other) => other.insertAdjacentHTML('beforeend', '<p>Une moisson.</p>'));
		await page.clock.runFor(60_000);
		expect(await count(page), 'a minute later').toBe(rounds);
		await expectWords(page, ['défausse', 'moisson']);
		await expect(page.locator('#place')).toHaveText('Une armure et de l’Aombre.');
	});
}

test('a quarrel about one text leaves those that come later alone', async ({ page }) => {
	const found = complaints(page);
	await page.clock.install();
	await page.goto(`${host.current.origin}/loin`);
	await givenUp(page, found);
	await page.locator('#fin').scrollIntoViewIfNeeded();
	await expect
		.poll(async () => {
			await page.clock.runFor(1000);
			return marks(page).allTextContents();
		})
		.toEqual(['défausse']);
});

test('a text that is being written is marked once it is', async ({ page }) => {
	await page.goto(`${host.current.origin}/flux`);
	const flow = page.locator('#flux');
	await flow.evaluate(async (flow) => {
		const text = 'Une armure annule des dégâts, et six Aombres forgent une clé. '.repeat(4);
		for (let end = 1; end <= text.length; end += 1) {
			flow.innerHTML = `<p>${text.slice(0, end)}</p>`;
			await new Promise((resolve) => setTimeout(resolve, 15));
		}
	});
	await expect(marks(page, 'armure')).toBeVisible();
	await expect(flow).toHaveText(/^(Une armure annule des dégâts, et six Aombres forgent une clé\. ?){4}$/);
});
