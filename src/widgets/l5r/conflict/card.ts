import { RULES, type RuleId } from '../../../rules/l5r/conflict';
import type { ToolCard } from '../../../schemas/tool-card';
import { ruleCases } from './rule-cases';

/** Rules of which the tool reminds the reader, and which change nothing that the engine computes. */
const REMINDERS = ['etape-3-2-5-defausser'] as const;

/** Id of a rule that the tool may cite. */
export type CitedRule = RuleId | (typeof REMINDERS)[number];

/** What the site says of the conflict calculator. */
export const conflictCard: ToolCard = {
	game: 'l5r',
	folder: 'l5r/conflict',
	slug: 'conflit',
	title: 'Résultat d’un conflit',
	short: 'Conflit',
	asks: 'La province tombe\u202f?',
	icon: 'swords',
	summary:
		'Les deux camps, la province, l’anneau et la Faveur Impériale\u00a0: qui remporte le conflit, si la province tombe, et ce que deviennent l’honneur et l’anneau.',
	rules: [...RULES, ...REMINDERS],
	cases: ruleCases,
	searchWords: [
		'calculateur de conflit',
		'simulateur de conflit',
		'qui gagne le conflit',
		'total de compétence',
		'conflict calculator',
	],
};
