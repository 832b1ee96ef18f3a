import { RULES, type RuleId } from '../../../rules/keyforge/fight';
import type { ToolCard } from '../../../schemas/tool-card';
import { ruleCases } from './rule-cases';

/** Rules of which the tool reminds the reader, and which change nothing that the engine computes. */
const REMINDERS = ['enrager-doit-combattre'] as const;

/** Id of a rule that the tool may cite. */
export type CitedRule = RuleId | (typeof REMINDERS)[number];

/** What the site says of the fight calculator. */
export const fightCard: ToolCard = {
	game: 'keyforge',
	folder: 'keyforge/fight',
	slug: 'combat',
	title: 'Calculateur de combat',
	summary: 'Deux créatures, leurs mots-clés, puis d’autres dégâts du même tour\u00a0: qui survit, et par quelle règle.',
	rules: [...RULES, ...REMINDERS],
	cases: ruleCases,
	searchWords: [
		'combat et armure',
		'calculateur de dégâts',
		'simulateur de combat',
		'qui meurt',
		'qui gagne le combat',
		'combien de dégâts',
		'fight calculator',
		'damage calculator',
	],
};
