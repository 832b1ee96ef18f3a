/**
 * Ids of the rule statements that the engine cites in its trace.
 * Each is published by a page of the site; the build refuses a citation that has no page.
 */
export const RULES = [
	'bases-carte-prioritaire',
	'effet-elements-manquants',
	'modificateur-negatif',
	'reussite-automatique-definition',
	'tc-1',
	'tc-2',
	'tc-2-bonus',
	'tc-3',
	'tc-4',
	'tc-4-echec-automatique',
	'tc-4-sans-effet',
	'tc-5',
	'tc-5-capacites',
	'tc-5-pions',
	'tc-6-deux-issues',
	'tc-6-echec',
	'tc-6-echec-automatique',
	'tc-6-reussite',
	'tc-6-reussite-automatique',
	'tc-7',
	'tc-8',
] as const;

/** Id of a rule statement of the site that the engine may cite. */
export type RuleId = (typeof RULES)[number];
