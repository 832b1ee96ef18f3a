import { RULES, type RuleId } from '../../../rules/l5r/duel';
import type { ToolCard } from '../../../schemas/tool-card';
import { ruleCases } from './rule-cases';

/** Rules of which the tool reminds the reader, and which change nothing that the engine computes. */
const REMINDERS = ['regles-duel-interruptions'] as const;

/** Id of a rule that the tool may cite. */
export type CitedRule = RuleId | (typeof REMINDERS)[number];

/** What the site says of the duel table. */
export const duelCard: ToolCard = {
	game: 'l5r',
	folder: 'l5r/duel',
	slug: 'duel',
	title: 'Duel\u00a0: combien miser\u202f?',
	short: 'Duel',
	asks: 'Combien miser\u202f?',
	icon: 'duel',
	summary:
		'Les 25 paires de mises d’un duel d’un seul regard\u00a0: qui gagne, ce que chaque mise coûte, et par quelle règle.',
	rules: [...RULES, ...REMINDERS],
	cases: ruleCases,
	searchWords: [
		'calculateur de duel',
		'combien miser',
		'quelle mise',
		'tableau des mises',
		'qui gagne le duel',
		'duel calculator',
	],
};
