import { expect, type Page, test } from '@playwright/test';
import { openBuilder } from './integrer-page';
import { toolsAnswer } from './tools-answer';

// What readers and other sites write in an address is told in sentences of ours: however long, and whatever its direction.

const LONG = 'A'.repeat(300);
/** A word that is read from right to left, and a sign that turns what follows it. */
const TURNED = 'א\u202eB';

const places: Record<string, (page: Page, value: string) => Promise<unknown>> = {
	'the search page': (page, value) => page.goto(`/recherche/?q=${value}&jeu=${value}`),
	'a tool': async (page, value) => {
		await page.goto(`/keyforge/outils/combat/?a=${value}&${value}=1`);
		await toolsAnswer(page);
	},
	'a chart': (page, value) => page.goto(`/keyforge/deroulement/tour/?etape=${value}`),
	'the builder': (page, value) => openBuilder(page, `?jeu=${value}&outil=${value}&theme=${value}&${value}=1`),
	'a framed tool': async (page, value) => {
		await page.goto(`/integrer/keyforge/combat/?theme=${value}&a=${value}`);
		await toolsAnswer(page);
	},
	'a framed term': (page, value) => page.goto(`/integrer/keyforge/glossaire/armure/?theme=${value}#${value}`),
	'a frame of nothing': (page, value) => page.goto(`/integrer/keyforge/${value}/`),
};

test.use({ viewport: { width: 320, height: 640 } });

for (const [place, open] of Object.entries(places))
	test(`${place} tells what it does not know, and stays as narrow and in order`, async ({ page }) => {
		const told = () => page.locator(':is([role="alert"], [role="status"], .en-cadre):visible');
		await open(page, LONG);
		await expect(told().filter({ hasText: 'AAAA' }).first()).toBeVisible();
		const wide = await page.evaluate(() => {
			const root = document.documentElement;
			const past = [...document.querySelectorAll(':is([role="alert"], [role="status"], .en-cadre) *')].filter(
				(element) => element.getBoundingClientRect().right > innerWidth,
			);
			return { page: root.scrollWidth - root.clientWidth, past: past.map(({ outerHTML }) => outerHTML) };
		});
		expect(wide).toEqual({ page: 0, past: [] });

		// An address that leads nowhere is told as it is written, in plain signs.
		if (place === 'a frame of nothing') return;
		await page.goto('about:blank');
		await open(page, encodeURIComponent(TURNED));
		const sentences = told().filter({ hasText: 'א' });
		await expect(sentences.first()).toBeVisible();
		const bare = (await sentences.allTextContents()).map((text) => text.replace(/\u2068[^\u2066-\u2069]*\u2069/g, ''));
		for (const text of bare) expect(text, 'nothing turns the sentence').not.toMatch(/[א\u202e]/);
	});
