import type { Payment, Purpose, Resolution, Result } from '../../../rules/mistborn/metals';
import { capital, listed } from '../../shared/words';
import { explainRefusal } from './refusal';
import { abilityName, cardName, effectName, tokens } from './words';

/** The answer: why the last action cannot be, or that it can, what is available and what is left for the turn. */
export function headline({ result }: Resolution): string {
	const last = result.outcomes.at(-1);
	if (last?.type === 'illegal') return `Impossible. ${explainRefusal(last)}`;
	return [last === undefined ? '' : 'Possible.', available(result), whatIsLeft(result)].filter(Boolean).join(' ');
}

/** What is left for the turn when the answer is a refusal, and how many actions before could not be. */
export function caveat({ result }: Resolution): string {
	const { outcomes } = result;
	const refused = outcomes.at(-1)?.type === 'illegal';
	const before = outcomes.slice(0, -1).filter(({ type }) => type === 'illegal').length;
	const others =
		before === 1 ? '1 action avant celle-ci est impossible.' : `${before} actions avant celle-ci sont impossibles.`;
	return [before > 0 ? others : '', refused ? whatIsLeft(result) : ''].filter(Boolean).join(' ');
}

const whatIsLeft = (result: Result) => [tokensLeft(result), powers(stillWanted(result))].filter(Boolean).join(' ');

/** What may still be paid; not what cannot and what Riot has given. */
const stillWanted = ({ payments, riots }: Result): readonly Payment[] =>
	payments.filter(
		({ purpose, verdict }) => verdict === 'payable' || purpose.type !== 'effect' || !riots.includes(purpose.effect),
	);

/** Effects that the metals burnt so far, or Riot, have made available. */
function available({ effects: given, riots }: Result): string {
	const effects = [...new Set([...given, ...riots])];
	const [only, ...others] = effects.map(effectName);
	if (only === undefined) return '';
	if (others.length === 0) return `${capital(only)} est disponible.`;
	return `Les effets ${listed([only, ...others].map((name) => name.replace(/^l’effet /, '')))} sont disponibles.`;
}

function tokensLeft({ possibilities, remaining, atium }: Result): string {
	const ready = Object.values(possibilities.metals).filter(({ flare }) => flare === null).length;
	const burnable = Math.min(remaining, ready + atium);
	if (ready === 0) {
		return burnable > 0
			? `Il ne vous reste que l’Atium à Brûler : ${burnable}.`
			: 'Vous ne pouvez plus utiliser aucun jeton.';
	}
	if (burnable === 0) {
		return `Vous ne pouvez plus Brûler de jeton, seulement en Attiser : ${ready} au plus.`;
	}
	return `Vous pouvez encore Brûler ${tokens(burnable)}, ou en Attiser jusqu’à ${ready}.`;
}

/** « la 2ᵉ capacité de la carte A », « l’effet 1 ». */
export const purposeName = (purpose: Purpose): string =>
	purpose.type === 'effect' ? effectName(purpose.effect) : `${abilityName(purpose.rank)} de ${cardName(purpose.card)}`;

function powers(payments: readonly Payment[]): string {
	const [only, ...others] = payments;
	if (only === undefined) return '';
	if (others.length === 0) {
		return `${capital(purposeName(only.purpose))} ${only.verdict === 'payable' ? 'est payable' : 'n’est pas payable'}.`;
	}
	const payable = payments.filter(({ verdict }) => verdict === 'payable').length;
	const kinds = new Set(payments.map(({ purpose }) => purpose.type));
	if (!kinds.has('effect')) return counted(payable, payments.length, 'capacités', 'e');
	return counted(payable, payments.length, kinds.has('ability') ? 'capacités et effets' : 'effets', '');
}

/** Each alone: paying one may leave nothing for another. */
function counted(payable: number, all: number, kind: string, e: string): string {
	if (payable === 0) return `Parmi ${all} ${kind}, rien n’est payable.`;
	const which = `${payable === all ? 'les' : `${payable} des`} ${all} ${kind}`;
	return payable < 2 ? `Pris${e} à part, ${which} est payable.` : `Pris${e && 'es'} à part, ${which} sont payables.`;
}
