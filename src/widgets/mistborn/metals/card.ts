import { RULES, type RuleId } from '../../../rules/mistborn/metals/at-once';
import type { ToolCard } from '../../../schemas/tool-card';
import { ruleCases } from './rule-cases';

/** Rules of which the tool reminds the reader, and which change nothing that the engine computes. */
const REMINDERS = ['carte-comme-metal-un-emploi', 'paire-de-metaux-liste', 'pouvoirs-contradiction-kandra'] as const;

/** Id of a rule that the tool may cite. */
export type CitedRule = RuleId | (typeof REMINDERS)[number];

/** What the site says of the metal planner. */
export const metalsCard: ToolCard = {
	game: 'mistborn',
	folder: 'mistborn/metals',
	slug: 'metaux',
	title: 'Métaux du tour',
	short: 'Métaux',
	asks: 'Que puis-je Brûler\u202f?',
	icon: 'flame',
	summary: 'Vos jetons, vos cartes, votre Atium\u00a0: ce que vous pouvez encore Brûler, Attiser ou payer ce tour-ci.',
	rules: [...RULES, ...REMINDERS],
	cases: ruleCases,
	searchWords: ['calculateur de métaux', 'jetons métal restants', 'metal calculator'],
};
