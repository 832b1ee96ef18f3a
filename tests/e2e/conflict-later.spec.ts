import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { button, query } from './combat-page';
import { openTool, tools } from './tool-pages';
import { toolsAnswer } from './tools-answer';

// A case whose events come with its address, before anything else of the tool: what reads them is loaded apart.

const conflict = tools.find(({ card }) => card.slug === 'conflit');
if (!conflict) throw new Error('no tool for conflicts');

/** The difference, 5, reaches the strength, 4, and no longer does once it has gone up by 2. */
const STRENGTHENED =
	'?a1=militaire.7_politique.1&d1=militaire.2_politique.2&defense=4&suite=defense.2.apres-comparaison';
const HOLDS = 'Le joueur attaquant remporte le conflit, 7 à 2 : la province tient.';
const FALLS = 'Le joueur attaquant remporte le conflit, 7 à 2 : la province est détruite.';

/** Each later moment of the form, and its word in the address. */
const MOMENTS = [
	['Après la comparaison (3.2.3)', 'apres-comparaison'],
	['Après « non opposé » (3.2.4)', 'apres-non-oppose'],
	['Après la province (3.2.5)', 'apres-province'],
	['Après l’effet d’anneau (3.2.6)', 'apres-effet'],
	['Après la revendication (3.2.7)', 'apres-revendication'],
] as const;

const verdict = (within: Page | FrameLocator) => within.getByRole('region', { name: 'Résultat' }).getByRole('status');
const event = (page: Page, at: number) => page.getByRole('group', { name: `Événement ${at}`, exact: true });

test('a conflict with an event opens at its address, and steps say the event once', async ({ page }) => {
	await openTool(page, conflict, STRENGTHENED);
	await expect(verdict(page)).toContainText(HOLDS);
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expect(page.getByRole('region', { name: 'Pas à pas' }).getByText('passe de 4 à 6')).toHaveCount(1);
	expect(await query(page)).toBe(STRENGTHENED);
});

test('so it does alone in a frame', async ({ page }) => {
	await page.goto(`/integrer/l5r/conflit/${STRENGTHENED}`);
	await toolsAnswer(page);
	await expect(verdict(page)).toContainText(HOLDS);
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an event of each later moment, given by the form, is in the same case once the page is loaded again', async ({
	page,
}) => {
	await openTool(page, conflict, STRENGTHENED.replace(/&suite=.*/, ''));
	await expect(verdict(page)).toContainText(FALLS);
	await page.getByText(/^Qui rejoint/).click();
	for (const [at, [moment]] of MOMENTS.entries()) {
		await button(page, '+ Événement').click();
		await event(page, at + 1)
			.getByLabel('Qui')
			.selectOption({ label: 'La province' });
		await event(page, at + 1)
			.getByLabel('Quand')
			.selectOption({ label: moment });
	}
	await expect(verdict(page)).toContainText(HOLDS);
	const suite = MOMENTS.map(([, word]) => `defense.1.${word}`).join('_');
	await expect.poll(() => query(page)).toContain(`suite=${suite}`);
	const before = await query(page);
	await page.reload();
	await toolsAnswer(page);
	await expect(verdict(page)).toContainText(HOLDS);
	await expect(page.getByRole('alert')).toHaveCount(0);
	expect(await query(page)).toBe(before);
	await page.getByText(/^Qui rejoint/).click();
	for (const [at, [moment]] of MOMENTS.entries())
		await expect(
			event(page, at + 1)
				.getByLabel('Quand')
				.getByRole('option', { name: moment, selected: true }),
		).toHaveCount(1);
});
