/**
 * Ids of the rule statements that the engine cites, in its trace.
 * Each is published by a page of the site; the build refuses a citation that has no page.
 */
export const RULES = [
	'anneau-compte-de-gloire',
	'compte-de-gloire-capacite',
	'compte-de-gloire-definition',
	'compte-de-gloire-gagnant',
	'compte-de-gloire-total-de-gloire',
	'compter-definition',
	'etape-3-4-2',
	'etape-3-4-2-deja',
	'etape-3-4-2-egalite',
	'incline-gloire',
] as const;

/** Id of a rule statement of the site that the engine may cite. */
export type RuleId = (typeof RULES)[number];
