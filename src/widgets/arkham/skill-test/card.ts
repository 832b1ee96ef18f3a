import { RULES, type RuleId } from '../../../rules/arkham/skill-test/at-once';
import type { ToolCard } from '../../../schemas/tool-card';
import { ruleCases } from './rule-cases';

/** Id of a rule that the tool may cite. */
export type CitedRule = RuleId;

/** What the site says of the skill test simulator. */
export const skillTestCard: ToolCard = {
	game: 'arkham',
	folder: 'arkham/skill-test',
	slug: 'test-de-competence',
	title: 'Simulateur de test de compétence',
	short: 'Test',
	asks: 'Vos chances\u202f?',
	icon: 'token',
	summary:
		'Votre compétence, vos icônes, la difficulté et la réserve du Chaos\u00a0: la chance exacte de réussir, ce que vaut une icône de plus, et un test à tirer pas à pas.',
	rules: RULES,
	cases: ruleCases,
	searchWords: [
		'probabilités',
		'chance de réussir',
		'simulateur de pions',
		'calculateur de chaos',
		'sac de pions',
		'tirer un pion',
		'chaos bag',
		'skill test calculator',
		'odds',
	],
	dataKind: 'reserves-du-chaos',
};
