import { expect, test } from '@playwright/test';

// An address of ours, followed from a text that put a sign behind it.

for (const [typed, expected] of [
	['/keyforge/glossaire/armure/).', '/keyforge/glossaire/armure/'],
	['/keyforge/glossaire/armure).', '/keyforge/glossaire/armure/'],
	['/keyforge/outils/combat/]?a=puissance.9', '/keyforge/outils/combat/?a=puissance.9'],
	['/keyforge/glossaire/armure/%C2%BB', '/keyforge/glossaire/armure/'],
	['/keyforge/glossaire/armure/#armure-annule).', '/keyforge/glossaire/armure/#armure-annule'],
	['/integrer/keyforge/glossaire/armure/.', '/integrer/keyforge/glossaire/armure/'],
	['/integrer/keyforge/glossaire/armure/#armure-annule]', '/integrer/keyforge/glossaire/armure/#armure-annule'],
] as const)
	test(`${typed} leads to ${expected}`, async ({ page }) => {
		await page.goto(typed);
		await expect(page).toHaveURL(expected);
		await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Cette page n’existe pas');
	});

test('an address that is nothing but signs stays on the site, and is told', async ({ page, baseURL }) => {
	await page.goto(`${baseURL}//exemple.org).`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’existe pas');
	expect(new URL(page.url()).origin).toBe(baseURL);
});
