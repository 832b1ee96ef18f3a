import type { Denouement, Illegalite } from '../../../rules/l5r/duel/result';
import { type Resolution, resolve } from '../../../rules/l5r/duel/resolution';
import { type Camp, opposingCamp } from '../../../rules/l5r/duel/situation';
import { type DuelState, toEngine } from './state';
import { honours } from './words';

/** Why there is no duel. */
export function refusal({ camps }: Illegalite, role: Camp): string {
	const neither = 'ne peut être ni le lanceur du défi, ni le défié';
	if (camps.length > 1) return `Les deux personnages ont un tiret dans cette compétence : aucun ${neither}.`;
	const who = camps.includes(role) ? 'Votre personnage' : 'Le personnage adverse';
	return `${who} a un tiret dans cette compétence : il ${neither}.`;
}

/** The outcome of the bids in one short sentence, for the eye and for the live region. */
export function headline({ resultat }: Pick<Resolution, 'resultat'>, role: Camp): string {
	if (resultat.type === 'illegal') return 'Ce duel est impossible.';
	const won = resultat.gagnant === role;
	if (resultat.type === 'partie') return `${won ? 'Vous gagnez' : 'Vous perdez'} la partie avant la fin du duel.`;
	const { [role]: yours, [opposingCamp(role)]: theirs } = resultat.valeurs;
	if (resultat.gagnant === null) return `Égalité à ${yours} : personne ne gagne le duel.`;
	return `${won ? 'Vous gagnez' : 'Vous perdez'} le duel, ${yours} contre ${theirs}.`;
}

/** What the bids do to the honour of both. */
export function honourSentence({ transfert, honneur }: Denouement, role: Camp): string {
	const { [role]: yours, [opposingCamp(role)]: theirs } = honneur;
	if (transfert === null) return 'Aucun honneur ne change de main.';
	const amount = honours(transfert.montant);
	const moved =
		transfert.de === role ? `Vous donnez ${amount} : il vous en reste` : `Vous recevez ${amount} : vous en avez`;
	return `${moved} ${yours}, votre adversaire en a ${theirs}.`;
}

/** What goes with the verdict: honour, or why there is no duel, and what is only a reading of the rules. */
export function reserve({ resultat }: Resolution, state: DuelState): string {
	if (resultat.type === 'illegal') return refusal(resultat, state.role);
	const other = otherReading(state);
	const bowed = bowedReading(resultat, state);
	return [honourSentence(resultat, state.role), bowed, other].filter((said) => said !== undefined).join(' ');
}

/** The guide leaves bowed characters out of a conflict and does not speak of duels: what the tool holds. */
function bowedReading({ type }: Denouement, { vous, adverse }: DuelState): string | undefined {
	if (type === 'partie' || !(vous.incline || adverse.incline)) return undefined;
	return 'Incliné : le guide ne dit rien du duel, nous comptons la compétence entière.';
}

/** The verdict of the reading that is not chosen, when it is another one. */
function otherReading(state: DuelState): string | undefined {
	const plancher = state.plancher === 'apres-mise' ? 'avant-mise' : 'apres-mise';
	const here = headline(resolve(...toEngine(state)), state.role);
	const there = headline(resolve(...toEngine({ ...state, plancher })), state.role);
	return here === there ? undefined : `Avec l’autre lecture de la compétence négative : ${lowerFirst(there)}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
