/**
 * Ids of the rule statements that the engine cites, in its trace and in its refusals.
 * Each is published by a page of the site; the build refuses a citation that has no page.
 */
export const RULES = [
	'bases-victoire',
	'bases-victoire-deshonneur',
	'bases-victoire-honneur',
	'donner-definition',
	'duel-d-2-tiret',
	'duel-d-3',
	'duel-d-4',
	'duel-d-5',
	'duel-d-5-egalite',
	'duel-d-5-manque',
	'duel-d-6',
	'duel-d-6-duree',
	'duel-d-6-incline',
	'duel-d-6-mise',
	'duel-d-6-modificateurs',
	'duel-d-6-plancher',
	'duel-d-7',
	'duel-d-7-egalite',
	'duel-d-7-perdant',
	'duel-d-8',
	'regles-honneur-statut',
	'valeur-de-mise-bornes',
	'valeur-de-mise-definition',
] as const;

/** Id of a rule statement of the site that the engine may cite. */
export type RuleId = (typeof RULES)[number];
