import { expect, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { answered, element, embed, fits, frame, script, size } from './hosts/element';
import { plainPage } from './hosts/plain';

// The element in a page that moves it, copies it, removes it, and loads its script twice.

const content = `<div id="ici">${embed()}</div><div id="la"></div>`;

const host = useHost({
	'/': { html: plainPage(script + content) },
	'/deux-fois': { html: plainPage(script + script.replace('arbitre.js', 'arbitre.js?encore') + content) },
	'/vide': { html: plainPage('<script src="{{site}}/arbitre.js"></script>') },
});

/** Counts those who listen to the messages of the host. */
const countListeners = (page: Page) =>
	page.addInitScript(() => {
		if (window !== top) return;
		const listening = new Set<unknown>();
		Object.assign(window, { listening });
		const { addEventListener: add, removeEventListener: remove } = window;
		window.addEventListener = ((type: string, listener: EventListener) => {
			if (type === 'message') listening.add(listener);
			add.call(window, type, listener);
		}) as typeof add;
		window.removeEventListener = ((type: string, listener: EventListener) => {
			if (type === 'message') listening.delete(listener);
			remove.call(window, type, listener);
		}) as typeof remove;
	});
const listeners = (page: Page) =>
	page.evaluate(() => (window as unknown as { listening: Set<unknown> }).listening.size);

const errors = (page: Page): string[] => {
	const found: string[] = [];
	page.on('pageerror', ({ message }) => found.push(message));
	return found;
};

test('an element that moves loads its frame again, and still hears it', async ({ page }) => {
	const found = errors(page);
	await countListeners(page);
	await page.goto(host.current.origin);
	await answered(frame(page));
	const { height } = await size(element(page));
	await element(page).evaluate((element) => document.querySelector('#la')?.append(element));
	await answered(frame(page));
	await fits(frame(page));
	await expect(frame(page)).toHaveCount(1);
	await frame(page).contentFrame().getByText('Étapes, lien et questions').click();
	await frame(page).contentFrame().getByRole('button', { name: 'Dégâts avec projection sur une ligne' }).click();
	await expect.poll(async () => (await size(element(page))).height).toBeGreaterThan(height);
	await fits(frame(page));
	expect(await listeners(page)).toBe(1);
	expect(found).toEqual([]);
});

test('an element that moves by `moveBefore` keeps the case of its reader', async ({ page }) => {
	await page.goto(host.current.origin);
	await answered(frame(page));
	const tool = frame(page).contentFrame();
	await tool.getByText('Étapes, lien et questions').click();
	await fits(frame(page));
	const first = await size(element(page));
	await tool.getByRole('button', { name: 'Dégâts avec projection sur une ligne' }).click();
	await expect.poll(async () => (await size(element(page))).height).toBeGreaterThan(first.height);
	await fits(frame(page));
	const { height } = await size(element(page));
	await element(page).evaluate((element) => document.querySelector('#la')?.moveBefore(element, null));
	await expect(page.locator('#la arbitre-outil')).toHaveCount(1);
	await expect(frame(page)).toHaveCSS('opacity', '1');
	expect((await size(element(page))).height).toBe(height);
	await tool.getByRole('button', { name: 'Recommencer' }).click();
	await expect.poll(async () => (await size(element(page))).height).toBeLessThan(height);
	await fits(frame(page));
});

test('an element that leaves the page leaves nothing behind, and can come back', async ({ page }) => {
	const found = errors(page);
	await countListeners(page);
	await page.goto(host.current.origin);
	await answered(frame(page));
	const kept = await element(page).evaluateHandle((element) => {
		element.remove();
		return element;
	});
	expect(await listeners(page)).toBe(0);
	expect(page.frames()).toHaveLength(1);
	// What changes meanwhile waits for its return.
	await kept.evaluate((element) => element.setAttribute('outil', 'glossaire/armure'));
	await expect(frame(page)).toHaveCount(0);
	await kept.evaluate((element) => document.querySelector('#la')?.append(element));
	await answered(frame(page));
	await fits(frame(page));
	await expect(frame(page)).toHaveAttribute('src', `${host.current.site}/integrer/keyforge/glossaire/armure/`);
	expect(await listeners(page)).toBe(1);
	expect(found).toEqual([]);
});

test('an element that is gone before it was drawn asks for nothing', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto(`${host.current.origin}/vide`);
	await page.evaluate(async () => {
		const element = document.createElement('arbitre-outil');
		element.setAttribute('jeu', 'keyforge');
		element.setAttribute('outil', 'combat');
		document.body.append(element);
		element.remove();
		await new Promise(requestAnimationFrame);
	});
	expect(asked.filter((path) => path.includes('integrer'))).toEqual([]);
});

test('elements made by a script, by HTML and by copy are alike', async ({ page }) => {
	await page.goto(`${host.current.origin}/vide`);
	await page.evaluate(() => {
		const made = document.createElement('arbitre-outil');
		document.body.append(made);
		made.setAttribute('jeu', 'keyforge');
		made.setAttribute('outil', 'glossaire/armure');
		made.innerHTML = '<a href="/armure">Armure</a>';
		document.body.append(made.cloneNode(true));
		document.body.insertAdjacentHTML('beforeend', made.outerHTML);
	});
	await expect(frame(page)).toHaveCount(3);
	for (const at of [0, 1, 2]) {
		await answered(frame(page).nth(at));
		await fits(frame(page).nth(at));
		await expect(frame(page).nth(at)).toHaveAttribute('title', 'Armure');
	}
});

test('a second copy of the script does nothing', async ({ page }) => {
	const found = errors(page);
	await countListeners(page);
	await page.goto(`${host.current.origin}/deux-fois`, { waitUntil: 'load' });
	await answered(frame(page));
	await expect(frame(page)).toHaveCount(1);
	expect(await listeners(page)).toBe(1);
	expect(found).toEqual([]);
});
