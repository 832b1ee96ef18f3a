import { expect, type Locator, type Page } from '@playwright/test';
import type { ToolCard } from '../../src/schemas/tool-card';
import { damageAndHorrorCard } from '../../src/widgets/arkham/damage-and-horror/card';
import { presets as damages } from '../../src/widgets/arkham/damage-and-horror/presets';
import { skillTestCard } from '../../src/widgets/arkham/skill-test/card';
import { presets as skillTests } from '../../src/widgets/arkham/skill-test/presets';
import { chainsCard } from '../../src/widgets/keyforge/chains/card';
import { presets as chains } from '../../src/widgets/keyforge/chains/presets';
import { fightCard } from '../../src/widgets/keyforge/fight/card';
import { presets as fights } from '../../src/widgets/keyforge/fight/presets';
import { forgeCard } from '../../src/widgets/keyforge/forge/card';
import { presets as forges } from '../../src/widgets/keyforge/forge/presets';
import { conflictCard } from '../../src/widgets/l5r/conflict/card';
import { presets as conflicts } from '../../src/widgets/l5r/conflict/presets';
import { duelCard } from '../../src/widgets/l5r/duel/card';
import { presets as duels } from '../../src/widgets/l5r/duel/presets';
import { gloryCountCard } from '../../src/widgets/l5r/glory-count/card';
import { presets as gloryCounts } from '../../src/widgets/l5r/glory-count/presets';
import { attackCard } from '../../src/widgets/mistborn/attack/card';
import { presets as attacks } from '../../src/widgets/mistborn/attack/presets';
import { metalsCard } from '../../src/widgets/mistborn/metals/card';
import { presets as metals } from '../../src/widgets/mistborn/metals/presets';
import type { Preset } from '../../src/widgets/shared/Presets';
import { addressOf } from '../../src/widgets/tool-props';
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

const tool = (card: ToolCard, presets: readonly Preset[], ...mistaken: string[]): ToolUnderTest => ({
	card,
	address: `/${card.game}/outils/${card.slug}/`,
	presets,
	mistaken: ['?inconnu=1', ...mistaken],
	fullest: card === fightCard ? FULL_FIGHT : '',
});

export const tools: readonly ToolUnderTest[] = [
	tool(fightCard, fights, '?a=puissance.x', REFUSED),
	tool(skillTestCard, skillTests, '?competence=fort', '?pions=m1.1000', '?campagne=nulle-part'),
	tool(damageAndHorrorCard, damages),
	tool(duelCard, duels),
	tool(conflictCard, conflicts, '?a1=militaire.2&a3=militaire.2', '?suite=honorer.d8'),
	tool(gloryCountCard, gloryCounts, '?v1=', '?anneaux=4&anneaux-adverses=3'),
	tool(attackCard, attacks, '?partie=seigneur-maitre&a1=boucliers.1&a3=boucliers.2', '?j1='),
	tool(metalsCard, metals),
	tool(chainsCard, chains),
	tool(forgeCard, forges),
];

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
