import type { ConflictType, TraceStep } from '../../../rules/l5r/conflict';
import { opposingSide } from '../../../rules/l5r/conflict/at-once';
import { capital, count, signed, whole } from '../../shared/words';
import { refused, status } from './event-sentences';
import { boardOfEvents } from './later';
import { effect } from './ring-sentences';
import { elementNames, nameOf, ofName, ofPlayer, playerNames, typeNames } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** One step of the trace of a conflict of a type, in words. */
export function sentence(step: TraceStep, type: ConflictType): string {
	const { before, after } = step;
	const skill = `la compétence ${typeNames[type]}`;
	const change = `passe de ${whole(before)} à ${whole(after)}`;
	switch (step.kind) {
		case 'fate-taken':
			return `${before < 2 ? 'Le destin posé' : `Les ${before} destins posés`} sur l’anneau ${before < 2 ? 'va' : 'vont'} au joueur attaquant dès la déclaration, qu’il gagne ou non.`;
		case 'no-attacker':
			return NO_ATTACKER;
		case 'removed-from-conflict':
			return `${capital(nameOf(step.character))} a un tiret en ${typeNames[type]} : il est retiré du conflit et va, incliné, au fief.`;
		case 'status':
			return status(step);
		case 'turned':
			return `${capital(nameOf(step.character))} est ${after > 0 ? 'incliné' : 'redressé'}.`;
		case 'element-chosen':
			return `L’anneau a ${before} éléments : ${playerNames[step.side]} en choisit un, ${elementNames[step.element]}.`;
		case 'effect-canceled':
			return `L’effet d’anneau ${step.side === 'attacker' ? 'du joueur attaquant' : 'que résoudrait le joueur défenseur'} est annulé : rien n’en est résolu, et l’anneau est quand même revendiqué.`;
		case 'refused':
			return refused(step, type);
		case 'skill-fixed':
			return `${capital(skill)} ${ofName(step.character)} est fixée à ${after} : ses autres modificateurs n’y changent rien.`;
		case 'skill-doubled':
			return `Doublée${times(step.times)}, ${skill} ${ofName(step.character)} vaut ${whole(after)}.`;
		case 'skill-halved':
			return `Divisée par deux${times(step.times)}, ${skill} ${ofName(step.character)} vaut ${whole(after)}${step.rule === 'modificateur-arrondi' ? ', arrondie à l’entier supérieur' : ''}.`;
		case 'attachments':
			return `Attachements : ${skill} ${ofName(step.character)} ${change}.`;
		case 'other-modifiers':
			return `Autres modificateurs : ${skill} ${ofName(step.character)} ${change}.`;
		case 'glory':
			return `${capital(nameOf(step.character))} est ${step.rule === 'honore-definition' ? 'honoré : il ajoute' : 'déshonoré : il retranche'} ${step.glory} de gloire, et ${skill} ${change}.`;
		case 'skill-to-zero':
			return `Tout compté, ${skill} ${ofName(step.character)} serait de ${whole(before)} : elle vaut 0.`;
		case 'contribution':
			return `${capital(nameOf(step.character))} apporte ${step.skill} : le total est de ${after}.`;
		case 'bowed':
			return `${capital(nameOf(step.character))} est incliné : il participe, mais n’apporte rien au total.`;
		case 'total-modified':
			return `Modificateurs du total ${ofPlayer(step.side)} (${signed(after - before)}) : il ${change}.`;
		case 'favor':
			return `La Faveur Impériale montre la bonne face et ${playerNames[step.side]} a un participant : son total ${change}.`;
		case 'favor-without-bonus':
			return step.reason === 'other-face'
				? `La Faveur Impériale montre son autre face : elle n’ajoute rien au total ${ofPlayer(step.side)}.`
				: `${capital(playerNames[step.side])} a la Faveur Impériale, mais aucun participant : elle n’ajoute rien.`;
		case 'total-to-zero':
			return `Un total négatif (${whole(before)}) compte comme 0.`;
		case 'comparison':
			return `Le conflit est ${typeNames[type]} : ${step.attacker} pour le joueur attaquant, ${step.defender} pour le joueur défenseur.`;
		case 'conflict-won':
			return step.rule === 'etape-3-2-3-egalite'
				? 'À égalité, c’est le joueur attaquant qui remporte le conflit.'
				: `${capital(playerNames[step.side])} a le plus grand total : il remporte le conflit, avec un écart de ${before}.`;
		case 'condition-missing':
			return missing(step);
		case 'no-winner':
			return `${NO_WINNER[step.rule]}ersonne ne remporte le conflit, et personne ne le perd.`;
		case 'pride':
			return pride(step);
		case 'pride-without-winner':
			return `Il n’y a pas de vainqueur : la Fierté ${ofName(step.character)} ne fait rien.`;
		case 'unopposed':
			return step.now > 0
				? 'Le joueur défenseur n’avait aucun participant à l’étape 3.2.3 : qui est venu depuis n’y change rien, le conflit est non opposé.'
				: 'Le joueur défenseur n’a aucun participant : le conflit est non opposé.';
		case 'honor-lost':
			return `Le joueur défenseur perd 1 honneur : il lui en reste ${after}.`;
		case 'opposed':
			if (step.now !== before)
				return `Le joueur défenseur avait ${count(before, 'participant')} à l’étape 3.2.3 : le conflit n’est pas non opposé.`;
			return step.rule === 'non-oppose-defenseur-incline'
				? `Même ${before < 2 ? 'incliné, le défenseur participe' : 'inclinés, les défenseurs participent'} : le conflit n’est pas non opposé.`
				: `Le joueur défenseur a ${count(before, 'participant')} : le conflit n’est pas non opposé.`;
		case 'unopposed-without-effect':
			return `Le joueur attaquant n’a pas gagné : l’honneur du joueur défenseur reste à ${before}.`;
		case 'strength-modified':
			return step.rule === 'force-de-province-bonus'
				? `Bonus compris, la défense de la province ${change}.`
				: `Modificateurs compris, la défense de la province ${change}${step.rule === 'modificateur-jamais-negatif' ? ' et ne descend pas plus bas' : ''}.`;
		case 'province-broken':
			return `L’écart de ${step.difference} atteint la défense de ${step.strength} : la province est détruite.`;
		case 'province-holds':
			return `L’écart de ${step.difference} n’atteint pas la défense de ${step.strength} : la province tient.`;
		case 'break-prevented':
			return `L’écart de ${step.difference} atteint la défense de ${step.strength}, mais la province ne peut pas être détruite : elle tient.`;
		case 'province-untouched':
			return 'Le joueur attaquant n’a pas gagné : la province n’est pas détruite.';
		case 'stronghold-eligible':
			return `${before} provinces sont maintenant détruites : celle de la forteresse peut désormais être attaquée.`;
		case 'ring-effect':
			return effect(step);
		case 'honor-taken':
			return `Air : 1 honneur quitte la réserve ${ofPlayer(step.side)}, à qui il en reste ${after}.`;
		case 'empty-deck':
			return `Le deck Conflit ${ofPlayer(step.side)} est vide : il perd 5 honneurs, et il lui en reste ${after}.`;
		case 'empty-hand':
			return `La main ${ofPlayer(step.side)} est vide : il ne défausse rien.`;
		case 'fate-removed':
			return `Le destin ${ofName(step.character)} ${change}.`;
		case 'last-fate':
			return `S’il n’en reçoit pas d’autre, ${nameOf(step.character)} sera défaussé à l’étape 4.2.`;
		case 'effect-declined':
			return `${capital(playerNames[step.side])} peut résoudre l’effet d’anneau : il y renonce.`;
		case 'no-effect':
			return `${step.winner === null ? 'Personne n’a gagné' : 'Le joueur attaquant n’a pas gagné'} : aucun effet d’anneau n’est résolu.`;
		case 'ring-claimed':
			return step.rule === 'etape-3-2-7'
				? `${capital(playerNames[step.side])} a remporté le conflit : il revendique l’anneau.`
				: `${capital(playerNames[step.side])} n’a pas remporté le conflit, mais une carte lui donne l’anneau : il le revendique.`;
		case 'ring-returned':
			return 'L’anneau retourne dans la réserve d’anneaux disponibles.';
		case 'participants-bowed':
			return before < 2
				? 'Le participant encore redressé est incliné.'
				: 'Les participants encore redressés sont inclinés en même temps.';
		case 'return-home':
			return before < 2
				? 'Le participant retourne au fief de son contrôleur.'
				: `Les ${before} participants retournent chacun au fief de leur contrôleur.`;
		case 'game-won':
			return `${capital(playerNames[step.winner])} gagne la partie aussitôt : ${endReason(step)}. Le reste du conflit n’est pas résolu.`;
		default:
			return boardOfEvents().sentence(step);
	}
}

/** A conflict that nobody could have declared as it stands. */
export const NO_ATTACKER =
	'Personne n’attaque à l’ouverture, alors qu’un conflit se déclare avec au moins un attaquant : il est supposé parti depuis.';

const NO_WINNER: Readonly<Record<Step<'no-winner'>['rule'], string>> = {
	'etape-3-2-3-sans-vainqueur': 'P',
	'etape-3-2-3-egalite': 'À égalité, seul le joueur attaquant peut l’emporter : p',
	'etape-3-2-3-sans-participant': 'L’autre joueur n’a pas un plus grand total ; dans notre lecture, p',
};

const times = (count: number): string => (count > 1 ? ` ${count} fois` : '');

/** Why a player wins the game, after a colon. */
export function endReason({ rule, winner }: Pick<Step<'game-won'>, 'rule' | 'winner'>): string {
	if (rule === 'gagner-la-partie-forteresse') return 'la province de la forteresse est détruite';
	return rule === 'gagner-la-partie-zero'
		? `${playerNames[opposingSide(winner)]} n’a plus d’honneur`
		: 'il a au moins 25 honneurs';
}

/** Why the player who would win does not. */
export const missing = ({ side, before }: Step<'condition-missing'>): string =>
	before === 0
		? 'Aucun total n’atteint 1, le minimum pour remporter un conflit.'
		: `${capital(playerNames[side])} aurait l’avantage avec ${before}, mais il n’a aucun participant : il ne peut pas remporter le conflit.`;

function pride({ character, rule, won, after }: Step<'pride'>): string {
	const who = `Fierté : ${nameOf(character)} a ${won ? 'remporté' : 'perdu'} le conflit`;
	if (rule === 'fierte-definition') return `${who}, il est ${after > 0 ? 'honoré' : 'déshonoré'}.`;
	if (rule === 'fierte-retour-a-la-normale')
		return `${who} ; ${won ? 'déshonoré' : 'honoré'}, il perd son pion Statut et redevient normal.`;
	return `${who}, mais il est déjà ${after > 0 ? 'honoré' : 'déshonoré'} : rien ne change.`;
}
