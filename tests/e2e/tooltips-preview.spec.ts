import { expect, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { plainPage } from './hosts/plain';
import { closeButton, linkOf, marks, openLink, openMarks, preview, tooltips } from './hosts/tooltips';

// The definition of a marked word: by mouse and by keyboard.

const host = useHost({
	'/': {
		html: plainPage(`<p>Une armure<br><br><br><br><br><br><br><br><br><br><br><br>et de l’Aombre.</p>${tooltips()}`, {
			head: '<style>body { margin: 20px; font: 16px sans-serif }</style>',
		}),
	},
	'/bas': {
		html: plainPage(
			`<div style="height: 150vh"></div><p style="text-align: right">Une armure</p><div style="height: 150vh"></div>${tooltips()}`,
		),
	},
	'/dessus': {
		html: plainPage(
			`<p style="position: absolute; top: 0; overflow: hidden; height: 2em; transform: scale(1)">Une armure</p><div style="position: fixed; inset: 60px 0 0; z-index: 2147483647; background: white">Au-dessus</div>${tooltips()}`,
		),
	},
});

test.beforeEach(async ({ page }) => {
	await openMarks(page);
	await page.goto(`${host.current.origin}/`);
	await expect(marks(page)).toHaveCount(2);
});

/** The page of our site that a gesture opens. */
async function opened(
	page: Page,
	gesture: () => Promise<void>,
): Promise<{ url: string; referrer: string; opener: boolean }> {
	const [other] = await Promise.all([page.context().waitForEvent('page'), gesture()]);
	await other.waitForLoadState();
	const told = await other.evaluate(() => ({ referrer: document.referrer, opener: window.opener !== null }));
	const url = other.url();
	await other.close();
	return { url, ...told };
}

const armure = () => ({ url: `${host.current.site}/keyforge/glossaire/armure/`, referrer: '', opener: false });

test.describe('by mouse', () => {
	test('it waits for the pointer to rest, and leaves some time after it', async ({ page }) => {
		await page.clock.install();
		await page.goto(`${host.current.origin}/`);
		await page.clock.runFor(1000);
		await expect(marks(page)).toHaveCount(2);
		await page.clock.pauseAt(Date.now() + 60_000);

		await marks(page, 'armure').hover();
		await page.clock.runFor(100);
		await page.mouse.move(0, 0);
		await page.clock.runFor(1000);
		await expect(preview(page)).toHaveCount(0);

		await marks(page, 'armure').hover();
		await page.clock.runFor(200);
		await expect(preview(page)).toBeVisible();
		await preview(page).hover();
		await page.clock.runFor(5000);
		await expect(preview(page), 'while it is hovered').toBeVisible();

		await page.mouse.move(0, 0);
		await page.clock.runFor(100);
		await expect(preview(page), 'a moment is left to come back').toBeVisible();
		await page.clock.runFor(200);
		await expect(preview(page)).toHaveCount(0);
	});

	test('it names the term and its game, defines it, and leads to its page', async ({ page }) => {
		await marks(page, 'Aombre').hover();
		await expect(preview(page)).toContainText('Aombre · KeyForge');
		await expect(preview(page)).toContainText('c’est avec lui que l’on forge les clés');
		await expect(openLink(page)).toHaveAttribute('href', `${host.current.site}/keyforge/glossaire/aombre/`);
		await marks(page, 'armure').hover();
		await expect(preview(page)).toContainText('armure · KeyForge');
		await expect(preview(page)).toHaveCount(1);
		expect(await opened(page, () => openLink(page).click())).toEqual(armure());
	});

	test('it closes by its button, by Escape and by a click elsewhere', async ({ page }) => {
		await marks(page, 'armure').hover();
		await closeButton(page).click();
		await expect(preview(page)).toHaveCount(0);
		for (const close of [() => page.keyboard.press('Escape'), () => page.getByRole('heading').click()]) {
			await page.mouse.move(0, 0);
			await marks(page, 'armure').hover();
			await expect(preview(page)).toBeVisible();
			await close();
			await expect(preview(page)).toHaveCount(0);
		}
	});

	test('a click on the word opens its page in a new tab, which is not told where it comes from', async ({ page }) => {
		expect(await opened(page, () => marks(page, 'armure').click())).toEqual(armure());
		expect(new URL(page.url()).origin).toBe(host.current.origin);
	});

	for (const width of [1280, 320]) {
		test(`it stays in a window of ${width} pixels, beside its word, and moves nothing`, async ({ page }) => {
			await page.setViewportSize({ width, height: 640 });
			await page.goto(`${host.current.origin}/bas`);
			const word = marks(page, 'armure');
			for (const place of ['start', 'end', 'center'] as const) {
				await page.keyboard.press('Escape');
				await page.mouse.move(0, 0);
				await word.evaluate((element, block) => element.scrollIntoView({ block }), place);
				const before = await page.evaluate(() => [scrollX, scrollY, document.documentElement.scrollHeight]);
				await word.hover();
				await expect(preview(page)).toBeInViewport({ ratio: 1 });
				expect(await page.evaluate(() => [scrollX, scrollY, document.documentElement.scrollHeight])).toEqual(before);
				const [box, near] = await Promise.all([preview(page).boundingBox(), linkOf(word).boundingBox()]);
				if (!box || !near) throw new Error('Nothing is drawn.');
				const gap = Math.max(box.y - (near.y + near.height), near.y - (box.y + box.height));
				expect(gap, place).toBeGreaterThanOrEqual(0);
				expect(gap, place).toBeLessThan(12);
			}
		});
	}

	test('it is above everything of the host, and nothing cuts it', async ({ page }) => {
		await page.goto(`${host.current.origin}/dessus`);
		await marks(page, 'armure').hover();
		await expect(closeButton(page)).toBeVisible();
		await closeButton(page).click();
		await expect(preview(page)).toHaveCount(0);
	});
});

test.describe('by keyboard', () => {
	test('focus describes the word, Escape closes and keeps the focus, Enter follows', async ({ page }) => {
		const link = linkOf(marks(page, 'armure'));
		await page.getByRole('link', { name: 'un lien' }).focus();
		await page.keyboard.press('Tab');
		await expect(link).toBeFocused();
		await expect(preview(page)).toBeVisible();
		await expect(link).toHaveAccessibleName('armure');
		await expect(link).toHaveAccessibleDescription(/annule, à chaque tour/);
		await expect(link).toHaveCSS('outline-style', 'solid');

		await page.keyboard.press('Escape');
		await expect(preview(page)).toHaveCount(0);
		await expect(link).toBeFocused();
		await expect(link).toHaveAccessibleDescription('');

		expect(await opened(page, () => page.keyboard.press('Enter'))).toEqual(armure());
	});

	test('it stays as long as the focus, and leaves with it', async ({ page }) => {
		await page.getByRole('link', { name: 'un lien' }).focus();
		await page.keyboard.press('Tab');
		await expect(preview(page)).toContainText('armure');
		await marks(page, 'armure').hover();
		await page.mouse.move(0, 0);
		await expect(preview(page)).toContainText('armure');
		await page.keyboard.press('Tab');
		await expect(preview(page)).toContainText('Aombre');
		await page.keyboard.press('Tab');
		await expect(page.getByRole('link', { name: 'un autre' })).toBeFocused();
		await expect(preview(page)).toHaveCount(0);
	});
});
