import type { Player, Side } from '../../../rules/keyforge/forge';
import { isEmpty, quote, readFields, readInteger, strayParameters, tellStray, writeFields } from '../../shared/fields';
import { tellEmpty } from '../../shared/given';
import { readSheet, type Setting, writeSheet } from '../../shared/settings';
import { readWord, writeWord } from '../../shared/url-words';
import type { Codec } from '../../shared/use-url-state';
import { type ForgeState, initialState, MAX_EFFECTS, MAX_EVENTS, plain, sides } from './state';
import { readEvent, writeEvent } from './url-event';
import { sideWords } from './url-words';

/** Names in the address. Published: they never change. */
const settings: readonly Setting<Player>[] = [
	{ type: 'number', name: 'aombre', key: 'pool', min: 0, max: 99 },
	{ type: 'number', name: 'cles', key: 'keys', min: 0, max: 2 },
	{ type: 'number', name: 'cartes', key: 'onCards', min: 0, max: 99 },
	{ type: 'number', name: 'captures', key: 'captures', min: 0, max: 99 },
];
const sheetWords = { part: 'un réglage de joueur', same: 'pour le même joueur' };

/** Parameter of the effects on the cost of each player's keys. */
const costs: Readonly<Record<Side, string>> = { you: 'couts', opponent: 'couts-adverses' };

const perSide: readonly string[] = [...sideWords.map(([, word]) => word), ...Object.values(costs)];
const parameters: readonly string[] = [...perSide, 'tour', 'suite'];

type Notice = (text: string) => void;

function readPlayer(query: URLSearchParams, side: Side, notice: Notice): Player {
	const text = query.get(writeWord(sideWords, side));
	const sheet = text === null ? initialState[side] : readSheet(text, settings, plain, sheetWords, notice);
	return { ...sheet, modifiers: readCosts(query.get(costs[side]) ?? '', notice) };
}

/** Effects on the cost, `3_-1`. */
function readCosts(text: string, notice: Notice): readonly number[] {
	const fields = readFields(text);
	if (fields.length > MAX_EFFECTS)
		notice(`${fields.length} effets sur le coût des clés : seuls les ${MAX_EFFECTS} premiers sont repris.`);
	return fields.slice(0, MAX_EFFECTS).flatMap(({ raw }) => {
		const value = readInteger(raw, -99, 99);
		if (value === undefined) notice(`${quote(raw)} : un nombre entier de -99 à 99 est attendu ; c’est ignoré.`);
		return value === undefined ? [] : [value];
	});
}

function readEvents(text: string, notice: Notice): ForgeState['events'] {
	const events = readFields(text);
	tellStray(text, notice);
	if (events.length > MAX_EVENTS)
		notice(`La suite compte ${events.length} événements : seuls les ${MAX_EVENTS} premiers sont repris.`);
	return events.slice(0, MAX_EVENTS).flatMap((field) => {
		const event = readEvent(field);
		if (!event) notice(`${quote(field.raw)} n’est pas un événement connu : il est ignoré.`);
		return event ? [event] : [];
	});
}

function read(query: URLSearchParams): { state: ForgeState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice: Notice = (text) => notices.push(text);
	tellEmpty(query, Object.values(costs), notice);
	for (const [, name] of sideWords)
		if (isEmpty(query.get(name) ?? 'none')) notice(`${quote(name)} est vide : ni Aombre ni clé n’est compté.`);
	const turn = query.get('tour');
	const active = turn === null ? initialState.active : readWord(sideWords, turn);
	if (!active) notice(`${quote(`tour=${turn}`)} : « vous » ou « adversaire » est attendu ; « vous » est utilisé.`);
	const events = query.get('suite');
	return {
		state: {
			you: readPlayer(query, 'you', notice),
			opponent: readPlayer(query, 'opponent', notice),
			active: active ?? initialState.active,
			events: events === null ? initialState.events : readEvents(events, notice),
		},
		notices,
	};
}

function write(state: ForgeState): URLSearchParams {
	const query = new URLSearchParams();
	for (const side of sides) {
		const sheet = writeSheet(state[side], settings, plain, ['pool']);
		if (sheet !== writeSheet(initialState[side], settings, plain, ['pool']))
			query.set(writeWord(sideWords, side), sheet);
		const { modifiers } = state[side];
		if (modifiers.length > 0) query.set(costs[side], writeFields(modifiers.map((value) => [value])));
	}
	if (state.active !== initialState.active) query.set('tour', writeWord(sideWords, state.active));
	const events = writeFields(state.events.map(writeEvent));
	if (events !== writeFields(initialState.events.map(writeEvent))) query.set('suite', events);
	return query;
}

/** State of the key calculator in the query string. */
export const forgeCodec: Codec<ForgeState> = { initial: initialState, read, write };
