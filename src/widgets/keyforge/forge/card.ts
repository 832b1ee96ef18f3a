import { RULES, type RuleId } from '../../../rules/keyforge/forge';
import type { ToolCard } from '../../../schemas/tool-card';
import { ruleCases } from './rule-cases';

/** Id of a rule that the tool may cite. */
export type CitedRule = RuleId;

/** What the site says of the key calculator. */
export const forgeCard: ToolCard = {
	game: 'keyforge',
	folder: 'keyforge/forge',
	slug: 'forge',
	title: 'Forger une clé',
	short: 'Forge',
	asks: 'Que coûte la clé\u202f?',
	icon: 'key',
	summary: 'Ce que coûte une clé, si vous devez la forger, ce qui peut l’empêcher et ce qu’il vous reste d’Aombre.',
	rules: RULES,
	cases: ruleCases,
	searchWords: ['combien coûte une clé', 'est-ce que je forge', 'combien d’Aombre il me manque', 'key cost calculator'],
};
