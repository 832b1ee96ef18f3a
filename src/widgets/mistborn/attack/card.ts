import { RULES, type RuleId } from '../../../rules/mistborn/attack';
import type { ToolCard } from '../../../schemas/tool-card';
import { ruleCases } from './rule-cases';

/** Rules of which the tool reminds the reader, beside its fields. */
const REMINDERS = ['regles-combat-effet-tous'] as const;

/** Id of a rule that the tool may cite. */
export type CitedRule = RuleId | (typeof REMINDERS)[number];

/** What the site says of the attack calculator. */
export const attackCard: ToolCard = {
	game: 'mistborn',
	folder: 'mistborn/attack',
	slug: 'combat',
	title: 'Calculateur d’attaque',
	short: 'Combat',
	asks: 'Qui puis-je tuer\u202f?',
	icon: 'swords',
	summary:
		'Vos dégâts, les Alliés, la Cible, le Seigneur Maître et ses attaques\u00a0: qui vous pouvez tuer, et ce qui atteint chacun.',
	rules: [...RULES, ...REMINDERS],
	cases: ruleCases,
	searchWords: [
		'calculateur de dégâts',
		'répartir ses dégâts',
		'combien de dégâts',
		'qui puis-je tuer',
		'dégâts du Seigneur Maître',
		'dégâts collectifs',
		'damage calculator',
		'attack calculator',
	],
};
