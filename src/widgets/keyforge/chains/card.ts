import { RULES, type RuleId } from '../../../rules/keyforge/chains';
import type { ToolCard } from '../../../schemas/tool-card';
import { ruleCases } from './rule-cases';

/** Rules of which the tool reminds the reader, and which change nothing that the engine computes. */
const REMINDERS = ['regles-chaines-maree'] as const;

/** Id of a rule that the tool may cite. */
export type CitedRule = RuleId | (typeof REMINDERS)[number];

/** What the site says of the chain counter. */
export const chainsCard: ToolCard = {
	game: 'keyforge',
	folder: 'keyforge/chains',
	slug: 'chaines',
	title: 'Calculateur de chaînes',
	short: 'Chaînes',
	asks: 'Combien je pioche\u202f?',
	icon: 'chain',
	summary:
		'Avec vos chaînes, combien de cartes vous piochez à chaque tour, et dans combien de tours vous en êtes libre.',
	rules: [...RULES, ...REMINDERS],
	cases: ruleCases,
	searchWords: ['compteur de chaînes', 'combien de cartes je pioche', 'chains calculator', 'chain tracker'],
};
