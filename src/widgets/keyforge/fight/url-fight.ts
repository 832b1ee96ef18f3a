import type { EffectEvent, FightEvent, Share } from '../../../rules/keyforge/fight';
import { readInteger } from '../../shared/fields';
import { readWord, writeWord } from '../../shared/url-words';
import { isPlace, type Place } from './place';
import type { FightExtras } from './state';
import { orderWords } from './url-words';

/** Pairs of a name and its value, or `undefined` when a name comes twice or has no value. */
export function readPairs(texts: readonly string[]): Map<string, string> | undefined {
	const pairs = new Map(texts.flatMap((name, at) => (at % 2 === 0 ? [[name, texts[at + 1] ?? '']] : [])));
	return pairs.size * 2 === texts.length ? pairs : undefined;
}

/** What an effect deals to each creature that is named, or `undefined` when an amount is none. */
export function readShares(pairs: ReadonlyMap<string, string>): readonly Share[] | undefined {
	const named = [...pairs].filter(([name]) => isPlace(name));
	const shares = named.map(([target, text]) => ({ target, amount: readInteger(text, 0, 99) ?? -1 }));
	return shares.some(({ amount }) => amount < 0) ? undefined : shares;
}

export const writeShares = (shares: readonly Share[] = []): (string | number)[] =>
	shares.flatMap(({ target, amount }) => [target, amount]);

/** How many keywords act before the “Before Fight:” ability, which must do something. */
const AFTER = 'apres';

/** Numbers of a fight out of the ordinary, by their word in the address. */
const numbers = [
	['frappe', 'dealt', 0, 99],
	['riposte', 'returned', 0, 99],
	['projection', 'splashAttack', 0, 99],
	[AFTER, 'abilityRank', 1, 2],
] as const;

/**
 * What is out of the ordinary in a fight: `frappe.2`, `riposte.0`, `projection.2`, what is dealt before it (`d.3`) and
 * how many keywords act first (`apres.1`), in any order.
 */
export function readExtras(texts: readonly string[], effects: readonly EffectEvent[] = []): FightExtras | undefined {
	const pairs = readPairs(texts);
	const before = pairs && readShares(pairs);
	if (!pairs || !before) return undefined;
	const given = numbers.filter(([word]) => pairs.has(word));
	const values = given.map(([word, key, min, max]) => [key, readInteger(pairs.get(word), min, max)] as const);
	const known = given.length + before.length === pairs.size && values.every(([, value]) => value !== undefined);
	const acts = before.length + effects.length > 0;
	if (!known || (pairs.has(AFTER) && !acts)) return undefined;
	const parts = { ...(before.length > 0 && { before }), ...(effects.length > 0 && { effects }) };
	return { ...parts, ...Object.fromEntries(values) };
}

export const writeExtras = (extras: FightExtras): (string | number)[] => [
	...numbers.flatMap(([word, key]) => (extras[key] === undefined ? [] : [word, extras[key]])),
	...writeShares(extras.before),
];

/** `combat.a.d`, its order, then its extras. */
export function readFight(
	attacker: Place,
	rest: readonly string[],
	effects: readonly EffectEvent[] = [],
): FightEvent | undefined {
	const [target, word, ...more] = rest;
	const order = word === undefined ? 'assault' : readWord(orderWords, word);
	const extras = readExtras(more, effects);
	if (!isPlace(target) || !order || !extras) return undefined;
	return { type: 'fight', attacker, target, order, ...extras };
}

export const writeFight = (event: FightEvent): (string | number)[] => [
	'combat',
	event.attacker,
	event.target,
	writeWord(orderWords, event.order),
	...writeExtras(event),
];
