/**
 * Ids of the rule statements that the engine cites, in its trace and in its refusals.
 * Each is published by a page of the site; the build refuses a citation that has no page.
 */
export const RULES = [
	'campagne-dement',
	'campagne-perdu',
	'campagne-remplacant',
	'campagne-traumatisme-choix',
	'campagne-traumatisme-debut',
	'campagne-traumatisme-mental',
	'campagne-traumatisme-physique',
	'campagne-tue',
	'degats-appliquer',
	'degats-assigner',
	'degats-aucun-applique',
	'degats-elimination',
	'degats-elimination-1',
	'degats-elimination-2',
	'degats-elimination-3',
	'degats-elimination-4',
	'degats-elimination-5',
	'degats-elimination-6',
	'degats-elimination-par-investigateur',
	'degats-entre-les-etapes',
	'degats-reste-investigateur',
	'degats-sans-detour',
	'degats-soutien-choix',
	'degats-soutien-droit',
	'degats-soutien-eligible',
	'degats-soutien-maximum',
	'degats-soutien-sans-valeur',
	'degats-vaincu',
	'degats-valeur-restante',
	'degats-verification',
	'mode-independant-traumatismes',
	'traumatisme-egal-ou-plus',
	'vaincu-soutien-defausse',
	'vaincu-soutien-sante-mentale',
	'vaincu-soutien-vie',
] as const;

/** Id of a rule statement of the site that the engine may cite. */
export type RuleId = (typeof RULES)[number];
