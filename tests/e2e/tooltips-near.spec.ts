import { expect, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { plainPage } from './hosts/plain';
import { drawnOften, expectWords, marks, tooltips, undo } from './hosts/tooltips';

// Terms are marked as the reader comes near them, a screen ahead.

const far = '<div style="height: 5000px"></div>';
const everyUse = tooltips('data-jeu="keyforge" data-partout');
const lines = Array.from({ length: 400 }, (_, at) => `Vers ${at} : une armure, six Aombres, une moisson.<br>`);

const host = useHost({
	'/': { html: plainPage(`<p id="p">Une armure.</p>${far}<p id="fin">Une défausse, une armure.</p>${tooltips()}`) },
	'/cache': { html: plainPage(`<p>Une armure.</p><p id="p" hidden>Une défausse.</p>${tooltips()}`) },
	'/replie': {
		html: plainPage(
			`<p>Une armure.</p><details id="p"><summary>Suite</summary><p>Une défausse.</p></details>${tooltips()}`,
		),
	},
	'/message': { html: plainPage(`<div id="message">${lines.join('')}</div>${everyUse}`) },
});

const scrollTo = (page: Page, id: string) => page.locator(`#${id}`).evaluate((element) => element.scrollIntoView());

test('what is far is left alone until one comes near, or goes straight there', async ({ page }) => {
	await page.goto(`${host.current.origin}/`);
	await expectWords(page, ['armure']);
	// New content is read with the rest, and as near.
	await page.locator('#fin').evaluate((end) => end.insertAdjacentHTML('afterend', '<p>Une moisson.</p>'));
	await page.evaluate(() => document.querySelector('#p')?.insertAdjacentHTML('afterend', '<p>Un Aombre.</p>'));
	await expectWords(page, ['armure', 'Aombre']);
	await scrollTo(page, 'fin');
	await expectWords(page, ['armure', 'Aombre', 'défausse', 'moisson']);
});

test('a link to the end of the page finds its terms marked', async ({ page }) => {
	await page.goto(`${host.current.origin}/#fin`);
	await expectWords(page, ['défausse', 'armure']);
	// The first use that the reader met stays the one.
	await page.evaluate(() => window.scrollTo(0, 0));
	await page.evaluate(() => document.querySelector('#p')?.insertAdjacentHTML('beforeend', ' Une moisson.'));
	await expectWords(page, ['moisson', 'défausse', 'armure']);
});

test('after undo, coming near marks nothing', async ({ page }) => {
	await page.goto(`${host.current.origin}/`);
	await expectWords(page, ['armure']);
	await undo(page);
	await scrollTo(page, 'fin');
	await drawnOften(page);
	await expect(marks(page)).toHaveCount(0);
});

test('what is hidden is marked once it is shown', async ({ page }) => {
	await page.goto(`${host.current.origin}/cache`);
	await expectWords(page, ['armure']);
	await page.locator('#p').evaluate((p: HTMLElement) => {
		p.hidden = false;
	});
	await expectWords(page, ['armure', 'défausse']);
});

test('what is folded is marked once it is unfolded', async ({ page }) => {
	await page.goto(`${host.current.origin}/replie`);
	await expectWords(page, ['armure']);
	await page.getByText('Suite').click();
	await expectWords(page, ['armure', 'défausse']);
});

test('what became closed meanwhile is left alone', async ({ page }) => {
	await page.goto(`${host.current.origin}/`);
	await expectWords(page, ['armure']);
	await page.locator('#fin').evaluate((end) => end.setAttribute('contenteditable', 'true'));
	await scrollTo(page, 'fin');
	await page.locator('#fin').evaluate((end) => end.insertAdjacentHTML('afterend', '<p>Une moisson.</p>'));
	await expectWords(page, ['armure', 'moisson']);
});

test('a message in a single block is marked to its end', async ({ page }) => {
	await page.goto(`${host.current.origin}/message`);
	await expect(marks(page)).toHaveCount(1200);
});
