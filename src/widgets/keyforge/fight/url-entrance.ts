import type { EnterEvent } from '../../../rules/keyforge/fight';
import { readInteger } from '../../shared/fields';
import { readWord, type UrlWords, writeWord } from '../../shared/url-words';
import { isPlace, newcomers, type Place } from './place';
import { handWords } from './url-words';

const READY = 'redressee';

/** Whose line, by the letter of its places. */
const sideWords: UrlWords<EnterEvent['side']> = [
	['active', 'a'],
	['opposing', 'd'],
];

/** `entrer.n.a.droite.3.1`: power and armor last, then `redressee`, then the creature next to which it is deployed. */
export function readEntrance(target: Place, values: readonly string[]): EnterEvent | undefined {
	const [sideWord, handWord, powerText, armorText, ...rest] = values;
	const side = readWord(sideWords, sideWord);
	const hand = readWord(handWords, handWord);
	const power = readInteger(powerText, 0, 99);
	const armor = readInteger(armorText, 0, 99);
	const ready = rest[0] === READY;
	const [of, ...more] = ready ? rest.slice(1) : rest;
	if (!newcomers.some((place) => place === target) || !side || !hand || more.length > 0) return undefined;
	if (power === undefined || armor === undefined || (of !== undefined && (!isPlace(of) || of === target)))
		return undefined;
	return { type: 'enter', target, side, hand, power, armor, ...(ready && { ready }), ...(of && { of }) };
}

export const writeEntrance = ({ target, side, hand, power, armor, ready, of }: EnterEvent): (string | number)[] => [
	...['entrer', target, writeWord(sideWords, side), writeWord(handWords, hand), power, armor],
	...(ready ? [READY] : []),
	...(of ? [of] : []),
];
