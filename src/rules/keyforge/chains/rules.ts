/**
 * Ids of the rule statements that the engine cites in its trace.
 * Each is published by a page of the site; the build refuses a citation that has no page.
 */
export const RULES = [
	'chaines-gagner',
	'chaines-main-de-depart',
	'chaines-palier-1',
	'chaines-palier-2',
	'chaines-palier-3',
	'chaines-palier-4',
	'chaines-se-liberer',
	'defausse-sommet',
	'etape-2-archives',
	'etape-3-libre',
	'etape-5-deck-epuise',
	'etape-5-plus-de-six',
	'etape-5-quand-remelanger',
	'etape-5-six-cartes',
	'mise-en-place-mains',
	'mise-en-place-mulligan-pioche',
	'mulligan-chaines',
	'premier-tour-effets',
	'premier-tour-une-carte',
	'regle-d-or-carte',
	'regles-chaines-au-dela',
	'regles-chaines-autres-pioches',
	'regles-chaines-fin',
	'regles-chaines-main-pleine',
	'regles-chaines-sans-carte',
] as const;

/** Id of a rule statement of the site that the engine may cite. */
export type RuleId = (typeof RULES)[number];
