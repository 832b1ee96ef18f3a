import { DIAL, type Duelist, type DuelType, type Floor, HONOR, type Side } from '../../../rules/l5r/duel';
import { strayParameters } from '../../shared/fields';
import { tellEmpty } from '../../shared/given';
import { readParameters, readSheet, type Setting, worded, writeParameters, writeSheet } from '../../shared/settings';
import type { UrlWords } from '../../shared/url-words';
import type { Codec } from '../../shared/use-url-state';
import { type DuelState, initialState, plain } from './state';

/** Words of the address for the values of choices. Published: they never change. */
const STATUS_WORDS: UrlWords<Duelist['status']> = [
	['honored', 'honore'],
	['normal', 'normal'],
	['dishonored', 'deshonore'],
];
const ROLE_WORDS: UrlWords<Side> = [
	['challenger', 'lanceur'],
	['challenged', 'defie'],
];
const TYPE_WORDS: UrlWords<DuelType> = [
	['military', 'militaire'],
	['political', 'politique'],
];
const FLOOR_WORDS: UrlWords<Floor> = [
	['after-bid', 'apres-mise'],
	['before-bid', 'avant-mise'],
];

/** What is said of one side, in the order in which it is written. Names are published: they never change. */
const sideSettings: readonly Setting<Duelist>[] = [
	{ type: 'number', name: 'competence', key: 'skill', min: 0, max: 99 },
	{ type: 'flag', name: 'tiret', key: 'dash' },
	{ type: 'number', name: 'gloire', key: 'glory', min: 0, max: 99 },
	{ type: 'choice', name: 'statut', key: 'status', ...worded(STATUS_WORDS) },
	{ type: 'number', name: 'modif', key: 'modifiers', min: -99, max: 99 },
	{ type: 'flag', name: 'incline', key: 'bowed' },
	{ type: 'number', name: 'honneur', key: 'honor', ...HONOR },
	{ type: 'number', name: 'modifmise', key: 'bidModifier', min: -99, max: 99 },
];

const dial = { type: 'number', min: DIAL[0], max: DIAL[4] } as const;

/** What is said of the duel, one parameter each. */
const duelSettings: readonly Setting<DuelState>[] = [
	{ ...dial, name: 'mise', key: 'bid' },
	{ ...dial, name: 'mise-adverse', key: 'opponentBid' },
	{ type: 'choice', name: 'role', key: 'role', ...worded(ROLE_WORDS) },
	{ type: 'choice', name: 'type', key: 'type', ...worded(TYPE_WORDS) },
	{ type: 'choice', name: 'plancher', key: 'floor', ...worded(FLOOR_WORDS) },
];

const parameters: readonly string[] = ['vous', 'adverse', ...duelSettings.map(({ name }) => name)];

const words = { part: 'une caractéristique du duel', same: 'pour le même personnage' };

function read(query: URLSearchParams): { state: DuelState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice = (text: string) => notices.push(text);
	tellEmpty(query, ['vous', 'adverse'], notice);
	const readSide = (name: string, initial: Duelist) => {
		const text = query.get(name);
		return text === null ? initial : readSheet(text, sideSettings, plain, words, notice);
	};
	const sides = { you: readSide('vous', initialState.you), opponent: readSide('adverse', initialState.opponent) };
	return { state: { ...readParameters(query, duelSettings, initialState, notice), ...sides }, notices };
}

const writeDuelist = (duelist: Duelist): string => writeSheet(duelist, sideSettings, plain, ['skill', 'honor']);

function write(state: DuelState): URLSearchParams {
	const query = new URLSearchParams();
	query.set('vous', writeDuelist(state.you));
	query.set('adverse', writeDuelist(state.opponent));
	// The bids are always written: the case would be another one if the default bids changed.
	query.set('mise', String(state.bid));
	query.set('mise-adverse', String(state.opponentBid));
	writeParameters(query, state, duelSettings.slice(2), initialState);
	return query;
}

/** State of the duel table in the query string. */
export const duelCodec: Codec<DuelState> = { initial: initialState, read, write };
