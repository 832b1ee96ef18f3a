import type { Turn } from '../../../rules/keyforge/chains';
import { strayParameters } from '../../shared/fields';
import { tellEmpty } from '../../shared/given';
import {
	listNames,
	readParameters,
	readSheet,
	type Setting,
	worded,
	writeParameters,
	writeSheet,
} from '../../shared/settings';
import type { UrlWords } from '../../shared/url-words';
import type { Codec } from '../../shared/use-url-state';
import { type ChainState, initialState, MAX_TURNS, turnsApart } from './state';

type Parameters = Omit<ChainState, 'usual' | 'setApart'>;

/** Words of the address. Published: they never change. */
const STARTS = [
	['ongoing', 'en-cours'],
	['first', 'premier'],
	['second', 'second'],
] as const satisfies UrlWords<ChainState['start']>;
const BEYOND_BANDS = [
	['last-band', 'palier'],
	['further-bands', 'progression'],
] as const satisfies UrlWords<ChainState['beyondBands']>;

/** Names in the address. Published: they never change. */
const caseSettings: readonly Setting<Parameters>[] = [
	{ type: 'number', name: 'chaines', key: 'chains', min: 0, max: 99 },
	{ type: 'choice', name: 'depart', key: 'start', ...worded(STARTS) },
	{ type: 'number', name: 'main', key: 'hand', min: 0, max: 99 },
	{ type: 'flag', name: 'mulligan', key: 'mulligan' },
	{ type: 'number', name: 'permises', key: 'allowed', min: 1, max: 99 },
	{ type: 'flag', name: 'suivi', key: 'tracked' },
	{ type: 'number', name: 'deck', key: 'deck', min: 0, max: 99 },
	{ type: 'number', name: 'defausse', key: 'discardPile', min: 0, max: 99 },
	{ type: 'choice', name: 'au-dela', key: 'beyondBands', ...worded(BEYOND_BANDS) },
];

const turnSettings: readonly Setting<Turn>[] = [
	{ type: 'number', name: 'jouees', key: 'played', min: 0, max: 99 },
	{ type: 'number', name: 'piochees', key: 'drawn', min: 0, max: 99 },
	{ type: 'number', name: 'archives', key: 'archives', min: 0, max: 99 },
	{ type: 'number', name: 'chaines', key: 'chains', min: -99, max: 99 },
	{ type: 'number', name: 'taille', key: 'modifier', min: -99, max: 99 },
	{ type: 'number', name: 'defaussees', key: 'discarded', min: 0, max: 99 },
];
/** What a setting counts with; without it, it is not written, and an address that gives it is told. */
interface Condition {
	key: keyof Parameters;
	met: (state: Parameters) => boolean;
	told: string;
}

const conditions: readonly Condition[] = [
	{ key: 'hand', met: ({ start }) => start === 'ongoing', told: '« depart=en-cours »' },
	{ key: 'mulligan', met: ({ start }) => start !== 'ongoing', told: '« depart=premier » ou « depart=second »' },
	{ key: 'allowed', met: ({ start }) => start === 'first', told: '« depart=premier »' },
	{ key: 'deck', met: ({ tracked }) => tracked, told: '« suivi=oui »' },
	{ key: 'discardPile', met: ({ tracked }) => tracked, told: '« suivi=oui »' },
];

/** The condition that a setting does not meet in a case. */
const missingCondition = (state: Parameters, key: keyof Parameters) =>
	conditions.find((condition) => condition.key === key && !condition.met(state));

const turnWords = { part: 'un réglage de tour', same: 'pour le même tour' };

const turnNames = listNames('t', MAX_TURNS);

function read(query: URLSearchParams): { state: ChainState; notices: string[] } {
	const notices = strayParameters(query, [...caseSettings.map(({ name }) => name), 'tour', ...turnNames]);
	const notice = (text: string) => notices.push(text);
	tellEmpty(query, ['tour', ...turnNames], notice);
	const known = readParameters<Parameters>(query, caseSettings, initialState, notice);
	for (const { name, key } of caseSettings) {
		const condition = missingCondition(known, key);
		if (condition && known[key] !== initialState[key]) notice(`« ${name} » ne compte qu’avec ${condition.told}.`);
	}
	const turn = (name: string, start: Turn) => readSheet(query.get(name) ?? '', turnSettings, start, turnWords, notice);
	const usual = turn('tour', initialState.usual);
	const setApart = Object.fromEntries(
		turnNames.flatMap((name, at) => (query.has(name) ? [[at + 1, turn(name, usual)]] : [])),
	);
	return { state: { ...initialState, ...known, usual, setApart }, notices };
}

function write(state: ChainState): URLSearchParams {
	const query = new URLSearchParams();
	const counting = caseSettings.filter(({ key }) => !missingCondition(state, key));
	writeParameters<Parameters>(query, state, counting, initialState);
	const usual = writeSheet(state.usual, turnSettings, initialState.usual);
	if (usual) query.set('tour', usual);
	for (const number of turnsApart(state)) {
		const turn = state.setApart[number];
		if (turn) query.set(`t${number}`, writeSheet(turn, turnSettings, state.usual, ['played']));
	}
	return query;
}

/** State of the chain counter in the query string. */
export const chainCodec: Codec<ChainState> = { initial: initialState, read, write };
