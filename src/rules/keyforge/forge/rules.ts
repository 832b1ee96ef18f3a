/**
 * Ids of the rule statements that the engine cites, in its trace and in its refusals.
 * Each is published by a page of the site; the build refuses a citation that has no page.
 */
export const RULES = [
	'bases-victoire',
	'capacites-autant-que-possible',
	'capturer-definition',
	'capturer-propre-reserve',
	'cles-victoire',
	'cout-actuel-a-payer',
	'cout-actuel-base',
	'cout-actuel-modifie',
	'effets-de-remplacement-definition',
	'etape-1-prix-nul',
	'forger-aombre-des-cartes',
	'forger-aombre-hors-etape',
	'forger-aombre-provenance',
	'forger-definition',
	'forger-hors-etape',
	'forger-obligatoire',
	'forger-payer',
	'forger-pion',
	'forger-une-seule',
	'ne-peut-pas-contre-doit',
	'ne-peut-pas-contre-peut',
	'payer-transfert',
	'peut-completement',
	'peut-facultatif',
	'pret-annonce',
	'redevenir-non-forgee-pion',
	'regle-d-or-carte',
	'rendre-reserve-adverse',
	'reserve-d-aombre-gain',
	'reserve-d-aombre-votre',
	'voler-maximum',
	'voler-transfert',
] as const;

/** Id of a rule statement of the site that the engine may cite. */
export type RuleId = (typeof RULES)[number];
