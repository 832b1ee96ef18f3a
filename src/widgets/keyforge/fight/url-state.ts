import { quote, readFields, strayParameters, writeFields } from '../../shared/fields';
import type { Codec } from '../../shared/use-url-state';
import { type FightState, initialState, MAX_SUITE, type Place, places } from './state';
import { readEvent, writeEvent } from './url-event';
import { readFiche, writeFiche } from './url-fiche';

/** Names in the address. Published: they never change. */
const parameters: readonly string[] = [...places, 'ordre', 'suite'];

function read(query: URLSearchParams): { state: FightState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice = (text: string) => notices.push(text);
	const written = places.filter((place) => query.has(place));
	const fiches = Object.fromEntries(
		written.map((place) => [place, readFiche(query.get(place) ?? '', notice)]),
	) as Partial<Record<Place, FightState['fiches']['a']>>;
	const ordre = query.get('ordre') ?? initialState.ordre;
	const known = ordre === 'assaut' || ordre === 'hasardeux';
	if (!known) notice(`${quote(`ordre=${ordre}`)} : « assaut » ou « hasardeux » est attendu ; « assaut » est utilisé.`);
	const events = readFields(query.get('suite') ?? '');
	if (events.length > MAX_SUITE)
		notice(`La suite compte ${events.length} événements : seuls les ${MAX_SUITE} premiers sont repris.`);
	const suite = events.slice(0, MAX_SUITE).flatMap((field) => {
		const event = readEvent(field);
		if (!event) notice(`${quote(field.raw)} n’est pas un événement connu : il est ignoré.`);
		return event ? [event] : [];
	});
	return { state: { fiches: { ...initialState.fiches, ...fiches }, ordre: known ? ordre : 'assaut', suite }, notices };
}

function write({ fiches, ordre, suite }: FightState): URLSearchParams {
	const query = new URLSearchParams();
	for (const place of places) {
		const fiche = fiches[place];
		if (fiche) query.set(place, writeFiche(fiche));
	}
	if (ordre !== initialState.ordre) query.set('ordre', ordre);
	if (suite.length > 0) query.set('suite', writeFields(suite.map(writeEvent)));
	return query;
}

/** State of the fight calculator in the query string. */
export const fightCodec: Codec<FightState> = { initial: initialState, read, write };
