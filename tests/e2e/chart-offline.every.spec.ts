import { expect, test } from '@playwright/test';
import { alive, expectStep, move, next, openChart, stack } from './chart-page';
import { kept } from './offline-page';

test.describe('without network', () => {
	test.use({ serviceWorkers: 'allow' });

	test('a chart that was opened once is played, and the sequences inside it', async ({ page, context }) => {
		await openChart(page, 'keyforge', 'tour', '?etape=sequence-debut-du-tour');
		const file = (slug: string) => `/keyforge/deroulement/schemas/${slug}.json`;
		await kept(page, '/keyforge/deroulement/tour/', file('tour'), file('degats'));
		await context.setOffline(true);
		await page.reload();
		await alive(page);
		await move(page, 'Les dégâts').click();
		await expectStep(page, 'keyforge', 'sequence-degats-annuler');
		await next(page).click();
		await expectStep(page, 'keyforge', 'sequence-degats-protection');
		await page.reload();
		await alive(page);
		await expectStep(page, 'keyforge', 'sequence-degats-protection');
		await expect(stack(page)).toHaveCount(2);
	});
});

test('a stepper that cannot come says so, and comes when it is requested again', async ({ page }) => {
	await page.route('**/schemas/*.json', (route) => route.abort());
	await page.goto('/keyforge/deroulement/tour/');
	await expect(page.getByRole('alert')).toContainText('le schéma reste lisible');
	await expect(page.locator('.schema .etape').first()).toBeVisible();
	await page.unroute('**/schemas/*.json');
	await page.getByRole('button', { name: 'Réessayer' }).click();
	await alive(page);
	await expect(page.getByRole('alert')).toHaveCount(0);
	await next(page).click();
	await expectStep(page, 'keyforge', 'sequence-forger-verifier');
});
