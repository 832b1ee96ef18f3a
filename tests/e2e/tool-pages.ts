import { expect, type Locator, type Page } from '@playwright/test';
import type { ToolCard } from '../../src/schemas/tool-card';
import { toolCards } from '../../src/widgets/registry';
import type { Preset } from '../../src/widgets/shared/Presets';
import { addressOf } from '../../src/widgets/tool-props';
import { sample } from '../every';
import { toolsAnswer } from './tools-answer';

/** A tool as its tests know it. */
export interface ToolUnderTest {
	card: ToolCard;
	address: string;
	presets: readonly Preset[];
	/** Queries with a mistake that the tool must tell, one each. */
	mistaken: readonly string[];
	/** A case that fills the tool more than its default one, where there is one, for what depends on how much it holds. */
	fullest: string;
}

/** A fight that fills its tool: six creatures, every kind of event, folded values, a keyword on each side. */
export const FULL_FIGHT =
	'?ag=puissance.2&a=puissance.6_assaut.2_enragee&ad=puissance.3' +
	'&dg=puissance.2_aombre.1&d=puissance.5_armure.2_protection.1_hasardeux.1&dd=puissance.3_sonnee' +
	'&suite=degats.d.2.de.ag.projection.1_armure.d.1_combat.ad.d.assaut_tour_degats.a.9';

/** A fight that the rules refuse, with mistakes in its address. */
const REFUSED = '?a=puissance.4_sonnee_x&d=puissance.3&suite=degats.dg.1';

/** Mistakes of a tool's own, by its folder, besides a parameter that none knows. */
const MISTAKEN: Readonly<Record<string, readonly string[]>> = {
	'keyforge/fight': ['?a=puissance.x', REFUSED],
	'arkham/skill-test': ['?competence=fort', '?pions=m1.1000', '?campagne=nulle-part'],
	'l5r/conflict': ['?a1=militaire.2&a3=militaire.2', '?suite=honorer.d8'],
	'l5r/glory-count': ['?v1=', '?anneaux=4&anneaux-adverses=3'],
	'mistborn/attack': ['?partie=seigneur-maitre&a1=boucliers.1&a3=boucliers.2', '?j1='],
};

/** Every tool of the registry, with the presets of its folder. */
export const tools: readonly ToolUnderTest[] = await Promise.all(
	toolCards.map(async (card): Promise<ToolUnderTest> => {
		const { presets }: { presets: readonly Preset[] } = await import(`../../src/widgets/${card.folder}/presets.ts`);
		return {
			card,
			address: `/${card.game}/outils/${card.slug}/`,
			presets,
			mistaken: ['?inconnu=1', ...(MISTAKEN[card.folder] ?? [])],
			fullest: card.folder === 'keyforge/fight' ? FULL_FIGHT : '',
		};
	}),
);

/** Tools that tests go through; in `npm test`, the largest one, one that works things out aside and one that only changes numbers. */
export const sampleTools = sample(tools, ({ card }) =>
	['keyforge/fight', 'arkham/skill-test', 'l5r/glory-count'].includes(card.folder),
);

/** Opens a tool at a case, and waits until it answers to the reader. */
export async function openTool(page: Page, { address }: ToolUnderTest, query = ''): Promise<void> {
	await page.goto(`${address}${query}`);
	await page.locator('.outil').scrollIntoViewIfNeeded();
	await toolsAnswer(page);
}

/** Opens all that folds, and waits until what is inside is there. */
export async function unfold(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const fold of document.querySelectorAll<HTMLDetailsElement>('.outil details')) fold.open = true;
	});
	await expect(page.locator('.outil details > :is(summary:only-child, .attente)')).toHaveCount(0);
}

/** Addresses of rules, as the page hands them to its tool. */
export async function linksOf(page: Page, rules: readonly string[]): Promise<string[]> {
	const written = await page.locator('script[type="application/json"]:has(+ [data-outil])').textContent();
	const { pages } = JSON.parse(written ?? '{}');
	return rules.map((rule) => addressOf(pages, rule) ?? `no address for ${rule}`);
}

export const verdict = (page: Page): Locator => page.getByRole('region', { name: 'Résultat' }).locator('.verdict');

/** What the verdict says, once it is no longer being worked out. */
export async function answer(page: Page): Promise<string> {
	await expect(verdict(page)).not.toHaveText(/…$/);
	return (await verdict(page).textContent()) ?? '';
}

export const steps = (page: Page): Locator => page.getByRole('region', { name: 'Pas à pas' });
