import type { Camp, Joueur } from '../../../rules/keyforge/forge';
import { quote, readFields, readInteger, strayParameters, writeFields } from '../../shared/fields';
import { readSheet, type Setting, writeSheet } from '../../shared/settings';
import type { Codec } from '../../shared/use-url-state';
import { camps, type ForgeState, initialState, MAX_EFFETS, MAX_SUITE, plain } from './state';
import { readEvent, writeEvent } from './url-event';

/** Names in the address. Published: they never change. */
const settings: readonly Setting<Joueur>[] = [
	{ type: 'number', name: 'aombre', key: 'reserve', min: 0, max: 99 },
	{ type: 'number', name: 'cles', key: 'cles', min: 0, max: 2 },
	{ type: 'number', name: 'cartes', key: 'surCartes', min: 0, max: 99 },
	{ type: 'number', name: 'captures', key: 'captures', min: 0, max: 99 },
];
const sheetWords = { part: 'un réglage de joueur', same: 'pour le même joueur' };

/** Parameter of the effects on the cost of each player's keys. */
const costs: Readonly<Record<Camp, string>> = { vous: 'couts', adversaire: 'couts-adverses' };

const parameters: readonly string[] = [...camps, ...Object.values(costs), 'tour', 'suite'];

type Notice = (text: string) => void;

function readPlayer(query: URLSearchParams, camp: Camp, notice: Notice): Joueur {
	const text = query.get(camp);
	const sheet = text === null ? initialState[camp] : readSheet(text, settings, plain, sheetWords, notice);
	return { ...sheet, modificateurs: readCosts(query.get(costs[camp]) ?? '', notice) };
}

/** Effects on the cost, `3_-1`. */
function readCosts(text: string, notice: Notice): readonly number[] {
	const fields = readFields(text);
	if (fields.length > MAX_EFFETS)
		notice(`${fields.length} effets sur le coût des clés : seuls les ${MAX_EFFETS} premiers sont repris.`);
	return fields.slice(0, MAX_EFFETS).flatMap(({ raw }) => {
		const value = readInteger(raw, -99, 99);
		if (value === undefined) notice(`${quote(raw)} : un nombre entier de -99 à 99 est attendu ; c’est ignoré.`);
		return value === undefined ? [] : [value];
	});
}

function readSuite(text: string, notice: Notice): ForgeState['suite'] {
	const events = readFields(text);
	if (events.length > MAX_SUITE)
		notice(`La suite compte ${events.length} événements : seuls les ${MAX_SUITE} premiers sont repris.`);
	return events.slice(0, MAX_SUITE).flatMap((field) => {
		const event = readEvent(field);
		if (!event) notice(`${quote(field.raw)} n’est pas un événement connu : il est ignoré.`);
		return event ? [event] : [];
	});
}

function read(query: URLSearchParams): { state: ForgeState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice: Notice = (text) => notices.push(text);
	const turn = query.get('tour') ?? initialState.actif;
	const actif = camps.find((camp) => camp === turn);
	if (!actif) notice(`${quote(`tour=${turn}`)} : « vous » ou « adversaire » est attendu ; « vous » est utilisé.`);
	const suite = query.get('suite');
	return {
		state: {
			vous: readPlayer(query, 'vous', notice),
			adversaire: readPlayer(query, 'adversaire', notice),
			actif: actif ?? initialState.actif,
			suite: suite === null ? initialState.suite : readSuite(suite, notice),
		},
		notices,
	};
}

function write(state: ForgeState): URLSearchParams {
	const query = new URLSearchParams();
	for (const camp of camps) {
		const sheet = writeSheet(state[camp], settings, plain, ['reserve']);
		if (sheet !== writeSheet(initialState[camp], settings, plain, ['reserve'])) query.set(camp, sheet);
		const { modificateurs } = state[camp];
		if (modificateurs.length > 0) query.set(costs[camp], writeFields(modificateurs.map((value) => [value])));
	}
	if (state.actif !== initialState.actif) query.set('tour', state.actif);
	const suite = writeFields(state.suite.map(writeEvent));
	if (suite !== writeFields(initialState.suite.map(writeEvent))) query.set('suite', suite);
	return query;
}

/** State of the key calculator in the query string. */
export const forgeCodec: Codec<ForgeState> = { initial: initialState, read, write };
