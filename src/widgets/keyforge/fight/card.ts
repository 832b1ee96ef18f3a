import { RULES, type RuleId } from '../../../rules/keyforge/fight/at-once';
import type { ToolCard } from '../../../schemas/tool-card';
import { ruleCases } from './rule-cases';

/** Id of a rule that the tool may cite. */
export type CitedRule = RuleId;

/** What the site says of the fight calculator. */
export const fightCard: ToolCard = {
	game: 'keyforge',
	folder: 'keyforge/fight',
	slug: 'combat',
	title: 'Calculateur de combat',
	short: 'Combat',
	asks: 'Qui survit\u202f?',
	icon: 'swords',
	summary:
		'Un combat, puis tout ce qui arrive dans le tour, à deux créatures ou à deux lignes\u00a0: qui survit, et par quelle règle.',
	rules: RULES,
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
		'créature sonnée enragée inclinée',
		'plateau de jeu du tour',
	],
};
