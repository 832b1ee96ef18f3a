import type { RuleId } from '../../../rules/l5r/conflict';

/** Cases that show a rule at work in the conflict calculator: the statement opens its own. Each is written as in the address. */
export const ruleCases = {
	'deshonore-definition': 'a1=militaire.4_politique.2&d1=militaire.3_politique.2_gloire.2_statut.deshonore',
	'etape-3-2-3-egalite': 'a1=militaire.3_politique.2&d1=militaire.3_politique.2',
	'etape-3-2-3-sans-vainqueur': 'a1=militaire.3_politique.2_incline&d=aucun',
	'etape-3-2-4-honneur': 'a1=militaire.3_politique.2&d=aucun',
	'etape-3-2-6-air': 'a1=militaire.4_politique.2&d1=militaire.3_politique.2',
	'etape-3-2-forteresse': 'a1=militaire.8_politique.2&d1=militaire.3_politique.2&forteresse=oui&detruites=2',
	'fierte-retour-a-la-normale': 'a1=militaire.5_politique.2&d1=militaire.2_politique.2_statut.honore_fierte',
	'force-de-province-bonus': 'a1=militaire.7_politique.2&d1=militaire.3_politique.2&defense=3&bonus=1',
	'force-de-province-ecart': 'a1=militaire.7_politique.2&d1=militaire.3_politique.2&defense=5',
	'honore-definition': 'a1=militaire.5_politique.2&d1=militaire.3_politique.2_gloire.2_statut.honore',
	'incline-competence': 'a1=militaire.4_politique.2&d1=militaire.3_politique.2_incline&defense=5',
	'modificateur-jamais-negatif': 'a1=militaire.4_politique.2&d1=militaire.1_politique.4_gloire.2_statut.deshonore',
	'non-oppose-defenseur-incline': 'a1=militaire.4_politique.2&d1=militaire.3_politique.2_incline&defense=5',
	'regles-honneur-faveur-bonus': 'a1=militaire.3_politique.2_incline&d=aucun&faveur=attaquant-militaire',
	'tiret-retire-du-conflit':
		'a1=militaire.4_politique.0_tiret-politique&a2=militaire.1_politique.3&d1=militaire.1_politique.2&type=politique',
} satisfies Partial<Record<RuleId, string>>;
