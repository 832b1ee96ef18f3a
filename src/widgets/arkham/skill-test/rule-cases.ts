import type { RuleId } from '../../../rules/arkham/skill-test';

/** Cases that show a rule at work in the skill test simulator: the statement opens its own. Each is written as in the address. */
export const ruleCases = {
	'modificateur-negatif': 'competence=0&icones=0&difficulte=1',
	'tc-2-bonus': 'icones=2',
	'tc-4-echec-automatique': 'competence=9',
	'tc-5-capacites': 'bonus=1&fois=2',
	'tc-5-pions': 'tirage=2',
	'tc-6-echec-automatique': 'competence=9&difficulte=0',
	'tc-6-reussite': 'icones=0',
	'tc-6-reussite-automatique': 'difficulte=5&investigateur=wendy-adams&signe=automatique.reussite',
} satisfies Partial<Record<RuleId, string>>;
