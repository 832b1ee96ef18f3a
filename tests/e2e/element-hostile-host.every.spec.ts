import { expect, test } from '@playwright/test';
import { holdRoute } from './held-route';
import { useHost } from './host-page';
import { answered, builtFor, element, embed, fits, frame, script, size } from './hosts/element';
import { clobbering, oldScripts } from './hosts/old-scripts';
import { plainPage } from './hosts/plain';

// Hosts that style everything, read from right to left, or have rebuilt the language: the element is the same there.

const everything = `<style>
* { display: inline !important; position: absolute !important; float: right !important; top: 40px !important; width: 40px !important;
	height: 30px !important; max-height: 30px !important; min-height: 900px !important; padding: 20px !important; border: 9px solid red !important;
	background: red !important; box-shadow: 0 0 30px red !important; outline: 9px solid red !important; overflow: scroll !important;
	opacity: 0.3 !important; transform: rotate(20deg) !important; filter: blur(9px) !important; clip-path: inset(40%) !important; zoom: 2 !important;
	columns: 3 !important; contain: strict !important; writing-mode: vertical-rl !important; letter-spacing: 9px !important; text-transform: uppercase !important;
	visibility: visible !important; flex: none !important; place-self: end !important; transition: all 9s !important; animation: tourne 1s infinite !important }
*::before, *::after { content: "PUB" !important; display: block !important; width: 300px !important; height: 200px !important; background: red !important }
@keyframes tourne { to { opacity: 0; transform: rotate(1turn) } }
.colonne { all: revert !important; display: block !important; width: 500px !important }
html, body, main, main > p { all: revert !important }
</style>`;

const host = useHost({
	'/tout': { html: plainPage(`${script}<div class="colonne">${embed()}</div>`, { head: everything }) },
	'/droite': { html: plainPage(script + embed(), { root: 'lang="ar" dir="rtl"' }) },
	'/anciens': { html: plainPage(oldScripts + script + embed() + embed(undefined, '')) },
	'/noms': { html: plainPage(`${clobbering}<script src="{{site}}/arbitre.js"></script>${embed()}`) },
	'/onglets': { html: plainPage(`${script}<div id="onglet" style="visibility: hidden">${embed()}</div>`) },
	'/par-classe': {
		html: plainPage(script + embed(), {
			head: `<style>body { background: #fff; color: #222; transition: color 0.1s, background 0.1s }
				body.nuit { background: #111; color: #ddd }</style>`,
		}),
	},
	'/bascule': { html: plainPage(script + embed(), { root: 'lang="fr" style="color-scheme: dark"' }) },
	'/sombre': {
		html: plainPage(script + embed('jeu="keyforge" outil="glossaire/armure" theme="sombre"'), {
			head: '<style>:root { background: rgb(10, 20, 30); color: #ddd }</style>',
		}),
	},
});

test('rules for every element, all `!important`, miss it', async ({ page }) => {
	await page.goto(`${host.current.origin}/tout`);
	await answered(frame(page));
	await fits(frame(page));
	const { width, height } = await frame(page).evaluate((frame) => frame.getBoundingClientRect());
	expect(width, 'the whole column').toBe(500);
	expect(await size(element(page)), 'nothing but the frame').toEqual({ width, height });
	expect(await size(page.locator('.colonne')), 'and in the flow').toMatchObject({ width: 500 });
	const look = await element(page).evaluate((element) => {
		const { opacity, transform, filter, animationName, transitionDuration, outlineStyle, overflow, zoom } =
			getComputedStyle(element);
		const before = getComputedStyle(element, '::before').display;
		return { opacity, transform, filter, animationName, transitionDuration, outlineStyle, overflow, zoom, before };
	});
	expect(look).toEqual({
		opacity: '1',
		transform: 'none',
		filter: 'none',
		animationName: 'none',
		transitionDuration: '0s',
		outlineStyle: 'none',
		overflow: 'visible',
		zoom: '1',
		before: 'none',
	});
	await frame(page).contentFrame().getByRole('button', { name: 'Puissance : plus 1' }).first().click();
});

test('a margin and a greatest width are the host’s', async ({ page }) => {
	await page.goto(`${host.current.origin}/droite`);
	await answered(frame(page));
	await page.addStyleTag({ content: 'arbitre-outil { margin: 24px auto; max-width: 420px }' });
	await fits(frame(page));
	expect((await size(frame(page))).width).toBe(420);
	const { left, right } = await element(page).evaluate((element) => element.getBoundingClientRect());
	expect(left + right, 'in the middle').toBe(1280);
});

test('`hidden` hides it', async ({ page }) => {
	await page.goto(`${host.current.origin}/droite`);
	await answered(frame(page));
	await element(page).evaluate((element) => element.setAttribute('hidden', ''));
	await expect(element(page)).toBeHidden();
});

test('in a page from right to left the tool stays from left to right', async ({ page }) => {
	await page.goto(`${host.current.origin}/droite`);
	await answered(frame(page));
	await fits(frame(page));
	const title = frame(page).contentFrame().getByRole('heading', { level: 1 });
	await expect(title).toHaveCSS('direction', 'ltr');
	expect((await size(frame(page))).width).toBe((await size(page.locator('#avant'))).width);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

test('in a page whose scripts rebuilt the language, it works as elsewhere', async ({ page }) => {
	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	await page.goto(`${host.current.origin}/anciens`);
	for (const at of [0, 1]) {
		await answered(frame(page).nth(at));
		await fits(frame(page).nth(at));
	}
	await element(page)
		.first()
		.evaluate((element) => {
			element.setAttribute('outil', '/deroulement/tour/');
			element.setAttribute('theme', 'sombre');
		});
	await answered(frame(page).first());
	await fits(frame(page).first());
	await expect(frame(page).first()).toHaveAttribute(
		'src',
		`${host.current.site}/integrer/keyforge/deroulement/tour/?theme=sombre`,
	);
	await element(page)
		.last()
		.evaluate((element) => element.parentNode?.removeChild(element));
	await expect(element(page)).toHaveCount(1);
	expect(errors).toEqual([]);
});

test('an image that bears the name of the script does not choose the site', async ({ page }) => {
	await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
	await page.goto(`${host.current.origin}/noms`);
	await expect(frame(page)).toHaveAttribute('src', `${builtFor()}integrer/keyforge/combat/`);
});

test('a tab that is not seen hides it, and shows it when its time comes', async ({ page }) => {
	await page.goto(`${host.current.origin}/onglets`);
	const link = page.getByText('Calculateur de combat');
	await expect(frame(page)).toHaveAttribute('src');
	await expect(link).toBeHidden();
	await page.locator('#onglet').evaluate((tab) => tab.removeAttribute('style'));
	await answered(frame(page));
	await page.locator('#onglet').evaluate((tab) => tab.setAttribute('style', 'visibility: hidden'));
	await expect(frame(page)).toBeHidden();
});

test('in a dark page the place of the frame is never painted white', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	const answer = await holdRoute(page, '**/integrer/**');
	await page.goto(`${host.current.origin}/sombre`, { waitUntil: 'commit' });
	await expect(frame(page)).toHaveCSS('color-scheme', 'dark');
	/** Colour of the middle of the frame, as it is on the screen. */
	const middle = async () => {
		const box = await element(page).boundingBox();
		if (!box) throw new Error('The element is in the page.');
		const clip = { x: box.x + box.width / 2, y: box.y + box.height - 30, width: 1, height: 1 };
		const picture = (await page.screenshot({ clip })).toString('base64');
		return page.evaluate(async (picture) => {
			const image = new Image();
			image.src = `data:image/png;base64,${picture}`;
			await image.decode();
			const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
			context?.drawImage(image, 0, 0);
			return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
		}, picture);
	};
	expect(await middle()).toEqual([10, 20, 30]);
	// Not even when the frame is seen before its page is: reveal it by force.
	await frame(page).evaluate((frame) => frame.setAttribute('style', `${frame.getAttribute('style')};opacity:1`));
	expect(await middle()).toEqual([10, 20, 30]);
	answer();
	await answered(frame(page));
	await expect.poll(middle).toEqual([21, 18, 14]);
});

test.describe('where the browser imposes no colours', () => {
	test.use({ colorScheme: null });

	test('a frame without a theme is dark in a text that is light, and changes with it', async ({ page }) => {
		await page.goto(`${host.current.origin}/par-classe`);
		await answered(frame(page));
		const background = frame(page).contentFrame().locator(':root');
		await expect(background).toHaveCSS('background-color', 'rgb(251, 248, 242)');
		await expect(frame(page)).toHaveCSS('color-scheme', 'light');
		const { height } = await size(element(page));
		await page.locator('body').evaluate((body) => body.classList.add('nuit'));
		await expect(background).toHaveCSS('background-color', 'rgb(21, 18, 14)');
		// The case of its reader is still there: it is the same page.
		expect((await size(element(page))).height).toBe(height);
		await element(page).evaluate((element) => element.setAttribute('theme', 'clair'));
		await answered(frame(page));
		await expect(background).toHaveCSS('background-color', 'rgb(251, 248, 242)');
		await element(page).evaluate((element) => element.removeAttribute('theme'));
		await answered(frame(page));
		await expect(background).toHaveCSS('background-color', 'rgb(21, 18, 14)');
		await page.locator('body').evaluate((body) => body.classList.remove('nuit'));
		await expect(background).toHaveCSS('background-color', 'rgb(251, 248, 242)');
	});

	test('a frame without a theme follows the colours that the page chooses', async ({ page }) => {
		await page.goto(`${host.current.origin}/bascule`);
		await answered(frame(page));
		const background = frame(page).contentFrame().locator(':root');
		await expect(background).toHaveCSS('background-color', 'rgb(21, 18, 14)');
		await page.locator(':root').evaluate((root) => root.setAttribute('style', 'color-scheme: light'));
		await expect(background).toHaveCSS('background-color', 'rgb(251, 248, 242)');
	});
});
