/**
 * Ids of the rule statements that the engine cites, in its trace, its refusals and its costs.
 * Each is published by a page of the site; the build refuses a citation that has no page.
 */
export const RULES = [
	'joueur-elimine-definition',
	'regles-combat-allie-tue',
	'regles-combat-allies-sans-cible',
	'regles-combat-cible-allies',
	'regles-combat-cible-autre',
	'regles-combat-cible-defenseurs',
	'regles-combat-cible-part',
	'regles-combat-cible-reste',
	'regles-combat-cible-elimine',
	'regles-combat-cible-nuage',
	'regles-combat-cible-pas-oblige',
	'regles-combat-cible-passer',
	'regles-combat-cible-recuperer',
	'regles-combat-cible-retiree',
	'regles-combat-cible-vous',
	'regles-combat-cible-zero-degat',
	'regles-combat-defense',
	'regles-combat-defenseur',
	'regles-combat-defenseur-surplus',
	'regles-combat-defenseur-trop-fort',
	'regles-combat-deux-joueurs',
	'regles-combat-deux-joueurs-victoire',
	'regles-combat-elimine-cartes',
	'regles-combat-facultatif',
	'regles-combat-nuage-allie',
	'regles-combat-nuage-joueur',
	'regles-combat-pas-de-partiel',
	'regles-combat-reserve',
	'regles-combat-smoker',
	'regles-entrainement-sante-varie',
	'regles-solo-adversaire-vaincu',
	'regles-solo-attaquer',
	'regles-solo-bouclier',
	'regles-solo-bouclier-ordre',
	'regles-solo-bouclier-tuer',
	'regles-solo-bouclier-x',
	'regles-solo-fin-sante',
	'regles-tour-fin-dernier',
] as const;

/** Id of a rule statement of the site that the engine may cite. */
export type RuleId = (typeof RULES)[number];
