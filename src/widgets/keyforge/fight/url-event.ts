import type { DamageEvent, EffectEvent, GameEvent } from '../../../rules/keyforge/fight';
import { type Field, readInteger } from '../../shared/fields';
import { readWord, type UrlWords, writeWord } from '../../shared/url-words';
import { isPlace, type Place } from './place';
import { readFight, readPairs, readShares, writeFight, writeShares } from './url-fight';
import { aemberWords, durationWords, statusWords, useWords, zoneWords } from './url-words';

type LastingEvent = Extract<GameEvent, { type: 'armor' | 'power' | 'prevention' | 'redirect' }>;

/** Events that change a number, by their name in the address. */
const variationWords: UrlWords<'armor' | 'power' | 'counters'> = [
	['armor', 'armure'],
	['power', 'puissance'],
	['counters', 'marqueurs'],
];

/** Options of damage besides the other creatures that receive some. */
const options: readonly string[] = ['de', 'projection', 'armure'];

/**
 * An event from its field in the address, or `undefined` when any part of it is not understood. `effects`: what the
 * ability does before the fight, for a fight.
 */
export function readEvent({ name, values }: Field, effects: readonly EffectEvent[] = []): GameEvent | undefined {
	const [target, ...rest] = values;
	if (name === 'tour') return values.length === 0 ? { type: 'new-turn' } : undefined;
	if (!isPlace(target)) return undefined;
	const status = readWord(statusWords, name);
	if (status !== undefined) return rest.length > 0 ? undefined : readStatus(status, target);
	const way = readWord(aemberWords, name);
	if (way !== undefined) return readAember(way, target, rest);
	const varied = readWord(variationWords, name);
	if (varied !== undefined) return readVariation(varied, target, rest);
	switch (name) {
		case 'combat':
			return readFight(target, rest, effects);
		case 'degats':
			return readDamage(target, rest);
		case 'preserver':
			return withDuration({ type: 'prevention', target }, rest);
		case 'reporter':
			return readRedirect(target, rest);
		case 'soigner':
			return readHeal(target, rest);
		case 'deplacer':
			return readMove(target, rest);
		case 'utiliser':
			return readUse(target, rest);
		case 'partir':
			return readLeave(target, rest);
	}
	if (rest.length > 0) return undefined;
	if (name === 'proteger') return { type: 'ward', target };
	if (name === 'detruire') return { type: 'destroy', target };
	return name === 'sacrifier' ? { type: 'destroy', target, sacrifice: true } : undefined;
}

function readStatus(word: (typeof statusWords)[number][0], target: Place): GameEvent {
	const [status, removed] = word.split('-') as ['stunned' | 'enraged' | 'exhausted', string?];
	return { type: 'status', target, status, ...(removed && { removed: true as const }) };
}

/** `capturer.a.2`; `exalter.a` for 1. */
function readAember(
	way: (typeof aemberWords)[number][0],
	target: Place,
	[text = '1', ...more]: readonly string[],
): GameEvent | undefined {
	const amount = readInteger(text, 0, 99);
	return amount === undefined || more.length > 0 ? undefined : { type: 'aember', target, way, amount };
}

function readVariation(
	type: 'armor' | 'power' | 'counters',
	target: Place,
	[typed, ...rest]: readonly string[],
): GameEvent | undefined {
	const variation = readInteger(typed, -99, 99);
	if (variation === undefined) return undefined;
	if (type !== 'counters') return withDuration({ type, target, variation }, rest);
	return rest.length > 0 ? undefined : { type, target, variation };
}

/** `durable` or `prochain` after what it lasts; an address without it is for the turn. */
function withDuration(event: LastingEvent, [word, ...more]: readonly string[]): GameEvent | undefined {
	if (word === undefined) return event;
	const duration = readWord(durationWords, word);
	return duration === undefined || more.length > 0 ? undefined : { ...event, duration };
}

/** `reporter.d.dd`: from one creature to another. */
function readRedirect(target: Place, [to, ...rest]: readonly string[]): GameEvent | undefined {
	return isPlace(to) && to !== target ? withDuration({ type: 'redirect', target, to }, rest) : undefined;
}

/** `soigner.d.2`, or `soigner.d` for every damage counter. */
function readHeal(target: Place, [text, ...more]: readonly string[]): GameEvent | undefined {
	if (more.length > 0) return undefined;
	if (text === undefined) return { type: 'heal', target };
	const amount = readInteger(text, 0, 99);
	return amount === undefined ? undefined : { type: 'heal', target, amount };
}

/** `deplacer.d.a.2`: from one creature to another. */
function readMove(source: Place, [target, text, ...more]: readonly string[]): GameEvent | undefined {
	const amount = readInteger(text, 0, 99);
	if (!isPlace(target) || target === source || amount === undefined || more.length > 0) return undefined;
	return { type: 'move', source, target, amount };
}

/** `utiliser.a.moissonner`, and `effet` when a card makes it do only that. */
function readUse(target: Place, [word, by, ...more]: readonly string[]): GameEvent | undefined {
	const use = readWord(useWords, word);
	if (use === undefined || more.length > 0 || (by !== undefined && by !== 'effet')) return undefined;
	return { type: 'use', target, use, ...(by && { byEffect: true as const }) };
}

function readLeave(target: Place, [word, ...more]: readonly string[]): GameEvent | undefined {
	const to = readWord(zoneWords, word);
	return to === undefined || more.length > 0 ? undefined : { type: 'leave', target, to };
}

/**
 * `degats.d.3`, then in any order `de.a` (whose power deals them), `projection.2`, `armure.ignoree`, and other
 * creatures with their damage (`dd.2`).
 */
function readDamage(target: Place, [typed, ...rest]: readonly string[]): GameEvent | undefined {
	const amount = readInteger(typed, 0, 99);
	const pairs = readPairs(rest);
	const also = pairs && readShares(pairs);
	if (amount === undefined || !pairs || !also || pairs.has(target)) return undefined;
	if ([...pairs.keys()].some((name) => !options.includes(name) && !isPlace(name))) return undefined;
	const source = pairs.get('de');
	const splash = pairs.has('projection') ? readInteger(pairs.get('projection'), 0, 99) : 0;
	const ignored = pairs.get('armure');
	if (splash === undefined || (source !== undefined && (!isPlace(source) || source === target))) return undefined;
	if (ignored !== undefined && ignored !== 'ignoree') return undefined;
	return {
		type: 'damage',
		target,
		amount,
		...(source && { source }),
		...(splash > 0 && { splash }),
		...(also.length > 0 && { also }),
		...(ignored && { ignoresArmor: true as const }),
	};
}

const writeDuration = ({ duration }: LastingEvent): string[] =>
	duration === undefined ? [] : [writeWord(durationWords, duration)];

/** The name of an event in the address and its values. */
export function writeEvent(event: GameEvent): (string | number)[] {
	switch (event.type) {
		case 'new-turn':
			return ['tour'];
		case 'armor':
		case 'power':
			return [writeWord(variationWords, event.type), event.target, event.variation, ...writeDuration(event)];
		case 'counters':
			return ['marqueurs', event.target, event.variation];
		case 'status':
			return [writeWord(statusWords, event.removed ? `${event.status}-removed` : event.status), event.target];
		case 'use':
			return ['utiliser', event.target, writeWord(useWords, event.use), ...(event.byEffect ? ['effet'] : [])];
		case 'move':
			return ['deplacer', event.source, event.target, event.amount];
		case 'prevention':
			return ['preserver', event.target, ...writeDuration(event)];
		case 'redirect':
			return ['reporter', event.target, event.to, ...writeDuration(event)];
		case 'ward':
			return ['proteger', event.target];
		case 'heal':
			return ['soigner', event.target, ...(event.amount === undefined ? [] : [event.amount])];
		case 'aember':
			return [writeWord(aemberWords, event.way), event.target, event.amount];
		case 'destroy':
			return [event.sacrifice ? 'sacrifier' : 'detruire', event.target];
		case 'leave':
			return ['partir', event.target, writeWord(zoneWords, event.to)];
		case 'fight':
			return writeFight(event);
		case 'damage':
			return writeDamage(event);
	}
}

function writeDamage({ target, amount, source, splash, also, ignoresArmor }: DamageEvent): (string | number)[] {
	return [
		...['degats', target, amount],
		...(source ? ['de', source] : []),
		...(splash ? ['projection', splash] : []),
		...writeShares(also),
		...(ignoresArmor ? ['armure', 'ignoree'] : []),
	];
}
