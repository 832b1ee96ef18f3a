import { expect, type Page, test } from '@playwright/test';
import { holdRoute } from './held-route';
import { useHost } from './host-page';
import { plainPage } from './hosts/plain';
import { drawnOften, expectWords, marks, preview, redo, tooltips, undo } from './hosts/tooltips';

// `arbitreBulles.annuler()` gives the page back, node for node, and `relire()` marks it again.

const content = `<p id="p">Une armure et <b>six <!-- six ! -->Aombres</b>,<br>une <span data-arbitre="armure"> cuirasse </span>.</p><pre> armure </pre>`;
const host = useHost({
	'/': { html: plainPage(content + tooltips()) },
	'/long': { html: plainPage('Une armure, six Aombres, une moisson.<br>'.repeat(2000) + tooltips()) },
	'/avant': { html: plainPage(`${content}<script src="{{site}}/bulles.js" data-jeu="keyforge"></script>`) },
});

const marked = ['armure', 'Aombres', 'cuirasse'];

/** Remembers every node of the page before it is marked, and what listens and observes after. */
async function remember(page: Page): Promise<void> {
	await page.addInitScript(() => {
		// The test listens and observes too.
		const isOurs = () => new Error().stack?.includes('/bulles.js');
		const listeners = new Set<string>();
		const { addEventListener } = window;
		window.addEventListener = (type: string, listener: unknown, options?: boolean | AddEventListenerOptions) => {
			if (isOurs()) listeners.add(type);
			const { signal } = Object(options) as AddEventListenerOptions;
			signal?.addEventListener('abort', () => listeners.delete(type));
			addEventListener.call(window, type, listener as EventListener, options);
		};
		const observers = new Set<MutationObserver>();
		const { observe, disconnect } = MutationObserver.prototype;
		MutationObserver.prototype.observe = function (...parts) {
			if (isOurs()) observers.add(this);
			observe.apply(this, parts);
		};
		MutationObserver.prototype.disconnect = function () {
			observers.delete(this);
			disconnect.call(this);
		};
		const all = (node: Node): Node[] => [node, ...[...node.childNodes].flatMap(all)];
		const said = (nodes: Node[]) => nodes.map((node) => [node.nodeName, node.nodeValue]);
		let nodes: Node[] = [];
		let before: unknown;
		document.addEventListener('readystatechange', () => {
			if (document.readyState !== 'interactive') return;
			nodes = all(document.documentElement);
			before = said(nodes);
		});
		Object.assign(window, {
			compare: () => {
				const now = all(document.documentElement);
				return {
					same: now.length === nodes.length && now.every((node, at) => node === nodes[at]),
					said: JSON.stringify(said(now)) === JSON.stringify(before),
					listeners: listeners.size,
					observers: observers.size,
				};
			},
		});
	});
}

interface Comparison {
	same: boolean;
	said: boolean;
	listeners: number;
	observers: number;
}

const compare = (page: Page) => page.evaluate(() => (window as unknown as { compare(): Comparison }).compare());

test('every node is the host’s own again, with its text, and nothing of ours is left', async ({ page }) => {
	await remember(page);
	await page.goto(`${host.current.origin}/`);
	await expectWords(page, marked);
	await marks(page, 'Aombres').hover();
	await expect(preview(page)).toBeVisible();
	const before = await compare(page);
	expect(before).toMatchObject({ same: false, said: false });
	expect(before.listeners).toBeGreaterThan(0);
	await undo(page);
	expect(before.observers).toBe(1);
	expect(await compare(page)).toEqual({ same: true, said: true, listeners: 0, observers: 0 });
});

test('nothing of ours is left when it comes in the middle of a long text', async ({ page }) => {
	await remember(page);
	await page.addInitScript(() => {
		const watch = new MutationObserver(() => {
			if (!document.querySelector('arbitre-terme')) return;
			watch.disconnect();
			window.arbitreBulles.annuler();
			Object.assign(window, { undone: true });
		});
		watch.observe(document, { childList: true, subtree: true });
	});
	await page.goto(`${host.current.origin}/long`);
	await page.waitForFunction(() => 'undone' in window);
	await drawnOften(page);
	expect(await compare(page)).toEqual({ same: true, said: true, listeners: 0, observers: 0 });
});

test('terms that are on their way are for what reads the page when they come', async ({ page }) => {
	const come = await holdRoute(page, '**/bulles.json');
	const asked = page.waitForRequest('**/bulles.json');
	await page.goto(`${host.current.origin}/`);
	await asked;
	await redo(page);
	come();
	await expectWords(page, marked);
});

test('afterwards nothing more is marked or shown', async ({ page }) => {
	await page.goto(`${host.current.origin}/`);
	await expectWords(page, marked);
	await undo(page);
	await undo(page);
	await page.locator('#p').evaluate((p) => p.insertAdjacentHTML('afterend', '<p id="q">Une défausse.</p>'));
	await page.locator('#q').hover();
	// Longer than new content ever waits.
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
	await expect(marks(page)).toHaveCount(0);
	await redo(page);
	await expectWords(page, [...marked, 'défausse']);
	await redo(page);
	await expectWords(page, [...marked, 'défausse']);
	await undo(page);
	await expect(marks(page)).toHaveCount(0);
});

test('a page may be left alone from the start', async ({ page }) => {
	await page.route('**/bulles.js', async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: `${await response.text()}\narbitreBulles.annuler();` });
	});
	await page.goto(`${host.current.origin}/avant`);
	await page.waitForFunction(() => 'arbitreBulles' in window);
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
	await expect(marks(page)).toHaveCount(0);
	await redo(page);
	await expectWords(page, marked);
});

test('the only name that the script adds to the page is frozen', async ({ page }) => {
	await page.addInitScript(() => Object.assign(window, { before: Object.getOwnPropertyNames(window) }));
	await page.goto(`${host.current.origin}/`);
	await expectWords(page, marked);
	const found = await page.evaluate(() => {
		const { before, arbitreBulles } = window as unknown as { before: string[]; arbitreBulles: object };
		return {
			added: Object.getOwnPropertyNames(window).filter((name) => !before.includes(name) && name !== 'before'),
			frozen: Object.isFrozen(arbitreBulles),
			members: Object.keys(arbitreBulles),
			defined: ['arbitre-terme', 'arbitre-bulle'].filter((name) => customElements.get(name)),
		};
	});
	expect(found).toEqual({ added: ['arbitreBulles'], frozen: true, members: ['annuler', 'relire'], defined: [] });
});
