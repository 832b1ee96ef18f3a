import {
	type Illegality,
	type Outcome,
	opposingSide,
	type Resolution,
	resolve,
	type Side,
} from '../../../rules/l5r/duel';
import { type DuelState, toEngine } from './state';
import { honors } from './words';

/** Why there is no duel. */
export function refusal({ sides }: Illegality, role: Side): string {
	const neither = 'ne peut être ni le lanceur du défi, ni le défié';
	if (sides.length > 1) return `Les deux personnages ont un tiret dans cette compétence : aucun ${neither}.`;
	const who = sides.includes(role) ? 'Votre personnage' : 'Le personnage adverse';
	return `${who} a un tiret dans cette compétence : il ${neither}.`;
}

/** The outcome of the bids in one short sentence, for the eye and for the live region. */
export function headline({ result }: Pick<Resolution, 'result'>, role: Side): string {
	if (result.type === 'illegal') return 'Ce duel est impossible.';
	const won = result.winner === role;
	if (result.type === 'game') return `${won ? 'Vous gagnez' : 'Vous perdez'} la partie avant la fin du duel.`;
	const { [role]: yours, [opposingSide(role)]: theirs } = result.skills;
	if (result.winner === null) return `Égalité à ${yours} : personne ne gagne le duel.`;
	return `${won ? 'Vous gagnez' : 'Vous perdez'} le duel, ${yours} contre ${theirs}.`;
}

/** What the bids do to the honor of both. */
export function honorSentence({ transfer, honor }: Outcome, role: Side): string {
	const { [role]: yours, [opposingSide(role)]: theirs } = honor;
	if (transfer === null) return 'Aucun honneur ne change de main.';
	const amount = honors(transfer.amount);
	const moved =
		transfer.from === role ? `Vous donnez ${amount} : il vous en reste` : `Vous recevez ${amount} : vous en avez`;
	return `${moved} ${yours}, votre adversaire en a ${theirs}.`;
}

/** What goes with the headline: honor, or why there is no duel, and what is only a reading of the rules. */
export function caveat({ result }: Resolution, state: DuelState): string {
	if (result.type === 'illegal') return refusal(result, state.role);
	const other = otherReading(state);
	const bowed = bowedReading(result, state);
	return [honorSentence(result, state.role), bowed, other].filter((said) => said !== undefined).join(' ');
}

/** The guide leaves bowed characters out of a conflict and does not speak of duels: what the tool holds. */
function bowedReading({ type }: Outcome, { you, opponent }: DuelState): string | undefined {
	if (type === 'game' || !(you.bowed || opponent.bowed)) return undefined;
	return 'Incliné : le guide ne dit rien du duel, nous comptons la compétence entière.';
}

/** The headline of the reading that is not chosen, when it is another one. */
function otherReading(state: DuelState): string | undefined {
	const floor = state.floor === 'after-bid' ? 'before-bid' : 'after-bid';
	const here = headline(resolve(toEngine(state)), state.role);
	const there = headline(resolve(toEngine({ ...state, floor })), state.role);
	if (here === there) return undefined;
	return state.floor === 'after-bid'
		? `Compétence négative : nous ajoutons d’abord la mise. Avec l’autre lecture : ${lowerFirst(there)}`
		: `Compétence négative : le site ne suit pas cette lecture. Avec la sienne : ${lowerFirst(there)}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
