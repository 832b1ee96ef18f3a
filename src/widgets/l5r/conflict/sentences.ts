import type { Choix } from '../../../rules/l5r/conflict/ring';
import type { Type } from '../../../rules/l5r/conflict/character';
import type { TraceStep } from '../../../rules/l5r/conflict/trace';
import { capital, count, signed, whole } from '../../shared/words';
import { nameOf, ofName, ofPlayer, playerNames, typeNames } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** One step of the trace of a conflict of a type, in words. */
export function sentence(step: TraceStep, type: Type): string {
	const { avant, apres } = step;
	const skill = `la compétence ${typeNames[type]}`;
	const change = `passe de ${whole(avant)} à ${whole(apres)}`;
	switch (step.kind) {
		case 'destin-pris':
			return `${avant < 2 ? 'Le destin posé' : `Les ${avant} destins posés`} sur l’anneau ${avant < 2 ? 'va' : 'vont'} au joueur attaquant dès la déclaration, qu’il gagne ou non.`;
		case 'retire-du-conflit':
			return `${capital(nameOf(step.personnage))} a un tiret en ${typeNames[type]} : il est retiré du conflit et va, incliné, au fief.`;
		case 'attachements':
			return `Attachements : ${skill} ${ofName(step.personnage)} ${change}.`;
		case 'autres-modificateurs':
			return `Autres modificateurs : ${skill} ${ofName(step.personnage)} ${change}.`;
		case 'gloire':
			return `${capital(nameOf(step.personnage))} est ${step.rule === 'honore-definition' ? 'honoré : il ajoute' : 'déshonoré : il retranche'} ${step.gloire} de gloire, et ${skill} ${change}.`;
		case 'competence-a-zero':
			return `Tout compté, ${skill} ${ofName(step.personnage)} serait de ${whole(avant)} : elle vaut 0.`;
		case 'contribution':
			return `${capital(nameOf(step.personnage))} apporte ${step.competence} : le total est de ${apres}.`;
		case 'incline':
			return `${capital(nameOf(step.personnage))} est incliné : il participe, mais n’apporte rien au total.`;
		case 'total-modifie':
			return `Modificateurs du total ${ofPlayer(step.camp)} (${signed(apres - avant)}) : il ${change}.`;
		case 'faveur':
			return `La Faveur Impériale montre la bonne face et ${playerNames[step.camp]} a un participant : son total ${change}.`;
		case 'faveur-sans-bonus':
			return step.raison === 'autre-face'
				? `La Faveur Impériale montre son autre face : elle n’ajoute rien au total ${ofPlayer(step.camp)}.`
				: `${capital(playerNames[step.camp])} a la Faveur Impériale, mais aucun participant : elle n’ajoute rien.`;
		case 'total-a-zero':
			return `Un total négatif (${whole(avant)}) compte comme 0.`;
		case 'comparaison':
			return `Le conflit est ${typeNames[type]} : ${step.attaquant} pour le joueur attaquant, ${step.defenseur} pour le joueur défenseur.`;
		case 'conflit-remporte':
			return step.rule === 'etape-3-2-3-egalite'
				? 'À égalité, c’est le joueur attaquant qui remporte le conflit.'
				: `${capital(playerNames[step.camp])} a le plus grand total : il remporte le conflit, avec un écart de ${avant}.`;
		case 'condition-manquante':
			return missing(step);
		case 'sans-vainqueur':
			return step.rule === 'etape-3-2-3-sans-vainqueur'
				? 'Personne ne remporte le conflit, et personne ne le perd.'
				: 'L’autre joueur n’a pas un plus grand total : personne ne remporte le conflit, et personne ne le perd.';
		case 'fierte':
			return pride(step);
		case 'fierte-sans-vainqueur':
			return `Il n’y a pas de vainqueur : la Fierté ${ofName(step.personnage)} ne fait rien.`;
		case 'non-oppose':
			return 'Le joueur défenseur n’a aucun participant : le conflit est non opposé.';
		case 'honneur-perdu':
			return `Le joueur défenseur perd 1 honneur : il lui en reste ${apres}.`;
		case 'oppose':
			return step.rule === 'non-oppose-defenseur-incline'
				? `Même ${avant < 2 ? 'incliné, le défenseur participe' : 'inclinés, les défenseurs participent'} : le conflit n’est pas non opposé.`
				: `Le joueur défenseur a ${count(avant, 'participant')} : le conflit n’est pas non opposé.`;
		case 'non-oppose-sans-effet':
			return `Le joueur attaquant n’a pas gagné : l’honneur du joueur défenseur reste à ${avant}.`;
		case 'defense-augmentee':
			return `Avec les bonus de ce que contient la province, sa défense ${change}.`;
		case 'province-detruite':
			return `L’écart de ${step.ecart} atteint la défense de ${step.defense} : la province est détruite.`;
		case 'province-tient':
			return `L’écart de ${step.ecart} n’atteint pas la défense de ${step.defense} : la province tient.`;
		case 'province-sans-effet':
			return 'Le joueur attaquant n’a pas gagné : la province n’est pas détruite.';
		case 'forteresse-eligible':
			return `${avant} provinces sont maintenant détruites : celle de la forteresse peut désormais être attaquée.`;
		case 'effet-d-anneau':
			return effect(step);
		case 'honneur-pris':
			return `Air : 1 honneur quitte la réserve du joueur défenseur, à qui il en reste ${apres}.`;
		case 'effet-refuse':
			return 'Le joueur attaquant peut résoudre l’effet d’anneau : il y renonce.';
		case 'effet-absent':
			return 'Le joueur attaquant n’a pas gagné : aucun effet d’anneau n’est résolu.';
		case 'anneau-revendique':
			return `${capital(playerNames[step.camp])} a remporté le conflit : il revendique l’anneau.`;
		case 'anneau-rendu':
			return 'L’anneau retourne dans la réserve d’anneaux disponibles.';
		case 'participants-inclines':
			return avant < 2
				? 'Le participant encore redressé est incliné.'
				: 'Les participants encore redressés sont inclinés en même temps.';
		case 'retour-au-fief':
			return avant < 2
				? 'Le participant retourne au fief de son contrôleur.'
				: `Les ${avant} participants retournent chacun au fief de leur contrôleur.`;
		case 'partie-gagnee':
			return `Le joueur attaquant gagne la partie aussitôt : ${endReason(step)}.`;
	}
}

/** Why the attacking player wins the game, after a colon. */
export function endReason({ rule }: Pick<Step<'partie-gagnee'>, 'rule'>): string {
	if (rule === 'gagner-la-partie-forteresse') return 'la province de la forteresse est détruite';
	return rule === 'gagner-la-partie-zero' ? 'le joueur défenseur n’a plus d’honneur' : 'il a au moins 25 honneurs';
}

/** Why the player who would win does not. */
export const missing = ({ camp, avant }: Step<'condition-manquante'>): string =>
	avant === 0
		? 'Aucun total n’atteint 1, le minimum pour remporter un conflit.'
		: `${capital(playerNames[camp])} aurait l’avantage avec ${avant}, mais il n’a aucun participant : il ne peut pas remporter le conflit.`;

function pride({ personnage, rule, remporte, apres }: Step<'fierte'>): string {
	const who = `Fierté : ${nameOf(personnage)} a ${remporte ? 'remporté' : 'perdu'} le conflit`;
	if (rule === 'fierte-definition') return `${who}, il est ${apres > 0 ? 'honoré' : 'déshonoré'}.`;
	if (rule === 'fierte-retour-a-la-normale')
		return `${who} ; ${remporte ? 'déshonoré' : 'honoré'}, il perd son pion Statut et redevient normal.`;
	return `${who}, mais il est déjà ${apres > 0 ? 'honoré' : 'déshonoré'} : rien ne change.`;
}

/** Only the honour of Air has figures: the others are done by the players. */
function effect({ choix, avant, apres }: Step<'effet-d-anneau'>): string {
	if (choix === 'gagner' || choix === 'prendre')
		return `Air : l’honneur du joueur attaquant passe de ${avant} à ${apres}.`;
	return EFFECTS[choix] ?? '';
}

const EFFECTS: Partial<Record<Choix, string>> = {
	piocher:
		'Terre : le joueur attaquant pioche 1 carte Conflit, et l’adversaire défausse 1 carte de sa main prise au hasard.',
	honorer: 'Feu : le joueur attaquant honore le personnage en jeu de son choix.',
	deshonorer: 'Feu : le joueur attaquant déshonore le personnage en jeu de son choix.',
	redresser:
		'Eau : le joueur attaquant choisit un personnage et le redresse ; un participant sera incliné de nouveau à l’étape 3.2.8.',
	incliner: 'Eau : le joueur attaquant choisit un personnage sans destin et l’incline.',
	retirer: 'Vide : le joueur attaquant choisit un personnage et lui retire 1 destin.',
};
