import { type Fraction, toNumber } from '../../../rules/odds';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { kindOf } from './bag';
import type { Counted } from './state';

const tenths = (value: number): string => value.toFixed(1).replace('.0', '').replace('.', ',');

/** « 56,3 % »; what is nearly 0 or 1 is not said to be it. */
export function percent(chance: Fraction): string {
	const value = 100 * toNumber(chance);
	if (chance.n > 0n && value < 0.05) return 'moins de 0,1\u00a0%';
	if (chance.n < chance.d && value >= 99.95) return 'plus de 99,9\u00a0%';
	return `${tenths(value)}\u00a0%`;
}

/** « 11 chances sur 16 », when the numbers are ones that a player can picture. */
export function chancesIn({ n, d }: Fraction): string {
	if (n === 0n) return 'aucune chance';
	if (n === d) return 'c’est certain';
	return d > 1000n ? '' : `${n} ${n === 1n ? 'chance' : 'chances'} sur ${d}`;
}

/** A difference of chances in points: « +6,3 points », « −1 point », « aucun changement », « presque rien ». */
export function points(change: Fraction): string {
	const value = 100 * toNumber(change);
	if (change.n === 0n) return 'aucun changement';
	const size = Math.abs(value);
	if (size < 0.05) return 'presque rien';
	// What is shown as 2 is a plural.
	return `${value > 0 ? '+' : '−'}${tenths(size)}\u00a0${size < 1.95 ? 'point' : 'points'}`;
}

/** A number that is not whole: « 1,4 », « −0,8 ». */
export const decimal = (value: Fraction): string => tenths(toNumber(value)).replace('-', '−').replace(/^−0$/, '0');

/** Name of a kind of token. */
export const tokenName = (data: ChaosBags, id: string): string => kindOf(data, id)?.nom ?? id;

/** What a bonus counts, as a card says it: « +1 par indice ». */
export const COUNTED_NAMES: Readonly<Record<Counted, string>> = {
	investigator: 'autre investigateur au même lieu',
	clue: 'indice',
	enemy: 'ennemi',
	card: 'carte',
};
