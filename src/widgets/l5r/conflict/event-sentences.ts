import type { ConflictType, TraceStep } from '../../../rules/l5r/conflict';
import { capital, signed } from '../../shared/words';
import { elementNames, nameOf, typeNames } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** A status that changes, by an event or by the ring. */
export function status({ character, way, before }: Step<'status'>): string {
	const now = way === 'honor' ? 'honoré' : 'déshonoré';
	if (before === 0) return `${capital(nameOf(character))} est ${now} : il reçoit le pion Statut ${now}.`;
	return `${capital(nameOf(character))}, ${before > 0 ? 'honoré' : 'déshonoré'}, est ${now} : il perd son pion Statut et redevient normal.`;
}

/** What each later moment can no longer change. */
export const OVER: Readonly<Record<Step<'moment'>['moment'], (difference: number) => string>> = {
	comparison: (difference) => `Les totaux sont déjà comparés : ce qui suit ne change pas l’écart de ${difference}.`,
	unopposed: () => 'L’étape 3.2.4 est passée : ce qui suit ne rend plus le conflit opposé ou non opposé.',
	province: () => 'L’étape 3.2.5 est passée : ce qui suit ne change plus le sort de la province.',
	'ring-effect': () => 'L’étape 3.2.6 est passée : ce qui suit ne change plus l’effet d’anneau.',
	claim: () => 'L’étape 3.2.7 est passée : ce qui suit ne change plus à qui est l’anneau.',
};

/** What an event does to the attacked province. */
export function provinceEvent(step: Step<'strength-changed' | 'province-protected' | 'too-late'>): string {
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

/** What an event does to the contested ring; whether its effect is resolved is not known yet. */
export function ringEvent(
	step: Step<'element-added' | 'resolver-changed' | 'claimant-changed' | 'effect-to-cancel'>,
): string {
	switch (step.kind) {
		case 'element-added':
			return step.before === step.after
				? `L’anneau a déjà l’élément ${elementNames[step.element]}.`
				: `L’anneau a aussi l’élément ${elementNames[step.element]} : qui résout l’effet choisit entre ses ${step.after} éléments.`;
		case 'resolver-changed':
			return 'S’il y a un vainqueur, le joueur défenseur résoudra l’effet d’anneau comme s’il avait gagné en attaquant.';
		case 'claimant-changed':
			return 'S’il y a un vainqueur, une carte donnera l’anneau au joueur défenseur, même s’il perd.';
		case 'effect-to-cancel':
			return 'L’effet d’anneau, s’il y en a un à résoudre, sera annulé.';
	}
}

const NOTHING = 'l’effet d’anneau n’y changerait rien';

/** Why an event, or the effect of the ring, changes nothing. */
export function refused({ character, reason, action, byRing }: Step<'refused'>, type: ConflictType): string {
	const reasons: Readonly<Record<typeof reason, string>> = {
		out: `n’est plus en jeu : ${byRing ? 'l’effet d’anneau' : 'aucune capacité'} n’agit ${byRing ? 'pas ' : ''}sur lui`,
		hand: `n’est pas en jeu : ${byRing ? 'l’effet d’anneau n’agit pas' : 'aucune capacité n’agit'} sur lui`,
		'in-play': 'est déjà en jeu : il ne peut pas être joué de nouveau',
		there: action === 'join' ? 'participe déjà : il ne peut pas rejoindre le conflit' : 'est déjà au fief',
		dash: `a un tiret en ${typeNames[type]} : ${action === 'modify' ? 'rien ne modifie un tiret' : `il ne peut pas ${action === 'play' ? 'y être joué' : 'rejoindre ce conflit'}`}`,
		honored: 'est déjà honoré : il ne peut pas le devenir',
		dishonored: 'est déjà déshonoré : il ne peut pas le devenir',
		bowed: 'est déjà incliné : il ne peut pas l’être de nouveau',
		ready: `est déjà redressé : ${byRing ? NOTHING : 'il ne peut pas être choisi pour l’être'}`,
		fate: 'a du destin : l’Eau n’incline qu’un personnage sans destin',
		'no-fate': `n’a pas de destin : ${NOTHING}`,
	};
	return `${capital(nameOf(character))} ${reasons[reason]}.`;
}
