import type { ArmorEvent, GameEvent, PowerEvent, PreventionEvent } from '../../../rules/keyforge/fight';
import { type Field, readInteger } from '../../shared/fields';
import { readWord, writeWord } from '../../shared/url-words';
import { type Place, places } from './state';
import { orderWords } from './url-order';
import { zoneWords } from './url-zone';

type LastingEvent = ArmorEvent | PowerEvent | PreventionEvent;

const words: readonly unknown[] = ['de', 'projection', 'armure'];

const isPlace = (text: string | undefined): text is Place => places.some((place) => place === text);

/** An event from its field in the address, or `undefined` when any part of it is not understood. */
export function readEvent({ name, values }: Field): GameEvent | undefined {
	const [target, second, ...rest] = values;
	if (name === 'tour') return values.length === 0 ? { type: 'new-turn' } : undefined;
	if (!isPlace(target)) return undefined;
	if (name === 'combat') return readFight(target, second, rest);
	if (name === 'degats') return readDamage(target, second, rest);
	if (name === 'proteger') return values.length === 1 ? { type: 'ward', target } : undefined;
	if (name === 'soigner') return readHeal(target, values.slice(1));
	if (name === 'detruire') return values.length === 1 ? { type: 'destroy', target } : undefined;
	if (name === 'sacrifier') return values.length === 1 ? { type: 'destroy', target, sacrifice: true } : undefined;
	if (name === 'partir') return readLeave(target, values.slice(1));
	if (name === 'preserver') return withDuration({ type: 'prevention', target }, values.slice(1));
	if (name !== 'armure' && name !== 'puissance') return undefined;
	const variation = readInteger(second, -99, 99);
	const type = name === 'armure' ? 'armor' : 'power';
	return variation === undefined ? undefined : withDuration({ type, target, variation }, rest);
}

/** `durable` after what it lasts; an address without it is for the turn. */
function withDuration(event: LastingEvent, rest: readonly string[]): GameEvent | undefined {
	if (rest.length === 0) return event;
	return rest.length === 1 && rest[0] === 'durable' ? { ...event, lasting: true } : undefined;
}

/** `soigner.d.2`, or `soigner.d` for every damage counter. */
function readHeal(target: Place, [text, ...more]: readonly string[]): GameEvent | undefined {
	if (more.length > 0) return undefined;
	if (text === undefined) return { type: 'heal', target };
	const amount = readInteger(text, 0, 99);
	return amount === undefined ? undefined : { type: 'heal', target, amount };
}

function readLeave(target: Place, [word, ...more]: readonly string[]): GameEvent | undefined {
	const to = readWord(zoneWords, word);
	return to === undefined || more.length > 0 ? undefined : { type: 'leave', target, to };
}

function readFight(attacker: Place, target: string | undefined, rest: readonly string[]): GameEvent | undefined {
	const [word, ...more] = rest;
	const order = word === undefined ? 'assault' : readWord(orderWords, word);
	if (!isPlace(target) || more.length > 0 || order === undefined) return undefined;
	return { type: 'fight', attacker, target, order };
}

/**
 * `degats.d.3`, then in any order `de.a` (whose power deals them), `projection.2`, `armure.ignoree`, and other
 * creatures with their damage (`dd.2`).
 */
function readDamage(target: Place, typed: string | undefined, rest: readonly string[]): GameEvent | undefined {
	const amount = readInteger(typed, 0, 99);
	const options = new Map(rest.flatMap((option, at) => (at % 2 === 0 ? [[option, rest[at + 1]]] : [])));
	const known = [...options.keys()].every((option) => words.includes(option) || (isPlace(option) && option !== target));
	if (amount === undefined || !known || options.size * 2 !== rest.length) return undefined;
	const source = options.get('de');
	const splash = options.has('projection') ? readInteger(options.get('projection'), 0, 99) : 0;
	if (splash === undefined || (source !== undefined && !isPlace(source))) return undefined;
	const shares = [...options].flatMap(([place, text]) => (isPlace(place) ? [{ target: place, text }] : []));
	const also = shares.map(({ target, text }) => ({ target, amount: readInteger(text, 0, 99) ?? -1 }));
	const ignored = options.get('armure');
	if (also.some((share) => share.amount < 0) || (ignored !== undefined && ignored !== 'ignoree')) return undefined;
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

const writeDuration = ({ lasting }: LastingEvent): string[] => (lasting ? ['durable'] : []);

/** The name of an event in the address and its values. */
export function writeEvent(event: GameEvent): (string | number)[] {
	switch (event.type) {
		case 'new-turn':
			return ['tour'];
		case 'armor':
			return ['armure', event.target, event.variation, ...writeDuration(event)];
		case 'power':
			return ['puissance', event.target, event.variation, ...writeDuration(event)];
		case 'prevention':
			return ['preserver', event.target, ...writeDuration(event)];
		case 'ward':
			return ['proteger', event.target];
		case 'heal':
			return ['soigner', event.target, ...(event.amount === undefined ? [] : [event.amount])];
		case 'destroy':
			return [event.sacrifice ? 'sacrifier' : 'detruire', event.target];
		case 'leave':
			return ['partir', event.target, writeWord(zoneWords, event.to)];
		case 'fight':
			return ['combat', event.attacker, event.target, writeWord(orderWords, event.order)];
		case 'damage': {
			const source = event.source ? ['de', event.source] : [];
			const splash = event.splash ? ['projection', event.splash] : [];
			const also = (event.also ?? []).flatMap(({ target, amount }) => [target, amount]);
			const armor = event.ignoresArmor ? ['armure', 'ignoree'] : [];
			return ['degats', event.target, event.amount, ...source, ...splash, ...also, ...armor];
		}
	}
}
