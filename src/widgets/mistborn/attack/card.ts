import { RULES, type RuleId } from '../../../rules/mistborn/attack';
import type { ToolCard } from '../../../schemas/tool-card';
import { ruleCases } from './rule-cases';

/** Id of a rule that the tool may cite. */
export type CitedRule = RuleId;

/** What the site says of the attack calculator. */
export const attackCard: ToolCard = {
	game: 'mistborn',
	folder: 'mistborn/attack',
	slug: 'combat',
	title: 'Calculateur d’attaque',
	summary:
		'Vos dégâts du tour, les Alliés, les Défenseurs, la Cible ou le Seigneur Maître\u00a0: qui vous pouvez tuer, et ce qui atteint chacun.',
	rules: RULES,
	cases: ruleCases,
	searchWords: [
		'calculateur de dégâts',
		'répartir ses dégâts',
		'combien de dégâts',
		'qui puis-je tuer',
		'damage calculator',
		'attack calculator',
	],
};
