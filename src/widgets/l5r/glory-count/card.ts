import { RULES, type RuleId } from '../../../rules/l5r/glory-count';
import type { ToolCard } from '../../../schemas/tool-card';
import { ruleCases } from './rule-cases';

/** Id of a rule that the tool may cite. */
export type CitedRule = RuleId;

/** What the site says of the glory count. */
export const gloryCountCard: ToolCard = {
	game: 'l5r',
	folder: 'l5r/glory-count',
	slug: 'compte-de-gloire',
	title: 'Compte de gloire\u00a0: qui a la Faveur\u202f?',
	short: 'Gloire',
	asks: 'Qui a la Faveur\u202f?',
	icon: 'star',
	summary:
		'Vos personnages, ceux de l’adversaire et les anneaux revendiqués\u00a0: qui gagne le compte de gloire, et qui a la Faveur Impériale.',
	rules: RULES,
	cases: ruleCases,
	searchWords: [
		'décompte de gloire',
		'calculateur de gloire',
		'qui prend la Faveur Impériale',
		'total de gloire',
		'glory count calculator',
	],
};
