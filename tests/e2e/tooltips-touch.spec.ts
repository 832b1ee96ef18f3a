import { expect, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { plainPage } from './hosts/plain';
import { closeButton, marks, openLink, preview, tooltips } from './hosts/tooltips';

// The definition of a marked word, by touch.

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const host = useHost({ '/': { html: plainPage(`<p>Une armure.</p>${tooltips()}`) } });

test.beforeEach(async ({ page }) => {
	await page.goto(`${host.current.origin}/`);
	await expect(marks(page)).toHaveCount(1);
});

/** Address of the page that a tap opens. */
async function opened(page: Page, tap: () => Promise<void>): Promise<string> {
	const [other] = await Promise.all([page.context().waitForEvent('page'), tap()]);
	await other.waitForLoadState();
	return other.url();
}

test('the first tap previews, the second follows', async ({ page, context }) => {
	await marks(page, 'armure').tap();
	await expect(preview(page)).toContainText('L’armure d’une créature');
	expect(context.pages()).toHaveLength(1);
	expect(await opened(page, () => marks(page, 'armure').tap())).toBe(`${host.current.site}/keyforge/glossaire/armure/`);
});

test('« Ouvrir » follows', async ({ page }) => {
	await marks(page, 'armure').tap();
	expect(await opened(page, () => openLink(page).tap())).toBe(`${host.current.site}/keyforge/glossaire/armure/`);
});

test('« Fermer », or a tap elsewhere, closes', async ({ page }) => {
	await marks(page, 'armure').tap();
	await closeButton(page).tap();
	await expect(preview(page)).toHaveCount(0);
	await marks(page, 'armure').tap();
	await expect(preview(page)).toBeVisible();
	await page.getByRole('heading').tap();
	await expect(preview(page)).toHaveCount(0);
});

test('what is tapped is as large as a finger', async ({ page }) => {
	await marks(page, 'armure').tap();
	for (const target of [openLink(page), closeButton(page)]) {
		const box = await target.boundingBox();
		expect(box?.height).toBeGreaterThanOrEqual(44);
		expect(box?.width).toBeGreaterThanOrEqual(44);
	}
});

test('a keyboard plugged into a touch screen follows with one Enter', async ({ page }) => {
	await page.getByRole('heading').tap();
	await page.getByRole('link', { name: 'un lien' }).focus();
	await page.keyboard.press('Tab');
	await expect(preview(page)).toBeVisible();
	await page.keyboard.press('Escape');
	expect(await opened(page, () => page.keyboard.press('Enter'))).toBe(
		`${host.current.site}/keyforge/glossaire/armure/`,
	);
});
