import type { RuleId } from '../../../rules/l5r/conflict';

/** Cases that show a rule at work in the conflict calculator: the statement opens its own. Each is written as in the address. */
export const ruleCases = {
	'attachement-modificateurs': 'a1=militaire.2_politique.2_attachements-militaire.2&d1=militaire.3_politique.2',
	'controle-attachements':
		'a1=militaire.4_politique.2&d1=militaire.2_politique.2_attachements-militaire.2&d2=militaire.3_politique.2&suite=controle.d1',
	'controle-etat-garde':
		'a1=militaire.4_politique.2&d1=militaire.3_politique.2_incline_fief&d2=militaire.2_politique.2&suite=controle.d1',
	'controle-participant': 'a1=militaire.4_politique.2&d1=militaire.3_politique.2&suite=controle.d1',
	'deck-epuise-perte': 'a1=militaire.4_politique.2&d1=militaire.3_politique.2&anneau=terre&deck-vide=oui',
	'deshonore-definition': 'a1=militaire.4_politique.2&d1=militaire.3_politique.2_gloire.2_statut.deshonore',
	'deshonore-depuis-honore':
		'a1=militaire.4_politique.2&d1=militaire.3_politique.2_gloire.2_statut.honore&suite=deshonorer.d1',
	'deshonore-quitte-le-jeu': 'a1=militaire.4_politique.2&d1=militaire.3_politique.2_statut.deshonore&suite=partir.d1',
	'entrer-en-jeu-statut':
		'a1=militaire.3_politique.2&a2=militaire.3_politique.2_gloire.2_statut.honore&d1=militaire.5_politique.2&suite=jouer.a2',
	'effet-d-anneau-annule': 'a1=militaire.4_politique.2&d1=militaire.3_politique.2&suite=annuler-effet',
	'effet-d-anneau-defenseur': 'a1=militaire.4_politique.2&d1=militaire.3_politique.2&suite=defenseur-resout',
	'effet-d-anneau-plusieurs-elements':
		'a1=militaire.4_politique.2&d1=militaire.3_politique.2&effet=honorer&cible=a1&suite=element.feu',
	'etape-3-2-3-conditions': 'a1=militaire.4_politique.2&d=aucun&total-defenseur=6',
	'etape-3-2-3-egalite': 'a1=militaire.3_politique.2&d1=militaire.3_politique.2',
	'etape-3-2-3-sans-vainqueur': 'a1=militaire.3_politique.2_incline&d=aucun',
	'etape-3-2-3-total-negatif': 'a1=militaire.4_politique.2&d1=militaire.1_politique.2&total-defenseur=-3',
	'etape-3-2-4-honneur': 'a1=militaire.3_politique.2&d=aucun',
	'etape-3-2-6-air': 'a1=militaire.4_politique.2&d1=militaire.3_politique.2',
	'etape-3-2-6-eau':
		'a1=militaire.6_politique.2&a2=militaire.2_politique.2_incline_fief&d1=militaire.3_politique.2&anneau=eau&cible=a2',
	'etape-3-2-6-feu':
		'a1=militaire.6_politique.2&d1=militaire.3_politique.2_statut.honore&anneau=feu&effet=deshonorer&cible=d1',
	'etape-3-2-6-terre': 'a1=militaire.4_politique.2&d1=militaire.3_politique.2&anneau=terre',
	'etape-3-2-6-vide': 'a1=militaire.6_politique.2&d1=militaire.3_politique.2_destin.1&anneau=vide&cible=d1',
	'etape-3-2-7-sans-vainqueur': 'a1=militaire.3_politique.2_incline&d=aucun',
	'etape-3-2-destin-de-l-anneau': 'a1=militaire.2_politique.2&d1=militaire.5_politique.2&destin=2',
	'etape-3-2-forteresse': 'a1=militaire.8_politique.2&d1=militaire.3_politique.2&forteresse=oui&detruites=2',
	'fief-conserve-sa-position':
		'a1=militaire.3_politique.2&a2=militaire.3_politique.2&d1=militaire.2_politique.2&suite=rentrer.a2',
	'fierte-definition': 'a1=militaire.5_politique.2_fierte&d1=militaire.2_politique.2',
	'fierte-retour-a-la-normale': 'a1=militaire.5_politique.2&d1=militaire.2_politique.2_statut.honore_fierte',
	'force-de-province-bonus': 'a1=militaire.7_politique.2&d1=militaire.3_politique.2&defense=3&bonus=1',
	'force-de-province-ecart': 'a1=militaire.7_politique.2&d1=militaire.3_politique.2&defense=5',
	'gagner-la-partie-forteresse': 'a1=militaire.8_politique.2&d1=militaire.3_politique.2&forteresse=oui&detruites=3',
	'gagner-la-partie-zero': 'a1=militaire.3_politique.2&d=aucun&honneur-defenseur=1',
	'honore-definition': 'a1=militaire.5_politique.2&d1=militaire.3_politique.2_gloire.2_statut.honore',
	'honore-depuis-deshonore':
		'a1=militaire.4_politique.2&d1=militaire.3_politique.2_gloire.2_statut.deshonore&suite=honorer.d1',
	'honore-quitte-le-jeu': 'a1=militaire.4_politique.2&d1=militaire.3_politique.2_statut.honore&suite=partir.d1',
	'incline-competence': 'a1=militaire.4_politique.2&d1=militaire.3_politique.2_incline&defense=5',
	'modificateur-arrondi': 'a1=militaire.5_politique.2_moitie.1&d1=militaire.2_politique.2',
	'modificateur-fixe':
		'a1=militaire.2_politique.2_gloire.3_statut.honore_fixee_fixee-a.4&d1=militaire.5_politique.2&suite=modifier.a1.2',
	'modificateur-jamais-negatif': 'a1=militaire.4_politique.2&d1=militaire.1_politique.4_gloire.2_statut.deshonore',
	'modificateur-ordre-de-calcul': 'a1=militaire.3_politique.2_modificateur.2_doublee.1&d1=militaire.5_politique.2',
	'non-oppose-defenseur-incline': 'a1=militaire.4_politique.2&d1=militaire.3_politique.2_incline&defense=5',
	'participant-deplace':
		'a1=militaire.3_politique.2&a2=militaire.3_politique.1_fief&d1=militaire.5_politique.2&suite=rejoindre.a2',
	'participant-joue-dans-le-conflit':
		'a1=militaire.3_politique.2&a2=militaire.3_politique.1&d1=militaire.5_politique.2&suite=jouer.a2',
	'participant-quitte-le-jeu': 'a1=militaire.4_politique.2&d1=militaire.5_politique.2&suite=partir.d1',
	'regles-honneur-faveur-bonus': 'a1=militaire.3_politique.2_incline&d=aucun&faveur=attaquant-militaire',
	'tiret-pas-de-conflit':
		'a1=militaire.4_politique.2&a2=militaire.0_tiret-militaire_politique.3_fief&d1=militaire.3_politique.2&suite=rejoindre.a2',
	'tiret-retire-du-conflit':
		'a1=militaire.4_politique.0_tiret-politique&a2=militaire.1_politique.3&d1=militaire.1_politique.2&type=politique',
} satisfies Partial<Record<RuleId, string>>;
