import { expect, test } from '@playwright/test';
import { skillTestCard } from '../../src/widgets/arkham/skill-test/card';
import { holdRoute } from './held-route';
import { openTool, tools } from './tool-pages';

test('what is changed while the file of a campaign is on its way is kept', async ({ page }) => {
	const tool = tools.find(({ card }) => card === skillTestCard);
	if (!tool) throw new Error('The skill test tool is not in the list.');
	const arrive = await holdRoute(page, '**/donnees.json');
	await openTool(page, tool);
	const campaign = page.getByLabel('Campagne', { exact: true });
	const scenario = page.getByLabel('Scénario', { exact: true });
	const before = await scenario.getByRole('option').count();

	await campaign.selectOption({ label: 'L’Héritage de Dunwich (extension)' });
	await page.getByRole('button', { name: 'Difficulté : plus 1' }).click();
	await expect(page).toHaveURL(/difficulte=/);
	await expect(campaign).toHaveValue('heritage-de-dunwich');
	// The scenarios of the campaign before are not offered for this one.
	await expect(scenario.getByRole('option')).toHaveText(['À choisir']);
	const asked = new URL(page.url()).searchParams.get('difficulte');

	arrive();
	await expect(page).toHaveURL(/campagne=heritage-de-dunwich/);
	expect(new URL(page.url()).searchParams.get('difficulte')).toBe(asked);
	await expect(scenario).toContainText('La Banque Gagne Toujours');
	expect(await scenario.getByRole('option').count()).toBeGreaterThan(1);
	expect(before).toBeGreaterThan(1);
});
