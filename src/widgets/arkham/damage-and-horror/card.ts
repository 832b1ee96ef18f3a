import { RULES, type RuleId } from '../../../rules/arkham/damage-and-horror';
import type { ToolCard } from '../../../schemas/tool-card';
import { ruleCases } from './rule-cases';

/** Id of a rule that the tool may cite. */
export type CitedRule = RuleId;

/** What the site says of the damage and horror tool. */
export const damageAndHorrorCard: ToolCard = {
	game: 'arkham',
	folder: 'arkham/damage-and-horror',
	slug: 'degats-et-horreurs',
	title: 'Dégâts et horreurs',
	short: 'Dégâts',
	asks: 'Qui encaisse\u202f?',
	icon: 'heart',
	summary:
		'Des dégâts et des horreurs pour votre investigateur\u00a0: quels soutiens peuvent les prendre, qui est vaincu, et ce qui s’ensuit.',
	rules: RULES,
	cases: ruleCases,
	searchWords: ['répartir les dégâts', 'mon allié prend les dégâts', 'assign damage', 'soak'],
};
