import { expect, type Page, test } from '@playwright/test';
import { alive, announced, expectStep, move, next, stack } from './chart-page';
import { holdRoute } from './held-route';

// Charts that a sequence opens, in frames: they come one by one.

const TURN = '/integrer/keyforge/deroulement/tour/?etape=sequence-debut-du-tour';
const DAMAGE = '**/deroulement/schemas/degats.json';

/** Charts that were requested. */
function requested(page: Page): string[] {
	const slugs: string[] = [];
	page.on('request', (request) => {
		const slug = /\/schemas\/([\w-]+)\.json$/.exec(request.url())?.[1];
		if (slug) slugs.push(slug);
	});
	return slugs;
}

test('a frame asks for its chart alone, then for the sequence that is about to be opened', async ({ page }) => {
	const slugs = requested(page);
	await page.goto(TURN);
	await alive(page);
	await page.waitForLoadState('networkidle');
	expect(slugs).toEqual(['tour']);
	await move(page, 'Les dégâts').hover();
	await expect.poll(() => slugs).toEqual(['tour', 'degats']);
	await move(page, 'Les dégâts').click();
	await expectStep(page, 'keyforge', 'sequence-degats-annuler');
	await expect(stack(page)).toHaveCount(2);
	expect(slugs).toEqual(['tour', 'degats']);
});

test('an address inside a sequence brings what it needs', async ({ page }) => {
	await page.goto(
		'/integrer/keyforge/deroulement/tour/?etape=sequence-degats-protection&depuis=sequence-debut-du-tour',
	);
	await alive(page);
	await expectStep(page, 'keyforge', 'sequence-degats-protection');
	await expect(stack(page)).toHaveCount(2);
});

test('a sequence that cannot come says so, and opens when it is requested again', async ({ page }) => {
	await page.route(DAMAGE, (route) => route.abort());
	await page.goto(TURN);
	await alive(page);
	await move(page, 'Les dégâts').click();
	await expect(page.getByRole('alert')).toContainText('Cette séquence n’a pas pu être chargée');
	await expectStep(page, 'keyforge', 'sequence-debut-du-tour');
	await page.unroute(DAMAGE);
	await page.getByRole('button', { name: 'Réessayer' }).click();
	await expectStep(page, 'keyforge', 'sequence-degats-annuler');
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expect(announced(page)).toContainText('Les dégâts commence.');
});

test('a sequence that comes too late does not take the game away', async ({ page }) => {
	const go = await holdRoute(page, DAMAGE);
	await page.goto(TURN);
	await alive(page);
	await move(page, 'Les dégâts').click();
	await expect(page.getByText('Chargement…')).toBeVisible();
	await next(page).click();
	await expectStep(page, 'keyforge', 'sequence-forger-verifier');
	const late = page.waitForResponse(DAMAGE);
	go();
	await late;
	await expect(page.getByText('Chargement…')).toHaveCount(0);
	await expectStep(page, 'keyforge', 'sequence-forger-verifier');
	await expect(stack(page)).toHaveCount(0);
});
