import { quote, readFields, strayParameters, writeFields } from '../../shared/fields';
import { readWord, writeWord } from '../../shared/url-words';
import type { Codec } from '../../shared/use-url-state';
import { type FightState, initialState, MAX_SEQUEL, type Place, places } from './state';
import { readCreature, writeCreature } from './url-creature';
import { readEvent, writeEvent } from './url-event';
import { orderWords } from './url-order';

/** Names in the address. Published: they never change. */
const parameters: readonly string[] = [...places, 'combat', 'ordre', 'suite'];

/** Value of `combat` when the two creatures do not fight. */
const NO_FIGHT = 'sans';

function read(query: URLSearchParams): { state: FightState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice = (text: string) => notices.push(text);
	const written = places.filter((place) => query.has(place));
	const sheets = Object.fromEntries(
		written.map((place) => [place, readCreature(query.get(place) ?? '', notice)]),
	) as Partial<Record<Place, FightState['sheets']['a']>>;
	const fought = query.get('combat');
	if (fought !== null && fought !== NO_FIGHT)
		notice(`${quote(`combat=${fought}`)} : « ${NO_FIGHT} » est attendu ; le combat a lieu.`);
	const word = query.get('ordre');
	const order = word === null ? initialState.order : readWord(orderWords, word);
	if (!order) notice(`${quote(`ordre=${word}`)} : « assaut » ou « hasardeux » est attendu ; « assaut » est utilisé.`);
	const events = readFields(query.get('suite') ?? '');
	if (events.length > MAX_SEQUEL)
		notice(`La suite compte ${events.length} événements : seuls les ${MAX_SEQUEL} premiers sont repris.`);
	const sequel = events.slice(0, MAX_SEQUEL).flatMap((field) => {
		const event = readEvent(field);
		if (!event) notice(`${quote(field.raw)} n’est pas un événement connu : il est ignoré.`);
		return event ? [event] : [];
	});
	const fight = fought !== NO_FIGHT;
	return {
		state: { sheets: { ...initialState.sheets, ...sheets }, fight, order: order ?? 'assault', sequel },
		notices,
	};
}

function write({ sheets, fight, order, sequel }: FightState): URLSearchParams {
	const query = new URLSearchParams();
	for (const place of places) {
		const sheet = sheets[place];
		if (sheet) query.set(place, writeCreature(sheet));
	}
	if (!fight) query.set('combat', NO_FIGHT);
	if (order !== initialState.order) query.set('ordre', writeWord(orderWords, order));
	if (sequel.length > 0) query.set('suite', writeFields(sequel.map(writeEvent)));
	return query;
}

/** State of the fight calculator in the query string. */
export const fightCodec: Codec<FightState> = { initial: initialState, read, write };
