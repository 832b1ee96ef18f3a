import { expect, type Frame, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { answered, element, embed, frame, script, size } from './hosts/element';
import { plainPage } from './hosts/plain';

// Only the frame of an element sets its height, only as long as it shows our site, only by the messages of the protocol.

const good = { type: 'arbitre:hauteur', version: 1, id: 'keyforge/glossaire/armure', hauteur: 3000 };

const host = useHost({
	'/': {
		html: plainPage(
			`${script}${embed('jeu="keyforge" outil="glossaire/armure"')}
			<iframe id="autre" src="/autre"></iframe>
			<iframe id="cadre" src="{{site}}/integrer/keyforge/glossaire/armure/"></iframe>`,
		),
	},
	'/autre': { html: '<!doctype html><title>Une page hostile</title>' },
});

/** Opens the page, and starts noting every height that the element ever gives to its frame. */
async function open(page: Page): Promise<void> {
	await page.goto(host.current.origin);
	await answered(frame(page));
	await frame(page).evaluate((frame) => {
		const given: string[] = [];
		Object.assign(window, { given });
		new MutationObserver(() => given.push(frame.style.height)).observe(frame, { attributes: true });
	});
}

/** The document in a frame of the page, to speak in its name. */
async function inside(page: Page, selector: string): Promise<Frame> {
	const handle = await page.locator(selector).elementHandle();
	const found = await handle?.contentFrame();
	if (!found) throw new Error(`${selector} is no frame.`);
	return found;
}

/** Has the frame of the element ask for a height as it should. Messages are heard in their order. */
async function onlyThisCounts(page: Page, hauteur: number): Promise<void> {
	const own = await inside(page, 'arbitre-outil iframe');
	await own.evaluate((message) => parent.postMessage(message, '*'), { ...good, hauteur });
	await expect.poll(async () => (await size(element(page))).height).toBe(hauteur);
	expect(await page.evaluate(() => (window as unknown as { given: string[] }).given)).toEqual([`${hauteur}px`]);
}

test('a good message from another window changes nothing', async ({ page }) => {
	await open(page);
	await page.evaluate((message) => postMessage(message, '*'), good);
	const other = await inside(page, '#autre');
	await other.evaluate((message) => parent.postMessage(message, '*'), good);
	await other.evaluate(
		(message) =>
			parent.postMessage(
				{
					...message,
					get hauteur() {
						return 3000;
					},
				},
				'*',
			),
		good,
	);
	// Our own origin is not enough either.
	const ours = await inside(page, '#cadre');
	await ours.evaluate((message) => parent.postMessage(message, '*'), good);
	await onlyThisCounts(page, 321);
});

test('a good message from a page that took the place of ours in the frame changes nothing', async ({ page }) => {
	await open(page);
	const own = await inside(page, 'arbitre-outil iframe');
	await own.evaluate((address) => location.assign(address), `${host.current.origin}/autre`);
	await expect.poll(async () => (await inside(page, 'arbitre-outil iframe')).url()).toContain('/autre');
	const { height } = await size(element(page));
	const there = await inside(page, 'arbitre-outil iframe');
	const heard = page.evaluate(
		() => new Promise((resolve) => addEventListener('message', ({ data }) => resolve(data), { once: true })),
	);
	await there.evaluate((message) => parent.postMessage(message, '*'), good);
	expect(await heard).toEqual(good);
	expect((await size(element(page))).height).toBe(height);
	expect(await page.evaluate(() => (window as unknown as { given: string[] }).given)).toEqual([]);
});

test('messages of another shape from the frame itself change nothing', async ({ page }) => {
	const errors: Error[] = [];
	page.on('pageerror', (error) => errors.push(error));
	await open(page);
	const own = await inside(page, 'arbitre-outil iframe');
	const sent = await own.evaluate((good) => {
		const heights = [
			Number.NaN,
			Infinity,
			-Infinity,
			1e9,
			50_001,
			0,
			-0,
			-300,
			'400',
			'400px',
			[400],
			{ px: 400 },
			400n,
			null,
			true,
			new Date(400),
			undefined,
		];
		const messages: unknown[] = [
			...heights.map((hauteur) => ({ ...good, hauteur })),
			...[undefined, null, 0, 2, '1', [1], true].map((version) => ({ ...good, version })),
			...[undefined, null, 'hauteur', 'arbitre:cas', 'arbitre:hauteur ', ['arbitre:hauteur']].map((type) => ({
				...good,
				type,
			})),
			JSON.stringify(good),
			'arbitre:hauteur',
			'',
			400,
			Number.NaN,
			null,
			undefined,
			true,
			[],
			[good],
			{},
			new Map(Object.entries(good)),
			new Error('400'),
			new ArrayBuffer(8),
		];
		for (const message of messages) parent.postMessage(message, '*');
		return messages.length;
	}, good);
	expect(sent).toBeGreaterThan(40);
	await onlyThisCounts(page, 321);
	expect(errors).toEqual([]);
});

test('an event that the host makes up, of no frame or of a false origin, changes nothing', async ({ page }) => {
	await open(page);
	await frame(page).evaluate(
		(frame, [good, site, host]) => {
			const window = (frame as HTMLIFrameElement).contentWindow;
			const forged: MessageEventInit[] = [
				{ data: good },
				{ data: good, origin: site },
				{ data: good, origin: site, source: frame.ownerDocument.defaultView },
				{ data: good, origin: host, source: window },
				{ data: good, origin: 'null', source: window },
				{ data: good, origin: `${site}.example`, source: window },
				{ data: good, origin: `${site}/`, source: window },
			];
			for (const init of forged) dispatchEvent(new MessageEvent('message', init));
		},
		[good, host.current.site, host.current.origin] as const,
	);
	await onlyThisCounts(page, 321);
});

test('nothing that the host sends changes what the frame shows', async ({ page }) => {
	await open(page);
	const content = frame(page).contentFrame().locator('body');
	const before = await content.innerHTML();
	await frame(page).evaluate((frame, good) => {
		const messages = [
			good,
			{ ...good, type: 'arbitre:cas', parametres: 'a=1' },
			'{"theme":"sombre"}',
			{ theme: 'sombre' },
		];
		for (const message of messages) (frame as HTMLIFrameElement).contentWindow?.postMessage(message, '*');
	}, good);
	await content.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
	expect(await content.innerHTML()).toBe(before);
});
