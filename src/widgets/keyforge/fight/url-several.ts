import type { SeveralEvent } from '../../../rules/keyforge/fight';
import { readInteger } from '../../shared/fields';
import { readWord, type UrlWords, writeWord } from '../../shared/url-words';
import { isPlace, type Place } from './place';
import { readDuration, writeDuration } from './url-duration';
import { aemberWords, keywordWords, statusWords, zoneWords } from './url-words';

/** Events that change a number, by their name in the address. */
const variationWords: UrlWords<'armor' | 'power' | 'counters'> = [
	['armor', 'armure'],
	['power', 'puissance'],
	['counters', 'marqueurs'],
];

/** An event that may concern several creatures: the others come last, `detruire.d.a.dd`, each named once. */
export function readSeveral(name: string, target: Place, values: readonly string[]): SeveralEvent | undefined {
	const at = values.findIndex(isPlace);
	const own = at < 0 ? values : values.slice(0, at);
	const also = at < 0 ? [] : values.slice(at);
	if (!also.every(isPlace) || new Set([target, ...also]).size <= also.length) return undefined;
	const event = readOwn(name, target, own);
	return event && also.length > 0 ? { ...event, also } : event;
}

function readOwn(name: string, target: Place, rest: readonly string[]): SeveralEvent | undefined {
	const [text, ...more] = rest;
	const status = readWord(statusWords, name);
	if (status !== undefined) return rest.length > 0 ? undefined : readStatus(status, target);
	const varied = readWord(variationWords, name);
	if (varied !== undefined) return readVariation(varied, target, rest);
	if (name === 'gagner' || name === 'perdre') return readKeyword(target, name === 'perdre', rest);
	if (name === 'fixer') return readSet(target, rest);
	if (name === 'preserver') {
		const lasting = readDuration(rest);
		return lasting && { type: 'prevention', target, ...lasting };
	}
	if (more.length > 0) return undefined;
	const way = readWord(aemberWords, name);
	if (way !== undefined) {
		const amount = readInteger(text ?? '1', 0, 99);
		return amount === undefined ? undefined : { type: 'aember', target, way, amount };
	}
	if (name === 'partir') {
		const to = readWord(zoneWords, text);
		return to && { type: 'leave', target, to };
	}
	if (name === 'soigner' && text !== undefined) {
		const amount = readInteger(text, 0, 99);
		return amount === undefined ? undefined : { type: 'heal', target, amount };
	}
	return text === undefined ? readBare(name, target) : undefined;
}

/** What is said by its name alone. */
function readBare(name: string, target: Place): SeveralEvent | undefined {
	if (name === 'soigner') return { type: 'heal', target };
	if (name === 'proteger') return { type: 'ward', target };
	if (name === 'detruire') return { type: 'destroy', target };
	return name === 'sacrifier' ? { type: 'destroy', target, sacrifice: true } : undefined;
}

function readStatus(word: (typeof statusWords)[number][0], target: Place): SeveralEvent {
	const [status, removed] = word.split('-') as ['stunned' | 'enraged' | 'exhausted', string?];
	return { type: 'status', target, status, ...(removed && { removed: true as const }) };
}

function readVariation(
	type: 'armor' | 'power' | 'counters',
	target: Place,
	[typed, ...rest]: readonly string[],
): SeveralEvent | undefined {
	const variation = readInteger(typed, -99, 99);
	if (variation === undefined) return undefined;
	if (type === 'counters') return rest.length > 0 ? undefined : { type, target, variation };
	const lasting = readDuration(rest);
	return lasting && { type, target, variation, ...lasting };
}

/** `gagner.d.poison.durable`, `gagner.d.assaut.2`, `perdre.d.provocation`. */
function readKeyword(target: Place, lost: boolean, [word, ...rest]: readonly string[]): SeveralEvent | undefined {
	const keyword = readWord(keywordWords, word);
	if (keyword === undefined) return undefined;
	if (lost || (keyword !== 'assault' && keyword !== 'hazardous')) {
		const lasting = readDuration(rest);
		return lasting && { type: 'keyword', target, keyword, ...(lost && { lost: true as const }), ...lasting };
	}
	const [text, ...more] = rest;
	const amount = readInteger(text, 1, 99);
	const lasting = readDuration(more);
	return amount === undefined || !lasting ? undefined : { type: 'keyword', target, keyword, amount, ...lasting };
}

/** `fixer.d.puissance.1.durable`. */
function readSet(target: Place, [word, text, ...more]: readonly string[]): SeveralEvent | undefined {
	const value = readInteger(text, 0, 99);
	const lasting = readDuration(more);
	const what = word === 'puissance' ? 'power' : word === 'armure' ? 'armor' : undefined;
	return value === undefined || !lasting || !what ? undefined : { type: 'set', target, what, value, ...lasting };
}

/** The name of an event in the address, its values and the other creatures. */
export const writeSeveral = (event: SeveralEvent): (string | number)[] => [...writeOwn(event), ...(event.also ?? [])];

function writeOwn(event: SeveralEvent): (string | number)[] {
	const { target } = event;
	switch (event.type) {
		case 'armor':
		case 'power':
			return [writeWord(variationWords, event.type), target, event.variation, ...writeDuration(event)];
		case 'counters':
			return ['marqueurs', target, event.variation];
		case 'keyword':
			return [
				event.lost ? 'perdre' : 'gagner',
				target,
				writeWord(keywordWords, event.keyword),
				...(event.amount === undefined ? [] : [event.amount]),
				...writeDuration(event),
			];
		case 'set':
			return ['fixer', target, event.what === 'power' ? 'puissance' : 'armure', event.value, ...writeDuration(event)];
		case 'status':
			return [writeWord(statusWords, event.removed ? `${event.status}-removed` : event.status), target];
		case 'prevention':
			return ['preserver', target, ...writeDuration(event)];
		case 'ward':
			return ['proteger', target];
		case 'heal':
			return ['soigner', target, ...(event.amount === undefined ? [] : [event.amount])];
		case 'aember':
			return [writeWord(aemberWords, event.way), target, event.amount];
		case 'destroy':
			return [event.sacrifice ? 'sacrifier' : 'detruire', target];
		case 'leave':
			return ['partir', target, writeWord(zoneWords, event.to)];
	}
}
