import type { TraceStep } from '../../../rules/l5r/conflict';
import { capital, signed, whole } from '../../shared/words';
import { elementNames, nameOf, ofName, ofPlayer } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** Steps that only events bring, in words. */
export function eventSentence(
	step: Step<
		| 'joined'
		| 'enters-normal'
		| 'enters-ready'
		| 'sent-home'
		| 'position-kept'
		| 'left-play'
		| 'honor-for-status'
		| 'modified'
		| 'totals-now'
		| 'control-changed'
		| 'attachments-kept'
		| 'events-skipped'
		| 'strength-changed'
		| 'province-protected'
		| 'too-late'
		| 'element-added'
		| 'resolver-changed'
		| 'claimant-changed'
		| 'effect-to-cancel'
		| 'moment'
	>,
): string {
	const { before, after } = step;
	const change = `passe de ${whole(before)} à ${whole(after)}`;
	switch (step.kind) {
		case 'joined':
			return `${capital(nameOf(step.character))} ${step.rule === 'participant-deplace' ? 'rejoint le conflit' : 'est joué de la main dans le conflit'} : il y participe.`;
		case 'enters-normal':
			return `Il entre en jeu avec le statut normal, et non ${before > 0 ? 'honoré' : 'déshonoré'}.`;
		case 'enters-ready':
			return 'Il entre en jeu redressé, et non incliné.';
		case 'sent-home':
			return `${capital(nameOf(step.character))} est renvoyé au fief : il ne participe plus.`;
		case 'position-kept':
			return `Il reste ${after > 0 ? 'incliné' : 'redressé'}, comme il l’était.`;
		case 'left-play':
			return `${capital(nameOf(step.character))} quitte le jeu${before === after ? '' : ' : il ne participe plus'}.`;
		case 'honor-for-status':
			return `Il était ${after > before ? 'honoré' : 'déshonoré'} : l’honneur ${ofPlayer(step.side)} ${change}.`;
		case 'modified':
			return `Les autres modificateurs ${ofName(step.character)} ${before === after ? 'restent à' : `passent de ${signed(before)} à`} ${signed(after)}.`;
		case 'totals-now':
			return `Si l’on comparait maintenant : ${step.attacker} pour le joueur attaquant, ${step.defender} pour le joueur défenseur.`;
		case 'control-changed':
			return `${capital(nameOf(step.character))} passe sous le contrôle ${ofPlayer(step.side)} : il ${step.rule === 'controle-participant' ? 'participe désormais de son côté' : 'va, tel qu’il est, au fief de ce joueur'}.`;
		case 'attachments-kept':
			return `Ses attachements ne changent pas de contrôleur ; ils restent sur lui, et leurs modificateurs (${signed(before)}) s’appliquent toujours à lui.`;
		case 'events-skipped':
			return before < 2
				? 'L’événement qui devait suivre n’a pas lieu.'
				: `Les ${before} événements qui devaient suivre n’ont pas lieu.`;
		case 'strength-changed':
		case 'province-protected':
		case 'too-late':
			return provinceEvent(step);
		case 'element-added':
		case 'resolver-changed':
		case 'claimant-changed':
		case 'effect-to-cancel':
			return ringEvent(step);
		case 'moment':
			return OVER[step.moment](before);
	}
}

/** What each later moment can no longer change. */
const OVER: Readonly<Record<Step<'moment'>['moment'], (difference: number) => string>> = {
	comparison: (difference) => `Les totaux sont déjà comparés : ce qui suit ne change pas l’écart de ${difference}.`,
	unopposed: () => 'L’étape 3.2.4 est passée : ce qui suit ne rend plus le conflit opposé ou non opposé.',
	province: () => 'L’étape 3.2.5 est passée : ce qui suit ne change plus le sort de la province.',
	'ring-effect': () => 'L’étape 3.2.6 est passée : ce qui suit ne change plus l’effet d’anneau.',
	claim: () => 'L’étape 3.2.7 est passée : ce qui suit ne change plus à qui est l’anneau.',
};

/** What an event does to the attacked province. */
function provinceEvent(step: Step<'strength-changed' | 'province-protected' | 'too-late'>): string {
	const { before, after } = step;
	switch (step.kind) {
		case 'strength-changed': {
			const change = before === after ? `reste à ${after}` : `passe de ${before} à ${after}`;
			const floor = step.rule === 'modificateur-jamais-negatif' ? ' et ne descend pas plus bas' : '';
			return `Défense de la province (${signed(step.amount)}) : elle ${change}${floor}.`;
		}
		case 'province-protected':
			return before === after
				? 'La province ne pouvait déjà pas être détruite : rien ne change.'
				: 'Désormais, la province ne peut pas être détruite.';
		case 'too-late':
			return `${step.event === 'protect' ? 'Protéger la province' : 'Modifier sa défense'} ne sert plus à rien : l’étape 3.2.5 est passée.`;
	}
}

const RESOLVES = 'le joueur défenseur résoudra l’effet d’anneau comme s’il avait gagné en attaquant.';

/** Who is to resolve the effect of the ring, by who has won. */
const RESOLVER: Readonly<Record<Step<'resolver-changed'>['won'], string>> = {
	unknown: `S’il y a un vainqueur, ${RESOLVES}`,
	nobody: 'Personne n’a gagné : le joueur défenseur n’aura pas d’effet d’anneau à résoudre.',
	attacker: capital(RESOLVES),
	defender: capital(RESOLVES),
};

/** Who is to claim the ring, by who has won. */
const CLAIMANT: Readonly<Record<Step<'claimant-changed'>['won'], string>> = {
	unknown: 'S’il y a un vainqueur, une carte donnera l’anneau au joueur défenseur, même s’il perd.',
	nobody: 'Personne n’a gagné : le joueur défenseur n’aura pas d’anneau à revendiquer.',
	attacker: 'Le joueur défenseur a perdu le conflit, mais une carte lui donnera l’anneau.',
	defender: 'Le joueur défenseur a remporté le conflit : l’anneau lui revient, avec ou sans cette carte.',
};

/** What an event does to the contested ring; whether its effect is resolved is not known yet. */
function ringEvent(step: Step<'element-added' | 'resolver-changed' | 'claimant-changed' | 'effect-to-cancel'>): string {
	switch (step.kind) {
		case 'element-added':
			return step.before === step.after
				? `L’anneau a déjà l’élément ${elementNames[step.element]}.`
				: `L’anneau a aussi l’élément ${elementNames[step.element]} : qui résout l’effet choisit entre ses ${step.after} éléments.`;
		case 'resolver-changed':
			return RESOLVER[step.won];
		case 'claimant-changed':
			return CLAIMANT[step.won];
		case 'effect-to-cancel':
			return 'L’effet d’anneau, s’il y en a un à résoudre, sera annulé.';
	}
}
