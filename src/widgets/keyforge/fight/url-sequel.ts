import type { EffectEvent, GameEvent } from '../../../rules/keyforge/fight';
import { type Field, isEmpty, quote, readFields, tellStray, writeFields } from '../../shared/fields';
import { MAX_EFFECTS, MAX_SEQUEL } from './state';
import { isEffect } from './url-effects';
import { readEvent, writeEvent } from './url-event';

/** What a “Before Fight:” ability does: a parameter for the first fight, a prefix in the sequel. */
const BEFORE = 'avant';

type Notice = (text: string) => void;

/** What the ability does before the fight of the two creatures: `avant=detruire.dd_soigner.a.2`. */
export function readEffects(query: URLSearchParams, notice: Notice): readonly EffectEvent[] {
	const text = query.get(BEFORE);
	if (text !== null && isEmpty(text)) notice(`${quote(`${BEFORE}=${text}`)} est vide : rien n’agit avant le combat.`);
	tellStray(text ?? '', notice);
	return keepEffects(readFields(text ?? ''), notice);
}

function keepEffects(fields: readonly Field[], notice: Notice): readonly EffectEvent[] {
	noticeMany(`« ${BEFORE} »`, fields.length, MAX_EFFECTS, notice);
	return fields.slice(0, MAX_EFFECTS).flatMap((field) => {
		const event = readEvent(field);
		if (isEffect(event)) return [event];
		notice(`${quote(field.raw)} n’est pas un effet connu : il est ignoré.`);
		return [];
	});
}

/** The events of the sequel; `avant.detruire.d` goes with the fight that follows. */
export function readSequel(query: URLSearchParams, notice: Notice): readonly GameEvent[] {
	const text = query.get('suite');
	if (text !== null && isEmpty(text)) notice(`${quote(`suite=${text}`)} est vide : aucun événement ne suit.`);
	tellStray(text ?? '', notice);
	const fields = readFields(text ?? '');
	const many = fields.filter(({ name }) => name !== BEFORE).length;
	noticeMany('La suite', many, MAX_SEQUEL, notice);
	const events: GameEvent[] = [];
	let waiting: Field[] = [];
	let read = 0;
	for (const field of fields) {
		if (field.name === BEFORE) {
			waiting.push(inner(field));
			continue;
		}
		if (read === MAX_SEQUEL) break;
		read += 1;
		const event = readEvent(field, field.name === 'combat' ? keepEffects(waiting, notice) : []);
		if (waiting.length > 0 && field.name !== 'combat') noticeIdle(notice);
		waiting = [];
		if (event) events.push(event);
		else notice(`${quote(field.raw)} n’est pas un événement connu : il est ignoré.`);
	}
	if (waiting.length > 0) noticeIdle(notice);
	return events;
}

const noticeIdle = (notice: Notice) => notice(`« ${BEFORE} » ne sert que devant un combat : c’est ignoré.`);

function noticeMany(what: string, many: number, most: number, notice: Notice): void {
	if (many > most) notice(`${what} compte ${many} événements : seuls les ${most} premiers sont repris.`);
}

/** The event after the prefix. */
const inner = ({ values: [name = '', ...values], raw }: Field): Field => ({ name, values, raw });

export const writeEffects = (effects: readonly EffectEvent[]): string => writeFields(effects.map(writeEvent));

/** The events of the sequel, each fight after what its ability does. */
export const writeSequel = (sequel: readonly GameEvent[]): string =>
	writeFields(
		sequel.flatMap((event) => [
			...(event.type === 'fight' ? (event.effects ?? []).map((effect) => [BEFORE, ...writeEvent(effect)]) : []),
			writeEvent(event),
		]),
	);
