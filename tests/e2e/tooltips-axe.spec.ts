import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { tags } from '../a11y/axe';
import { useHost } from './host-page';
import { plainPage } from './hosts/plain';
import { expectWords, marks, openMarks, preview, tooltips } from './hosts/tooltips';

// A host’s page with a preview open, and the links of its marks: for once, axe may look into their shadow roots.

const text = '<p>Une armure, une moisson, de l’Aombre.</p>';
const host = useHost({
	'/clair': { html: plainPage(text + tooltips('data-jeu="keyforge" data-theme="clair"')) },
	'/sombre': {
		html: plainPage(text + tooltips('data-jeu="keyforge" data-theme="sombre"'), {
			head: '<style>:root { background: #111; color: #eee; color-scheme: dark } a { color: #9cf }</style>',
		}),
	},
});

for (const path of ['/clair', '/sombre']) {
	test(`a page with a preview has no fault (${path})`, async ({ page }) => {
		await openMarks(page);
		await page.goto(host.current.origin + path);
		await expectWords(page, ['armure', 'moisson', 'Aombre']);
		await marks(page, 'moisson').hover();
		await expect(preview(page)).toBeVisible();
		const { violations, passes } = await new AxeBuilder({ page }).withTags(tags).analyze();
		expect(violations).toEqual([]);
		const contrast = passes.find(({ id }) => id === 'color-contrast')?.nodes.length ?? 0;
		expect(contrast, 'axe sees into the preview').toBeGreaterThan(6);
	});
}
