import { expect, test } from '@playwright/test';
import { useHost } from './host-page';
import { answered, element, embed, fits, frame, script } from './hosts/element';
import { plainPage } from './hosts/plain';

// A host that isolates itself shows nothing from elsewhere that does not say that it may be shown.

const isolated = {
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-embedder-policy': 'require-corp',
};

const bag = 'campagne=heritage-de-dunwich&scenario=banque-gagne-toujours';

const host = useHost({
	'/outil': { html: plainPage(script + embed()), headers: isolated },
	'/terme': { html: plainPage(script + embed('jeu="keyforge" outil="glossaire/armure"')), headers: isolated },
	'/schema': { html: plainPage(script + embed('jeu="keyforge" outil="deroulement/tour"')), headers: isolated },
	'/sable': {
		html: plainPage(
			`<iframe sandbox="allow-scripts" title="Test" width="700" height="900" src="{{site}}/integrer/arkham/test-de-competence/?${bag}"></iframe>`,
		),
		headers: isolated,
	},
});

for (const path of ['/outil', '/terme', '/schema'])
	test(`${path} is shown, as high as what it holds`, async ({ page }) => {
		await page.goto(`${host.current.origin}${path}`);
		expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
		await answered(frame(page));
		await fits(frame(page));
		await expect(element(page)).toHaveCount(1);
	});

test('a tool in a frame without an origin brings what it knows', async ({ page }) => {
	await page.goto(`${host.current.origin}/sable`);
	const tool = page.frameLocator('iframe');
	await expect(tool.locator('[data-pret]')).toHaveCount(1);
	await expect(tool.getByRole('combobox', { name: 'Campagne' })).toHaveValue('heritage-de-dunwich');
});
