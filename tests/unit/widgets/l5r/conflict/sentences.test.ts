import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TraceStep } from '../../../../../src/rules/l5r/conflict';
import { frenchTypography } from '../../../../../src/text/french';
import { conflictCard } from '../../../../../src/widgets/l5r/conflict/card';
import { anyState } from './any-state';
import { answer, answerTo } from './said';

/** Cases whose steps have each sentence; the type asks for a line when the engine gets one more kind of step. */
const SENTENCES: Record<TraceStep['kind'], readonly (readonly [query: string, sentence: string])[]> = {
	'fate-taken': [
		['destin=1', 'Le destin posé sur l’anneau va au joueur attaquant dès la déclaration, qu’il gagne ou non.'],
		['destin=2', 'Les 2 destins posés sur l’anneau vont au joueur attaquant dès la déclaration, qu’il gagne ou non.'],
	],
	'removed-from-conflict': [
		[
			'd1=tiret-militaire',
			'Le défenseur 1 a un tiret en Militaire : il est retiré du conflit et va, incliné, au fief.',
		],
	],
	'no-attacker': [
		[
			'a=aucun',
			'Personne n’attaque à l’ouverture, alors qu’un conflit se déclare avec au moins un attaquant : il est supposé parti depuis.',
		],
	],
	joined: [
		['a1=gloire.1&d1=fief&suite=rejoindre.d1', 'Le défenseur 1 rejoint le conflit : il y participe.'],
		['d1=gloire.1&d2=gloire.1&suite=jouer.d2', 'Le défenseur 2 est joué de la main dans le conflit : il y participe.'],
	],
	'enters-normal': [
		['a2=statut.honore&a1=gloire.1&suite=jouer.a2', 'Il entre en jeu avec le statut normal, et non honoré.'],
		['a2=statut.deshonore&a1=gloire.1&suite=jouer.a2', 'Il entre en jeu avec le statut normal, et non déshonoré.'],
	],
	'enters-ready': [['d2=incline&d1=gloire.1&suite=jouer.d2', 'Il entre en jeu redressé, et non incliné.']],
	'sent-home': [['suite=rentrer.a1', 'L’attaquant 1 est renvoyé au fief : il ne participe plus.']],
	'position-kept': [
		['suite=rentrer.a1', 'Il reste redressé, comme il l’était.'],
		['d1=incline&suite=rentrer.d1', 'Il reste incliné, comme il l’était.'],
	],
	'left-play': [
		['suite=partir.d1', 'Le défenseur 1 quitte le jeu : il ne participe plus.'],
		['d1=fief&suite=partir.d1', 'Le défenseur 1 quitte le jeu.'],
	],
	'honor-for-status': [
		['d1=statut.honore&suite=partir.d1', 'Il était honoré : l’honneur du joueur défenseur passe de 10 à 11.'],
		['a1=statut.deshonore&suite=partir.a1', 'Il était déshonoré : l’honneur du joueur attaquant passe de 10 à 9.'],
	],
	status: [
		['suite=honorer.d1', 'Le défenseur 1 est honoré : il reçoit le pion Statut honoré.'],
		['suite=deshonorer.d1', 'Le défenseur 1 est déshonoré : il reçoit le pion Statut déshonoré.'],
		[
			'd1=statut.deshonore&suite=honorer.d1',
			'Le défenseur 1, déshonoré, est honoré : il perd son pion Statut et redevient normal.',
		],
		[
			'a1=militaire.9&d1=statut.honore&anneau=feu&effet=deshonorer&cible=d1',
			'Le défenseur 1, honoré, est déshonoré : il perd son pion Statut et redevient normal.',
		],
	],
	turned: [
		['suite=incliner.a1', 'L’attaquant 1 est incliné.'],
		['d1=incline&suite=redresser.d1', 'Le défenseur 1 est redressé.'],
	],
	modified: [
		['suite=modifier.a1.-2', 'Les autres modificateurs de l’attaquant 1 passent de 0 à −2.'],
		['suite=modifier.a1.0', 'Les autres modificateurs de l’attaquant 1 restent à 0.'],
	],
	refused: [
		['suite=partir.a1_honorer.a1', 'L’attaquant 1 n’est plus en jeu : aucune capacité n’agit sur lui.'],
		['suite=rejoindre.a1', 'L’attaquant 1 participe déjà : il ne peut pas rejoindre le conflit.'],
		['d1=fief&suite=rentrer.d1', 'Le défenseur 1 est déjà au fief.'],
		[
			'd1=fief_tiret-militaire&suite=rejoindre.d1',
			'Le défenseur 1 a un tiret en Militaire : il ne peut pas rejoindre ce conflit.',
		],
		[
			'd1=fief_tiret-militaire&suite=modifier.d1.2',
			'Le défenseur 1 a un tiret en Militaire : rien ne modifie un tiret.',
		],
		['d1=tiret-militaire&suite=jouer.d1', 'Le défenseur 1 a un tiret en Militaire : il ne peut pas y être joué.'],
		['suite=honorer.a2_jouer.a2', 'L’attaquant 2 n’est pas en jeu : aucune capacité n’agit sur lui.'],
		['suite=jouer.a2_jouer.a2', 'L’attaquant 2 est déjà en jeu : il ne peut pas être joué de nouveau.'],
		[
			'a2=tiret-militaire&a1=militaire.9&anneau=feu&cible=a2&suite=jouer.a2',
			'L’attaquant 2 n’est pas en jeu : l’effet d’anneau n’agit pas sur lui.',
		],
		['suite=honorer.a1', 'L’attaquant 1 est déjà honoré : il ne peut pas le devenir.'],
		['d1=statut.deshonore&suite=deshonorer.d1', 'Le défenseur 1 est déjà déshonoré : il ne peut pas le devenir.'],
		['d1=incline&suite=incliner.d1', 'Le défenseur 1 est déjà incliné : il ne peut pas l’être de nouveau.'],
		['anneau=eau&cible=d1', 'Le défenseur 1 est déjà redressé : l’effet d’anneau n’y changerait rien.'],
		['suite=redresser.d1', 'Le défenseur 1 est déjà redressé : il ne peut pas être choisi pour l’être.'],
		[
			'a1=militaire.9&a2=fief&anneau=feu&cible=a2&suite=partir.a2',
			'L’attaquant 2 n’est plus en jeu : l’effet d’anneau n’agit pas sur lui.',
		],
		[
			'd1=destin.1&anneau=eau&effet=incliner&cible=d1',
			'Le défenseur 1 a du destin : l’Eau n’incline qu’un personnage sans destin.',
		],
		['anneau=vide&cible=a1', 'L’attaquant 1 n’a pas de destin : l’effet d’anneau n’y changerait rien.'],
	],
	'control-changed': [
		[
			'suite=controle.d1',
			'Le défenseur 1 passe sous le contrôle du joueur attaquant : il participe désormais de son côté.',
		],
		[
			'a2=fief&a1=gloire.1&suite=controle.a2',
			'L’attaquant 2 passe sous le contrôle du joueur défenseur : il va, tel qu’il est, au fief de ce joueur.',
		],
	],
	'attachments-kept': [
		[
			'd1=attachements-militaire.2&suite=controle.d1',
			'Ses attachements ne changent pas de contrôleur ; ils restent sur lui, et leurs modificateurs (+2) s’appliquent toujours à lui.',
		],
	],
	'element-added': [
		['suite=element.feu', 'L’anneau a aussi l’élément Feu : qui résout l’effet choisit entre ses 2 éléments.'],
		['suite=element.air', 'L’anneau a déjà l’élément Air.'],
	],
	'resolver-changed': [
		[
			'suite=defenseur-resout',
			'S’il y a un vainqueur, le joueur défenseur résoudra l’effet d’anneau comme s’il avait gagné en attaquant.',
		],
		[
			'suite=defenseur-resout.apres-province',
			'Le joueur défenseur résoudra l’effet d’anneau comme s’il avait gagné en attaquant.',
		],
		[
			'a=aucun&d=aucun&suite=defenseur-resout.apres-comparaison',
			'Personne n’a gagné : le joueur défenseur n’aura pas d’effet d’anneau à résoudre.',
		],
	],
	'claimant-changed': [
		[
			'suite=defenseur-revendique',
			'S’il y a un vainqueur, une carte donnera l’anneau au joueur défenseur, même s’il perd.',
		],
		[
			'suite=defenseur-revendique.apres-province',
			'Le joueur défenseur a perdu le conflit, mais une carte lui donnera l’anneau.',
		],
		[
			'd1=militaire.19&suite=defenseur-revendique.apres-province',
			'Le joueur défenseur a remporté le conflit : l’anneau lui revient, avec ou sans cette carte.',
		],
		[
			'a=aucun&d=aucun&suite=defenseur-revendique.apres-comparaison',
			'Personne n’a gagné : le joueur défenseur n’aura pas d’anneau à revendiquer.',
		],
	],
	'effect-to-cancel': [['suite=annuler-effet', 'L’effet d’anneau, s’il y en a un à résoudre, sera annulé.']],
	'element-chosen': [
		[
			'a1=militaire.9&effet=honorer&suite=element.feu',
			'L’anneau a 2 éléments : le joueur attaquant en choisit un, Feu.',
		],
	],
	'effect-canceled': [
		[
			'a1=militaire.9&suite=annuler-effet',
			'L’effet d’anneau du joueur attaquant est annulé : rien n’en est résolu, et l’anneau est quand même revendiqué.',
		],
		[
			'a1=militaire.9&suite=defenseur-resout_annuler-effet',
			'L’effet d’anneau que résoudrait le joueur défenseur est annulé : rien n’en est résolu, et l’anneau est quand même revendiqué.',
		],
	],
	'strength-changed': [
		['suite=defense.2', 'Défense de la province (+2) : elle passe de 4 à 6.'],
		['suite=defense.-9', 'Défense de la province (−9) : elle passe de 4 à 0 et ne descend pas plus bas.'],
		['suite=defense.0', 'Défense de la province (0) : elle reste à 4.'],
	],
	'province-protected': [
		['suite=proteger', 'Désormais, la province ne peut pas être détruite.'],
		['suite=proteger_proteger', 'La province ne pouvait déjà pas être détruite : rien ne change.'],
	],
	'too-late': [
		['suite=proteger.apres-province', 'Protéger la province ne sert plus à rien : l’étape 3.2.5 est passée.'],
		['suite=defense.1.apres-effet', 'Modifier sa défense ne sert plus à rien : l’étape 3.2.5 est passée.'],
	],
	moment: [
		[
			'a1=militaire.4&d1=militaire.3&suite=rentrer.a1.apres-comparaison',
			'Les totaux sont déjà comparés : ce qui suit ne change pas l’écart de 1.',
		],
		[
			'suite=rentrer.a1.apres-non-oppose',
			'L’étape 3.2.4 est passée : ce qui suit ne rend plus le conflit opposé ou non opposé.',
		],
		[
			'suite=rentrer.a1.apres-province',
			'L’étape 3.2.5 est passée : ce qui suit ne change plus le sort de la province.',
		],
		['suite=rentrer.a1.apres-effet', 'L’étape 3.2.6 est passée : ce qui suit ne change plus l’effet d’anneau.'],
		[
			'suite=rentrer.a1.apres-revendication',
			'L’étape 3.2.7 est passée : ce qui suit ne change plus à qui est l’anneau.',
		],
	],
	'totals-now': [
		[
			'a1=militaire.4&d1=militaire.3&suite=incliner.d1',
			'Si l’on comparait maintenant : 4 pour le joueur attaquant, 0 pour le joueur défenseur.',
		],
	],
	'skill-fixed': [
		[
			'a1=fixee_fixee-a.5_statut.honore',
			'La compétence Militaire de l’attaquant 1 est fixée à 5 : ses autres modificateurs n’y changent rien.',
		],
	],
	'skill-doubled': [
		['a1=militaire.3_doublee.1', 'Doublée, la compétence Militaire de l’attaquant 1 vaut 6.'],
		['d1=militaire.3_doublee.2', 'Doublée 2 fois, la compétence Militaire du défenseur 1 vaut 12.'],
	],
	'skill-halved': [
		[
			'a1=militaire.5_moitie.1',
			'Divisée par deux, la compétence Militaire de l’attaquant 1 vaut 3, arrondie à l’entier supérieur.',
		],
		['d1=militaire.8_moitie.2', 'Divisée par deux 2 fois, la compétence Militaire du défenseur 1 vaut 2.'],
	],
	attachments: [
		['a1=attachements-militaire.3', 'Attachements : la compétence Militaire de l’attaquant 1 passe de 2 à 5.'],
		[
			'd1=attachements-politique.-1&type=politique',
			'Attachements : la compétence Politique du défenseur 1 passe de 2 à 1.',
		],
	],
	'other-modifiers': [
		['a1=modificateur.-3', 'Autres modificateurs : la compétence Militaire de l’attaquant 1 passe de 2 à −1.'],
	],
	glory: [
		[
			'a1=gloire.2_statut.honore',
			'L’attaquant 1 est honoré : il ajoute 2 de gloire, et la compétence Militaire passe de 2 à 4.',
		],
		[
			'a1=statut.deshonore',
			'L’attaquant 1 est déshonoré : il retranche 1 de gloire, et la compétence Militaire passe de 2 à 1.',
		],
	],
	'skill-to-zero': [
		['a1=modificateur.-3', 'Tout compté, la compétence Militaire de l’attaquant 1 serait de −1 : elle vaut 0.'],
	],
	contribution: [['a1=militaire.4&a2=militaire.3', 'L’attaquant 2 apporte 3 : le total est de 7.']],
	bowed: [['d1=incline', 'Le défenseur 1 est incliné : il participe, mais n’apporte rien au total.']],
	'total-modified': [
		['a1=militaire.4&total-attaquant=-1', 'Modificateurs du total du joueur attaquant (−1) : il passe de 4 à 3.'],
		['d1=militaire.4&total-defenseur=2', 'Modificateurs du total du joueur défenseur (+2) : il passe de 4 à 6.'],
	],
	favor: [
		[
			'a1=militaire.4&faveur=attaquant-militaire',
			'La Faveur Impériale montre la bonne face et le joueur attaquant a un participant : son total passe de 4 à 5.',
		],
	],
	'favor-without-bonus': [
		[
			'faveur=attaquant-politique',
			'La Faveur Impériale montre son autre face : elle n’ajoute rien au total du joueur attaquant.',
		],
		[
			'd=aucun&faveur=defenseur-militaire',
			'Le joueur défenseur a la Faveur Impériale, mais aucun participant : elle n’ajoute rien.',
		],
	],
	'total-to-zero': [['d=aucun&total-defenseur=-2', 'Un total négatif (−2) compte comme 0.']],
	comparison: [
		[
			'type=politique&a1=politique.4&d1=politique.3',
			'Le conflit est Politique : 4 pour le joueur attaquant, 3 pour le joueur défenseur.',
		],
	],
	'conflict-won': [
		['a1=militaire.2&d1=militaire.2', 'À égalité, c’est le joueur attaquant qui remporte le conflit.'],
		[
			'a1=militaire.2&d1=militaire.5',
			'Le joueur défenseur a le plus grand total : il remporte le conflit, avec un écart de 3.',
		],
	],
	'condition-missing': [
		['a1=militaire.0&d=aucun', 'Aucun total n’atteint 1, le minimum pour remporter un conflit.'],
		[
			'a1=militaire.1&d=aucun&total-defenseur=2',
			'Le joueur défenseur aurait l’avantage avec 2, mais il n’a aucun participant : il ne peut pas remporter le conflit.',
		],
	],
	'no-winner': [
		['a=aucun&d=aucun', 'Personne ne remporte le conflit, et personne ne le perd.'],
		[
			'a1=militaire.1&d=aucun&total-defenseur=2',
			'L’autre joueur n’a pas un plus grand total ; dans notre lecture, personne ne remporte le conflit, et personne ne le perd.',
		],
		[
			'a=aucun&d1=militaire.3&total-attaquant=3',
			'À égalité, seul le joueur attaquant peut l’emporter : personne ne remporte le conflit, et personne ne le perd.',
		],
	],
	pride: [
		['a1=militaire.9_fierte', 'Fierté : l’attaquant 1 a remporté le conflit, il est honoré.'],
		['a1=militaire.9&d1=fierte', 'Fierté : le défenseur 1 a perdu le conflit, il est déshonoré.'],
		[
			'a1=militaire.9_fierte_statut.deshonore',
			'Fierté : l’attaquant 1 a remporté le conflit ; déshonoré, il perd son pion Statut et redevient normal.',
		],
		[
			'a1=militaire.9&d1=fierte_statut.honore',
			'Fierté : le défenseur 1 a perdu le conflit ; honoré, il perd son pion Statut et redevient normal.',
		],
		[
			'a1=militaire.9_fierte_statut.honore',
			'Fierté : l’attaquant 1 a remporté le conflit, mais il est déjà honoré : rien ne change.',
		],
		[
			'a1=militaire.9&d1=fierte_statut.deshonore',
			'Fierté : le défenseur 1 a perdu le conflit, mais il est déjà déshonoré : rien ne change.',
		],
	],
	'pride-without-winner': [
		['a1=militaire.0_fierte&d=aucun', 'Il n’y a pas de vainqueur : la Fierté de l’attaquant 1 ne fait rien.'],
	],
	unopposed: [
		['d=aucun', 'Le joueur défenseur n’a aucun participant : le conflit est non opposé.'],
		[
			'd1=fief&suite=rejoindre.d1.apres-comparaison',
			'Le joueur défenseur n’avait aucun participant à l’étape 3.2.3 : qui est venu depuis n’y change rien, le conflit est non opposé.',
		],
	],
	'honor-lost': [['d=aucun', 'Le joueur défenseur perd 1 honneur : il lui en reste 9.']],
	opposed: [
		[
			'a1=militaire.9&d1=gloire.1&d2=gloire.1',
			'Le joueur défenseur a 2 participants : le conflit n’est pas non opposé.',
		],
		[
			'a1=militaire.9&d1=gloire.1&suite=rentrer.d1.apres-comparaison',
			'Le joueur défenseur avait 1 participant à l’étape 3.2.3 : le conflit n’est pas non opposé.',
		],
		['d1=incline', 'Même incliné, le défenseur participe : le conflit n’est pas non opposé.'],
		['d1=incline&d2=incline', 'Même inclinés, les défenseurs participent : le conflit n’est pas non opposé.'],
	],
	'unopposed-without-effect': [
		['a=aucun', 'Le joueur attaquant n’a pas gagné : l’honneur du joueur défenseur reste à 10.'],
	],
	'strength-modified': [
		['defense=3&bonus=2', 'Bonus compris, la défense de la province passe de 3 à 5.'],
		['defense=3&bonus=-1', 'Modificateurs compris, la défense de la province passe de 3 à 2.'],
		[
			'defense=3&bonus=-4',
			'Modificateurs compris, la défense de la province passe de 3 à 0 et ne descend pas plus bas.',
		],
	],
	'province-broken': [
		['a1=militaire.9&d=aucun', 'L’écart de 9 atteint la défense de 4 : la province est détruite.'],
		[
			'a1=militaire.9&d=aucun',
			'Le joueur attaquant peut défausser aussitôt les cartes Dynastie de son choix dans cette province.',
		],
	],
	'province-holds': [['a1=militaire.3&d=aucun', 'L’écart de 3 n’atteint pas la défense de 4 : la province tient.']],
	'break-prevented': [
		[
			'a1=militaire.9&d=aucun&suite=proteger',
			'L’écart de 9 atteint la défense de 4, mais la province ne peut pas être détruite : elle tient.',
		],
	],
	'province-untouched': [['a=aucun', 'Le joueur attaquant n’a pas gagné : la province n’est pas détruite.']],
	'stronghold-eligible': [
		['detruites=2', '3 provinces sont maintenant détruites : celle de la forteresse peut désormais être attaquée.'],
	],
	'ring-effect': [
		['anneau=air', 'Air : l’honneur du joueur attaquant passe de 10 à 12.'],
		['effet=prendre', 'Air : l’honneur du joueur attaquant passe de 10 à 11.'],
		[
			'anneau=terre',
			'Terre : le joueur attaquant pioche 1 carte Conflit, et l’adversaire défausse 1 carte de sa main prise au hasard.',
		],
		['anneau=terre&main-vide=oui', 'Terre : le joueur attaquant pioche 1 carte Conflit.'],
		['anneau=feu', 'Feu : le joueur attaquant honore le personnage en jeu de son choix.'],
		['anneau=feu&effet=deshonorer', 'Feu : le joueur attaquant déshonore le personnage en jeu de son choix.'],
		[
			'anneau=eau',
			'Eau : le joueur attaquant choisit un personnage et le redresse ; un participant sera incliné de nouveau à l’étape 3.2.8.',
		],
		['anneau=eau&effet=incliner', 'Eau : le joueur attaquant choisit un personnage sans destin et l’incline.'],
		['anneau=feu&cible=d1', 'Feu : le joueur attaquant choisit le défenseur 1 et l’honore.'],
		['anneau=feu&effet=deshonorer&cible=a1', 'Feu : le joueur attaquant choisit l’attaquant 1 et le déshonore.'],
		[
			'd1=incline&anneau=eau&cible=d1',
			'Eau : le joueur attaquant choisit le défenseur 1 et le redresse ; un participant sera incliné de nouveau à l’étape 3.2.8.',
		],
		['d1=incline_fief&anneau=eau&cible=d1', 'Eau : le joueur attaquant choisit le défenseur 1 et le redresse.'],
		['anneau=eau&effet=incliner&cible=d1', 'Eau : le joueur attaquant choisit le défenseur 1 et l’incline.'],
		['d1=destin.1&anneau=vide&cible=d1', 'Vide : le joueur attaquant choisit le défenseur 1 et lui retire 1 destin.'],
		['anneau=vide', 'Vide : le joueur attaquant choisit un personnage et lui retire 1 destin.'],
	],
	'honor-taken': [['effet=prendre', 'Air : 1 honneur quitte la réserve du joueur défenseur, à qui il en reste 9.']],
	'empty-deck': [
		[
			'anneau=terre&deck-vide=oui',
			'Le deck Conflit du joueur attaquant est vide : il perd 5 honneurs, et il lui en reste 5.',
		],
	],
	'empty-hand': [['anneau=terre&main-vide=oui', 'La main du joueur défenseur est vide : il ne défausse rien.']],
	'fate-removed': [['d1=destin.2&anneau=vide&cible=d1', 'Le destin du défenseur 1 passe de 2 à 1.']],
	'last-fate': [
		['d1=destin.1&anneau=vide&cible=d1', 'S’il n’en reçoit pas d’autre, le défenseur 1 sera défaussé à l’étape 4.2.'],
	],
	'effect-declined': [['effet=renoncer', 'Le joueur attaquant peut résoudre l’effet d’anneau : il y renonce.']],
	'no-effect': [['a=aucun', 'Le joueur attaquant n’a pas gagné : aucun effet d’anneau n’est résolu.']],
	'ring-claimed': [
		['', 'Le joueur attaquant a remporté le conflit : il revendique l’anneau.'],
		['a=aucun', 'Le joueur défenseur a remporté le conflit : il revendique l’anneau.'],
	],
	'ring-returned': [['a=aucun&d=aucun', 'L’anneau retourne dans la réserve d’anneaux disponibles.']],
	'participants-bowed': [
		['a1=gloire.1&d=aucun', 'Le participant encore redressé est incliné.'],
		['a1=gloire.1&d1=gloire.1&d2=incline', 'Les participants encore redressés sont inclinés en même temps.'],
	],
	'return-home': [
		['a1=gloire.1&d=aucun', 'Le participant retourne au fief de son contrôleur.'],
		['a1=gloire.1&d1=gloire.1', 'Les 2 participants retournent chacun au fief de leur contrôleur.'],
	],
	'events-skipped': [
		[
			'a1=militaire.9&forteresse=oui&detruites=3&suite=rentrer.a1.apres-effet',
			'L’événement qui devait suivre n’a pas lieu.',
		],
		[
			'a1=militaire.9&forteresse=oui&detruites=3&suite=rentrer.a1.apres-effet_rentrer.d1.apres-effet',
			'Les 2 événements qui devaient suivre n’ont pas lieu.',
		],
	],
	'game-won': [
		[
			'forteresse=oui&detruites=3',
			'Le joueur attaquant gagne la partie aussitôt : la province de la forteresse est détruite. Le reste du conflit n’est pas résolu.',
		],
		[
			'd=aucun&honneur-defenseur=1',
			'Le joueur attaquant gagne la partie aussitôt : le joueur défenseur n’a plus d’honneur. Le reste du conflit n’est pas résolu.',
		],
		[
			'honneur-attaquant=23',
			'Le joueur attaquant gagne la partie aussitôt : il a au moins 25 honneurs. Le reste du conflit n’est pas résolu.',
		],
		[
			'a1=statut.deshonore&honneur-attaquant=1&suite=partir.a1',
			'Le joueur défenseur gagne la partie aussitôt : le joueur attaquant n’a plus d’honneur. Le reste du conflit n’est pas résolu.',
		],
	],
};

describe.each(Object.entries(SENTENCES))('the step %s', (_, cases) => {
	test.each(cases)('%s', (query, sentence) => {
		expect(answerTo(query).said).toContain(sentence);
	});
});

test('cards of the stronghold’s province are not spoken of: the game is over', () => {
	expect(answerTo('forteresse=oui&detruites=3').said.join(' ')).not.toContain('défausser');
});

describe('the parts of the steps', () => {
	test('follow the numbers of the guide', () => {
		const titles = answerTo('destin=1').groups.map(({ title }) => title);
		expect(titles.slice(0, 3)).toEqual([
			'Avant la comparaison',
			'Total du joueur attaquant',
			'Total du joueur défenseur',
		]);
		expect(titles.slice(3).map((title) => title?.split(' ')[0])).toEqual(
			['3', '4', '5', '6', '7', '8'].map((step) => `3.2.${step}`),
		);
		expect(titles.at(-1)).toContain('Retourner au fief');
	});

	test('what changes a character is said where it happens: in the action window, or with the ring', () => {
		const { groups } = answerTo('suite=honorer.d1&anneau=feu&effet=deshonorer&cible=d1');
		const parts = groups.filter(({ steps }) => steps.some(({ text }) => text.startsWith('Le défenseur 1')));
		expect(parts.map(({ title }) => title?.split(' ')[0])).toEqual(['3.2.2', 'Total', '3.2.6']);
	});

	test('a conflict that cannot be has its reason only', () => {
		expect(answerTo('forteresse=oui').groups).toEqual([
			{
				steps: [
					{
						text: 'La province de la forteresse ne peut être attaquée que si trois des autres provinces sont détruites ; aucune ne l’est.',
						rule: 'etape-3-2-forteresse',
					},
				],
			},
		]);
	});
});

describe('whatever the case', () => {
	const always = (verify: (shown: ReturnType<typeof answer>) => void) =>
		fc.assert(
			fc.property(anyState(5, 3), (state) => verify(answer(state))),
			{ numRuns: 400 },
		);

	test('every text is clean, in French print', () => {
		always(({ verdict, caveat, figures, said }) => {
			for (const text of [verdict, caveat, ...figures, ...said].filter(Boolean)) {
				expect(text).not.toMatch(/undefined|null|NaN|\[object/);
				expect(text).not.toMatch(/ {2}|^ | $| \.| ,|\.\.|-\d/);
				expect(text, 'ids of characters are not names').not.toMatch(/(?<!\p{L})[ad]\d/u);
				expect(text, 'the typewriter’s apostrophe').not.toContain("'");
				expect(text).toMatch(/^[\p{Lu}\d]/u);
				expect(frenchTypography(frenchTypography(text))).toBe(frenchTypography(text));
			}
		});
	});

	test('every sentence ends with a full stop, and cites a rule of the card', () => {
		always(({ verdict, caveat, groups }) => {
			expect(verdict).toMatch(/\.$/);
			expect(caveat).toMatch(/^$|\.$/);
			for (const { text, rule } of groups.flatMap(({ steps }) => steps)) {
				expect(text).toMatch(/\.$/);
				expect(conflictCard.rules).toContain(rule);
			}
		});
	});

	test('nouns agree with their number', () => {
		always(({ figures, said }) => {
			expect([...figures, ...said].join(' ')).not.toMatch(
				/(?<![\d,])[01] (?:participants|honneurs|destins|personnages|provinces)/,
			);
		});
	});
});
