import { quote, readFields, strayParameters, writeFields } from '../../shared/fields';
import { readWord, writeWord } from '../../shared/url-words';
import type { Codec } from '../../shared/use-url-state';
import { type Place, places, wings } from './place';
import { type FightExtras, type FightState, initialState, MAX_SEQUEL, type Sheet } from './state';
import { readCreature, writeCreature } from './url-creature';
import { readEvent, writeEvent } from './url-event';
import { readExtras, writeExtras } from './url-fight';
import { orderWords } from './url-words';

/** Names in the address. Published: they never change. */
const parameters: readonly string[] = [...places, 'combat', 'ordre', 'duel', 'suite'];

/** Value of `combat` when the two creatures do not fight. */
const NO_FIGHT = 'sans';

type Notice = (text: string) => void;

function read(query: URLSearchParams): { state: FightState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice = (text: string) => notices.push(text);
	const sheets = readSheets(query, notice);
	const fought = query.get('combat');
	if (fought !== null && fought !== NO_FIGHT)
		notice(`${quote(`combat=${fought}`)} : « ${NO_FIGHT} » est attendu ; le combat a lieu.`);
	const word = query.get('ordre');
	const order = word === null ? initialState.order : readWord(orderWords, word);
	if (!order) notice(`${quote(`ordre=${word}`)} : « assaut » ou « hasardeux » est attendu ; « assaut » est utilisé.`);
	const extras = readDuel(query, notice);
	const fight = fought !== NO_FIGHT;
	return {
		state: {
			sheets: { ...initialState.sheets, ...sheets },
			fight,
			order: order ?? 'assault',
			extras,
			sequel: readSequel(query, notice),
		},
		notices,
	};
}

/** The creatures that are written. One that is empty, or beyond a place that is not, is told. */
function readSheets(query: URLSearchParams, notice: Notice): Partial<Record<Place, Sheet>> {
	const written = places.filter((place) => query.has(place));
	for (const wing of wings) {
		const gap = wing.find((place, at) => !query.has(place) && wing.slice(at + 1).some((other) => query.has(other)));
		const beyond = wing.findLast((place) => query.has(place));
		if (gap && beyond) notice(`« ${beyond} » est donné sans « ${gap} » : la ligne se resserre, sans place vide.`);
	}
	const entries = written.map((place) => {
		const text = query.get(place) ?? '';
		if (text === '') notice(`« ${place}= » est vide : c’est une créature ordinaire, de puissance 3.`);
		noticeStray(`${place}=${text}`, text, notice);
		return [place, readCreature(text, notice)] as const;
	});
	return Object.fromEntries(entries);
}

/** One « _ » parts two fields: any other is told. */
function noticeStray(parameter: string, text: string, notice: Notice) {
	if (/^_|__/.test(text)) notice(`${quote(parameter)} contient un « _ » de trop : il est ignoré.`);
}

/** What is out of the ordinary in the fight: none when it is not understood. */
function readDuel(query: URLSearchParams, notice: Notice): FightExtras {
	const text = query.get('duel');
	if (text === null) return {};
	const extras = text === '' ? undefined : readExtras(text.split('.'));
	if (!extras) notice(`${quote(`duel=${text}`)} n’est pas compris : le combat est ordinaire.`);
	return extras ?? {};
}

function readSequel(query: URLSearchParams, notice: Notice) {
	const text = query.get('suite');
	if (text === '') notice('« suite= » est vide : aucun événement ne suit.');
	else if (text !== null) noticeStray(`suite=${text}`, text, notice);
	const events = readFields(text ?? '');
	if (events.length > MAX_SEQUEL)
		notice(`La suite compte ${events.length} événements : seuls les ${MAX_SEQUEL} premiers sont repris.`);
	return events.slice(0, MAX_SEQUEL).flatMap((field) => {
		const event = readEvent(field);
		if (!event) notice(`${quote(field.raw)} n’est pas un événement connu : il est ignoré.`);
		return event ? [event] : [];
	});
}

function write({ sheets, fight, order, extras, sequel }: FightState): URLSearchParams {
	const query = new URLSearchParams();
	for (const place of places) {
		const sheet = sheets[place];
		if (sheet) query.set(place, writeCreature(sheet));
	}
	if (!fight) query.set('combat', NO_FIGHT);
	if (order !== initialState.order) query.set('ordre', writeWord(orderWords, order));
	const duel = writeExtras(extras);
	if (duel.length > 0) query.set('duel', duel.join('.'));
	if (sequel.length > 0) query.set('suite', writeFields(sequel.map(writeEvent)));
	return query;
}

/** State of the fight calculator in the query string. */
export const fightCodec: Codec<FightState> = { initial: initialState, read, write };
