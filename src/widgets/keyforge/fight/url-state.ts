import type { Order } from '../../../rules/keyforge/fight';
import { isEmpty, quote, strayParameters } from '../../shared/fields';
import { readWord, writeWord } from '../../shared/url-words';
import type { Codec } from '../../shared/use-url-state';
import { boardOfEvents, prepareBoard } from './later';
import { type Place, places } from './place';
import { type FightExtras, type FightState, initialState, type Sheet } from './state';
import { readCreature, writeCreature } from './url-creature';
import { readExtras, writeExtras } from './url-fight';
import { closeLines } from './url-line';
import { orderWords } from './url-words';

/** Names in the address. Published: they never change. */
const parameters: readonly string[] = [...places, 'combat', 'ordre', 'duel', 'avant', 'detruit', 'suite'];

/** Parameters that say something of the fight of the two creatures alone. */
const OF_THE_FIGHT = ['ordre', 'duel', 'avant'];

/** Value of `combat` when the two creatures do not fight. */
const NO_FIGHT = 'sans';

type Notice = (text: string) => void;

function read(asked: URLSearchParams): { state: FightState; notices: string[] } {
	const notices = strayParameters(asked, parameters);
	const notice = (text: string) => notices.push(text);
	const query = closeLines(asked, notice);
	const fighters = { ...initialState.sheets, ...readSheets(query, notice) };
	const fought = query.get('combat');
	if (fought !== null && fought !== NO_FIGHT)
		notice(`${quote(`combat=${fought}`)} : « ${NO_FIGHT} » est attendu ; le combat a lieu.`);
	const word = query.get('ordre');
	const order = word === null ? initialState.order : readWord(orderWords, word);
	if (!order) notice(`${quote(`ordre=${word}`)} : « assaut » ou « hasardeux » est attendu ; « assaut » est utilisé.`);
	const extras = readDuel(query, notice);
	const fight = fought !== NO_FIGHT;
	if (!fight) noticeIdle(query, notice);
	return {
		state: {
			sheets: fighters,
			fight,
			order: order ?? 'assault',
			extras,
			destroyed: query.has('detruit') ? boardOfEvents().readDestroyed(query, fighters, notice) : [],
			sequel: query.has('suite') ? boardOfEvents().readSequel(query, notice) : [],
		},
		notices,
	};
}

/** The creatures that are written. One that is empty is told. */
function readSheets(query: URLSearchParams, notice: Notice): Partial<Record<Place, Sheet>> {
	const written = places.filter((place) => query.has(place));
	const entries = written.map((place) => {
		const text = query.get(place) ?? '';
		if (isEmpty(text)) notice(`${quote(`${place}=${text}`)} est vide : c’est une créature ordinaire, de puissance 3.`);
		return [place, readCreature(text, notice)] as const;
	});
	return Object.fromEntries(entries);
}

/** What is told of a fight that does not take place: it is kept for when it does. */
function noticeIdle(query: URLSearchParams, notice: Notice) {
	for (const name of OF_THE_FIGHT)
		if (query.get(name)) notice(`${quote(`${name}=${query.get(name)}`)} ne sert pas sans combat : c’est ignoré.`);
}

/** What is out of the ordinary in the fight: none when it is not understood. */
function readDuel(query: URLSearchParams, notice: Notice): FightExtras {
	const effects = query.has('avant') ? boardOfEvents().readEffects(query, notice) : [];
	const text = query.get('duel');
	const extras = text === '' ? undefined : readExtras(text?.split('.') ?? [], effects);
	if (!extras) notice(`${quote(`duel=${text}`)} n’est pas compris : le combat est ordinaire.`);
	return extras ?? (effects.length > 0 ? { effects } : {});
}

function write({ sheets, fight, order, extras, destroyed, sequel }: FightState): URLSearchParams {
	const query = new URLSearchParams();
	for (const place of places) {
		const sheet = sheets[place];
		if (sheet) query.set(place, writeCreature(sheet));
	}
	if (fight) writeDuel(query, order, extras);
	else query.set('combat', NO_FIGHT);
	if (destroyed.length > 0) query.set('detruit', boardOfEvents().writeDestroyed(destroyed));
	if (sequel.length > 0) query.set('suite', boardOfEvents().writeSequel(sequel));
	return query;
}

function writeDuel(query: URLSearchParams, order: Order, extras: FightExtras): void {
	if (order !== initialState.order) query.set('ordre', writeWord(orderWords, order));
	const duel = writeExtras(extras);
	if (duel.length > 0) query.set('duel', duel.join('.'));
	if (extras.effects) query.set('avant', boardOfEvents().writeEffects(extras.effects));
}

/** State of the fight calculator in the query string. */
export const fightCodec: Codec<FightState> = { initial: initialState, read, write, prepare: prepareBoard };
