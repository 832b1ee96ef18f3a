import type { ConflictType, TraceStep } from '../../../rules/l5r/conflict';
import { capital } from '../../shared/words';
import { nameOf, typeNames } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** A status that changes, by an event or by the ring. */
export function status({ character, way, before }: Step<'status'>): string {
	const now = way === 'honor' ? 'honoré' : 'déshonoré';
	if (before === 0) return `${capital(nameOf(character))} est ${now} : il reçoit le pion Statut ${now}.`;
	return `${capital(nameOf(character))}, ${before > 0 ? 'honoré' : 'déshonoré'}, est ${now} : il perd son pion Statut et redevient normal.`;
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
