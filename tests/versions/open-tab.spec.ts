import { expect, type Page } from '@playwright/test';
import { toolsAnswer } from '../e2e/tools-answer';
import { visit } from './reader';
import { test } from './test';
import { pressRuleSign, ruleMenu, searchBox } from './works';

// A tab that was opened before the site was published again: what it has not loaded yet is gone from the server.

const reload = (page: Page) => page.getByText('Le site a été mis à jour');

/** Accepts what the browser asks on behalf of the page. Fills with what it asked. */
function acceptAll(page: Page): string[] {
	const questions: string[] = [];
	page.on('dialog', (dialog) => {
		questions.push(dialog.message());
		return dialog.accept();
	});
	return questions;
}

/** The menu of a rule opens; or a reload is advised, after which it does. */
async function ruleMenuOrReload(page: Page): Promise<void> {
	const questions = acceptAll(page);
	await pressRuleSign(page);
	const advised = () => questions.some((question) => question.includes('Le site a été mis à jour'));
	await expect.poll(async () => (await ruleMenu(page).count()) > 0 || advised()).toBe(true);
	if (!advised()) return;
	await expect(async () => {
		await pressRuleSign(page);
		await expect(ruleMenu(page)).toBeVisible({ timeout: 1000 });
	}).toPass();
}

for (const worker of ['block', 'allow'] as const) {
	test.describe(worker === 'allow' ? 'with a worker' : 'without a worker', () => {
		test.use({ serviceWorkers: worker });

		test('the menu of a rule opens, or a reload is advised', async ({ page, server, site }) => {
			if (worker === 'allow') await visit(page, server, site.chapter);
			else await page.goto(server.home + site.chapter);
			await server.publish('B');
			await ruleMenuOrReload(page);
		});

		test('what is typed in the search box is not lost', async ({ page, server, site }) => {
			if (worker === 'allow') await visit(page, server, site.chapter);
			else await page.goto(server.home + site.chapter);
			await server.publish('B');
			acceptAll(page);
			await page.keyboard.press('/');
			await page.keyboard.type(site.word.typed, { delay: 30 });
			// Those of the box; or of the search page, or of the box after a reload, where it could not come. What is typed
			// while a page leaves is nobody's.
			const box = page.getByRole('searchbox').or(page.getByRole('combobox')).or(searchBox(page).getByRole('textbox'));
			await expect(async () => {
				const typed = await box.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
				expect(typed.some((text) => text !== '' && site.word.typed.includes(text))).toBe(true);
			}).toPass({ timeout: 10_000 });
		});

		test('what is folded in a tool comes, or a reload is advised that keeps the case', async ({
			page,
			server,
			site,
		}) => {
			await (worker === 'allow' ? visit(page, server, site.tool.from) : page.goto(server.home + site.tool.from));
			await page.locator('[data-outil]').scrollIntoViewIfNeeded();
			await toolsAnswer(page);
			const chains = page.getByRole('spinbutton', { name: 'Chaînes', exact: true });
			await chains.fill('9');
			await expect(page).toHaveURL(/chaines=9/);
			await server.publish('B');
			await page.evaluate(() => {
				for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-outil] details')) fold.open = true;
			});
			await expect(page.locator('[data-outil] details > :is(summary:only-child, .attente)')).toHaveCount(0);
			if ((await page.locator('[data-outil] .echec').count()) === 0) return;
			await expect(reload(page).first()).toBeVisible();
			await page
				.getByRole('button', { name: /[Rr]echarge/ })
				.first()
				.click();
			await expect(page).toHaveURL(new RegExp(`${site.tool.to}.*chaines=9`));
			await toolsAnswer(page);
			await expect(chains).toHaveValue('9');
		});
	});
}

test('a tool that comes late on an open page comes, or a reload is advised', async ({ page, server, site }) => {
	// The tool is below the first screen: its code is asked for when it is seen.
	await page.setViewportSize({ width: 400, height: 150 });
	await page.goto(server.home + site.tool.from);
	await server.publish('B');
	await page.locator('[data-outil]').scrollIntoViewIfNeeded();
	await expect(page.locator('[data-outil][data-pret]').or(reload(page)).first()).toBeVisible();
});

test('a link that was fetched beforehand on A and is pressed after B leads to a whole page', async ({
	page,
	server,
	site,
}) => {
	await page.goto(server.home + site.term);
	const link = page.getByRole('main').locator('a.terme').first();
	const fetched = page.waitForEvent('request', { timeout: 5000 }).catch(() => {});
	await link.hover();
	await fetched;
	await server.publish('B');
	await link.click();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await ruleMenuOrReload(page);
});

test('« Réessayer » after one answer that broke brings the part', async ({ page, server, site }) => {
	server.breakPaths(/^_astro\/.*chains.*\.js$/);
	await page.goto(server.home + site.tool.from);
	await page.locator('[data-outil]').scrollIntoViewIfNeeded();
	const retry = page.getByRole('button', { name: 'Réessayer' });
	await expect(retry).toBeVisible();
	server.mend();
	await retry.click();
	await toolsAnswer(page);
	await expect(page.getByRole('alert')).toHaveCount(0);
});
