import { expect, type Page } from '@playwright/test';
import { sample } from '../every';
import { openChart } from './chart-page';
import { ARMOR, KEY_HAMMER, openSheets, putSheets, sheetText } from './sheet-page';
import { textPages } from './text-pages';
import { openTool, tools } from './tool-pages';

/** A template of the site, and how one of its pages is opened, until it answers. */
type Template = readonly [name: string, open: (page: Page) => Promise<unknown>];

const at = (name: string, address: () => string): Template => [name, (page) => page.goto(address())];

/** One page of each template: texts, tools, what follows a game, what readers keep, what is written for other sites. */
export const templates: readonly Template[] = [
	...textPages.map(([name, address]) => at(name, address)),
	at('the aid', () => '/keyforge/aide/'),
	[
		'the search',
		async (page) => {
			await page.goto('/recherche/?q=armure');
			await expect(page.getByRole('status')).toContainText('pour « armure »');
			await expect(page.getByRole('list', { name: 'Résultats' })).toHaveAttribute('aria-busy', 'false');
		},
	],
	at('the snippet builder', () => '/integrer/'),
	at('tooltips for other sites', () => '/integrer/bulles/'),
	at('data for other sites', () => '/integrer/donnees/'),
	at('fields for other sites', () => '/integrer/champs/'),
	at('a page for hosts', () => '/heberger/'),
	at('a page of the site about itself', () => '/accessibilite/'),
	at('what is read offline', () => '/hors-ligne/'),
	at('an address that is nowhere', () => '/404.html'),
	...tools.map(
		(tool): Template => [`the tool ${tool.card.game}/${tool.card.slug}`, (page) => openTool(page, tool, tool.fullest)],
	),
	...(['tour', 'degats'] as const).map(
		(slug): Template => [`the chart ${slug}`, (page) => openChart(page, 'keyforge', slug)],
	),
	[
		'a sheet',
		async (page) => {
			await putSheets(page, sheetText('Essai', [[ARMOR, ''], ['Un titre'], [KEY_HAMMER, 'une note']]));
			await openSheets(page);
		},
	],
];

/** Templates that tests go through; in `npm test`, one of what is read, one that is searched, one that is followed, one that is kept. */
export const sampleTemplates = sample(templates, ([name]) =>
	['the home', 'a term', 'the search', 'the chart tour', 'a sheet'].includes(name),
);
