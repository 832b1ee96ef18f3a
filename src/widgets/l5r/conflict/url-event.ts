import { type ConflictEvent, type Moment, RING_MOMENTS } from '../../../rules/l5r/conflict';
import { type Field, isEmpty, quote, readFields, readInteger, tellStray, writeFields } from '../../shared/fields';
import { readWord, writeWord } from '../../shared/url-words';
import { MAX_EVENTS, SEQUEL } from './state';
import { EVENT_WORDS, MOMENT_WORDS } from './url-event-words';
import { ELEMENT_WORDS } from './url-words';

/** `rejoindre.a2_modifier.a1.-2_defense.1.apres-comparaison`; `ids` gives each character of the address its id. */
export function readEvents(
	query: URLSearchParams,
	ids: ReadonlyMap<string, string>,
	notice: (text: string) => void,
): readonly ConflictEvent[] {
	const text = query.get(SEQUEL) ?? '';
	const fields = readFields(text);
	if (query.has(SEQUEL) && isEmpty(text)) notice(`« ${SEQUEL} » est vide : c’est ignoré.`);
	tellStray(text, notice);
	if (fields.length > MAX_EVENTS)
		notice(`La suite compte ${fields.length} événements : seuls les ${MAX_EVENTS} premiers sont repris.`);
	return fields.slice(0, MAX_EVENTS).flatMap((field) => {
		const event = readEvent(field, ids);
		if (!event) notice(`${quote(field.raw)} n’est pas un événement de ce conflit : il est ignoré.`);
		return event ? [event] : [];
	});
}

/** A name, the character where there is one, the number where there is one, then the moment where it is not the window. */
function readEvent({ name, values }: Field, ids: ReadonlyMap<string, string>): ConflictEvent | undefined {
	const type = readWord(EVENT_WORDS, name);
	switch (type) {
		case undefined:
			return undefined;
		case 'protect': {
			const moment = readMoment(values);
			return moment && { type, moment };
		}
		case 'defender-resolves':
		case 'defender-claims':
		case 'cancel-effect': {
			const moment = readRingMoment(values);
			return moment && { type, moment };
		}
		case 'add-element': {
			const [element, moment] = [readWord(ELEMENT_WORDS, values[0] ?? ''), readRingMoment(values.slice(1))];
			return element && moment && { type, element, moment };
		}
		case 'strengthen': {
			const [amount, moment] = [readAmount(values[0]), readMoment(values.slice(1))];
			return amount === undefined ? undefined : moment && { type, amount, moment };
		}
		case 'modify': {
			const [character, amount, moment] = [
				ids.get(values[0] ?? ''),
				readAmount(values[1]),
				readMoment(values.slice(2)),
			];
			return character === undefined || amount === undefined
				? undefined
				: moment && { type, character, amount, moment };
		}
		default: {
			const [character, moment] = [ids.get(values[0] ?? ''), readMoment(values.slice(1))];
			return character === undefined ? undefined : moment && { type, character, moment };
		}
	}
}

const readAmount = (text: string | undefined): number | undefined => readInteger(text, -99, 99);

/** The moment that ends an event: the action window, where none is written. */
function readMoment([written, ...more]: readonly string[]): Moment | undefined {
	if (more.length > 0) return undefined;
	return written === undefined ? 'action-window' : readWord(MOMENT_WORDS, written);
}

/** The same, before the effect of the ring. */
function readRingMoment(values: readonly string[]): (typeof RING_MOMENTS)[number] | undefined {
	const moment = readMoment(values);
	return RING_MOMENTS.find((allowed) => allowed === moment);
}

/** Writes the events, where there are some. */
export function writeEvents(query: URLSearchParams, events: readonly ConflictEvent[]): void {
	if (events.length === 0) return;
	const fields = events.map((event) => [
		writeWord(EVENT_WORDS, event.type),
		...('character' in event ? [event.character] : []),
		...('element' in event ? [writeWord(ELEMENT_WORDS, event.element)] : []),
		...('amount' in event ? [event.amount] : []),
		...(event.moment === 'action-window' ? [] : [writeWord(MOMENT_WORDS, event.moment)]),
	]);
	query.set(SEQUEL, writeFields(fields));
}
