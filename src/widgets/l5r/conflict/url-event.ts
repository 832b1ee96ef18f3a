import type { ConflictEvent } from '../../../rules/l5r/conflict';
import { type Field, isEmpty, quote, readFields, readInteger, tellStray, writeFields } from '../../shared/fields';
import { readWord, writeWord } from '../../shared/url-words';
import { MAX_EVENTS } from './state';
import { EVENT_WORDS } from './url-words';

/** Name of the parameter. Published: it never changes. */
export const SEQUEL = 'suite';

/** `rejoindre.a2_modifier.a1.-2`; `ids` gives each character of the address its id. */
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

function readEvent({ name, values }: Field, ids: ReadonlyMap<string, string>): ConflictEvent | undefined {
	const [written = '', text, ...more] = values;
	const type = readWord(EVENT_WORDS, name);
	const character = ids.get(written);
	if (type === undefined || character === undefined || more.length > 0) return undefined;
	if (type !== 'modify') return text === undefined ? { type, character } : undefined;
	const amount = readInteger(text, -99, 99);
	return amount === undefined ? undefined : { type, character, amount };
}

/** Writes the events, where there are some. */
export function writeEvents(query: URLSearchParams, events: readonly ConflictEvent[]): void {
	if (events.length === 0) return;
	const fields = events.map((event) => [
		writeWord(EVENT_WORDS, event.type),
		event.character,
		...(event.type === 'modify' ? [event.amount] : []),
	]);
	query.set(SEQUEL, writeFields(fields));
}
