import { MAX_CANCELS, MAX_REVEALED, MAX_TOKENS } from '../../../rules/arkham/skill-test/at-once';
import type { ChaosBags, TokenKind } from '../../../schemas/chaos-bags';
import { quote, readFields, readInteger, strayParameters, writeFields } from '../../shared/fields';
import { readParameters, readSheet, type Setting, worded, writeParameters, writeSheet } from '../../shared/settings';
import { writeWord } from '../../shared/url-words';
import type { Codec } from '../../shared/use-url-state';
import {
	campaignOf,
	countOf,
	isSymbol,
	levelOf,
	scenariosOf,
	startingCounts,
	startingEffect,
	totalOf,
	usualScenario,
} from './bag';
import { COUNT_MAX, initialState, type PerKind, type SymbolSheet, type TestNumbers, type TestState } from './state';
import { AUTOMATIC_WORDS, COUNTED_WORDS, MODE_WORDS } from './url-words';

const testSettings: readonly Setting<TestNumbers>[] = [
	{ type: 'number', name: 'competence', key: 'skill', min: -20, max: 99 },
	{ type: 'number', name: 'icones', key: 'icons', min: 0, max: 99 },
	{ type: 'number', name: 'difficulte', key: 'difficulty', min: 0, max: 99 },
	{ type: 'number', name: 'tirage', key: 'count', min: 1, max: MAX_REVEALED },
	{ type: 'choice', name: 'choix', key: 'mode', ...worded(MODE_WORDS) },
	{ type: 'number', name: 'annule', key: 'cancels', min: 0, max: MAX_CANCELS },
	{ type: 'flag', name: 'remis', key: 'returned' },
	{ type: 'number', name: 'bonus', key: 'bonus', min: -20, max: 20 },
	{ type: 'number', name: 'fois', key: 'times', min: 0, max: 20 },
	{ type: 'choice', name: 'par', key: 'counted', ...worded(COUNTED_WORDS) },
];

type Names = Pick<TestState, 'campaign' | 'level' | 'scenario' | 'investigator'>;

const symbolSettings: readonly Setting<SymbolSheet>[] = [
	{ type: 'number', name: 'modificateur', key: 'modifier', min: -20, max: 20 },
	{ type: 'choice', name: 'automatique', key: 'automatic', ...worded(AUTOMATIC_WORDS) },
];
const symbolWords = { part: 'un effet de pion', same: 'pour le même pion' };

type Notice = (text: string) => void;

/** Names of the bag: the value « aucun » stands for none. */
const namesSettings = (data: ChaosBags): readonly Setting<Names>[] => [
	{ type: 'choice', name: 'campagne', key: 'campaign', values: data.campagnes.map(({ id }) => id) },
	{ type: 'choice', name: 'niveau', key: 'level', values: data.niveaux.map(({ id }) => id) },
	{ type: 'choice', name: 'scenario', key: 'scenario', values: ['aucun', ...data.scenarios.map(({ id }) => id)] },
	{
		type: 'choice',
		name: 'investigateur',
		key: 'investigator',
		values: ['aucun', ...data.investigateurs.map(({ id }) => id)],
	},
];

/** Numbers of tokens, `m1.4_crane.3`. */
function readCounts(text: string, data: ChaosBags, notice: Notice): PerKind<number> {
	const counts: Record<string, number> = {};
	for (const { name, values, raw } of readFields(text)) {
		const kind = data.pions.find(({ id }) => id === name);
		const max = kind?.max ?? COUNT_MAX;
		const value = values.length === 1 ? readInteger(values[0], 0, max) : undefined;
		if (!kind) notice(`${quote(raw)} n’est pas un pion que l’outil connaît : il est ignoré.`);
		else if (value === undefined) notice(`${quote(raw)} : un nombre entier de 0 à ${max} est attendu ; c’est ignoré.`);
		else if (name in counts) notice(`« ${name} » est donné plusieurs fois : seul le premier compte.`);
		else counts[name] = value;
	}
	return counts;
}

/** The effect of a symbol, `modificateur.-2_revele`: reveals another when it says so, and does not with `seul`. */
function readEffect(text: string, start: SymbolSheet, notice: Notice): SymbolSheet {
	const fields = readFields(text);
	const reveal = fields.filter(({ raw }) => raw === 'revele' || raw === 'seul');
	const rest = fields.filter((field) => !reveal.includes(field));
	if (reveal.length > 1) notice(`« ${reveal.map(({ raw }) => raw).join('_')} » : seul le premier compte.`);
	const sheet = readSheet(writeFields(rest.map(({ raw }) => [raw])), symbolSettings, start, symbolWords, notice);
	return reveal[0] ? { ...sheet, revealsAnother: reveal[0].raw === 'revele' } : sheet;
}

function writeEffect(sheet: SymbolSheet, start: SymbolSheet): string {
	const reveal = sheet.revealsAnother === start.revealsAnother ? '' : sheet.revealsAnother ? 'revele' : 'seul';
	return [writeSheet(sheet, symbolSettings, start), reveal].filter(Boolean).join('_');
}

/** Only what differs from the start is kept in the state. */
const differing = <Value>(all: PerKind<Value>, same: (kind: string, value: Value) => boolean): PerKind<Value> =>
	Object.fromEntries(Object.entries(all).filter(([kind, value]) => !same(kind, value)));

const symbolsOf = (data: ChaosBags): readonly TokenKind[] => data.pions.filter(isSymbol);

/** A level that the campaign has: the one requested, or the usual one. */
function checkLevel(data: ChaosBags, state: TestState, notice: Notice): TestState {
	const campaign = campaignOf(data, state.campaign);
	const level = levelOf(campaign, state.level);
	if (level === state.level) return state;
	notice(`Le niveau « ${state.level} » n’est pas connu pour ${campaign?.nom} : « ${level} » est utilisé.`);
	return { ...state, level };
}

/** A scenario of the campaign, or none: the one requested, or the usual one. */
function checkScenario(data: ChaosBags, state: TestState, notice: Notice): TestState {
	const { campaign, scenario } = state;
	if (scenario === '' || scenariosOf(data, campaign).some(({ id }) => id === scenario)) return state;
	notice(
		`Le scénario « ${scenario} » n’est pas de la campagne « ${campaignOf(data, campaign)?.nom} » : il est ignoré.`,
	);
	return { ...state, scenario: usualScenario(campaign) };
}

/** The counts requested, unless they make more tokens than the engine takes. */
function checkTotal(data: ChaosBags, state: TestState, notice: Notice): TestState {
	const total = totalOf(data, state);
	if (total <= MAX_TOKENS) return state;
	notice(
		`La réserve compterait ${total} pions, ${MAX_TOKENS} au plus sont possibles : celle de la campagne est utilisée.`,
	);
	return { ...state, counts: {} };
}

/** Tokens out of the bag are among those that it has: sealed ones first, then those set aside. */
function checkOut(data: ChaosBags, state: TestState, notice: Notice): TestState {
	const trim = (all: PerKind<number>, what: string, room: (kind: string) => number): PerKind<number> =>
		Object.fromEntries(
			Object.entries(all).flatMap(([kind, asked]) => {
				const most = room(kind);
				if (asked > most)
					notice(`${asked} pions « ${kind} » ${what}, mais ${most} dans la réserve : c’est ramené à ${most}.`);
				return asked > 0 && most > 0 ? [[kind, Math.min(asked, most)]] : [];
			}),
		);
	const sealed = trim(state.sealed, 'scellés', (kind) => countOf(data, state, kind));
	const aside = trim(state.aside, 'mis de côté', (kind) => countOf(data, state, kind) - (sealed[kind] ?? 0));
	return { ...state, sealed, aside };
}

/** A setting that changes nothing, as long as another is as it is. */
function checkUseless({ test }: TestState, notice: Notice): void {
	if (test.returned && test.cancels === 0)
		notice('« remis=oui » est sans effet sans « annule » : aucun pion n’est annulé.');
	const { times, counted } = initialState.test;
	if (test.bonus === 0 && (test.times !== times || test.counted !== counted))
		notice('« fois » et « par » sont sans effet sans « bonus » : aucun bonus n’est compté.');
	if (test.mode !== 'all' && test.count === 1)
		notice(`« choix=${writeWord(MODE_WORDS, test.mode)} » est sans effet : un seul pion est révélé.`);
}

/** What the address says of a test: not what changes nothing. */
function usefulPart(test: TestNumbers): TestNumbers {
	const { mode, returned, times, counted } = initialState.test;
	return {
		...test,
		...(test.count === 1 && { mode }),
		...(test.cancels === 0 && { returned }),
		...(test.bonus === 0 && { times, counted }),
	};
}

function readCase(query: URLSearchParams, data: ChaosBags, notice: Notice): TestState {
	for (const name of ['pions', 'scelles', 'cote', 'temoin', ...symbolsOf(data).map(({ id }) => id)])
		if (query.get(name) === '') notice(`« ${name}= » est vide : c’est ignoré.`);
	const names = readParameters<Names>(query, namesSettings(data), initialState, notice);
	const none = (id: string) => (id === 'aucun' ? '' : id);
	const asked: TestState = {
		...initialState,
		...names,
		scenario: none(names.scenario),
		investigator: none(names.investigator),
		test: readParameters(query, testSettings, initialState.test, notice),
	};
	checkUseless(asked, notice);
	const named = checkScenario(data, checkLevel(data, asked, notice), query.has('scenario') ? notice : () => undefined);
	const start = startingCounts(data, named);
	const counts = differing(readCounts(query.get('pions') ?? '', data, notice), (kind, count) => count === start[kind]);
	const sealed = readCounts(query.get('scelles') ?? '', data, notice);
	const aside = readCounts(query.get('cote') ?? '', data, notice);
	const effects = Object.fromEntries(
		symbolsOf(data).flatMap((kind) => {
			const text = query.get(kind.id);
			if (text === null) return [];
			const usual = startingEffect(data, named, kind);
			const effect = readEffect(text, usual, notice);
			return writeEffect(effect, usual) === '' ? [] : [[kind.id, effect]];
		}),
	);
	return checkOut(data, checkTotal(data, { ...named, counts, sealed, aside, effects }, notice), notice);
}

function writeCase(query: URLSearchParams, state: TestState, data: ChaosBags): void {
	writeParameters(query, usefulPart(state.test), testSettings, initialState.test);
	const names = { ...state, scenario: state.scenario || 'aucun', investigator: state.investigator || 'aucun' };
	writeParameters<Names>(query, names, namesSettings(data), initialState);
	const write = (all: PerKind<number>) =>
		writeFields(data.pions.flatMap(({ id }) => (all[id] === undefined ? [] : [[id, all[id]]])));
	if (Object.keys(state.counts).length > 0) query.set('pions', write(state.counts));
	if (Object.keys(state.sealed).length > 0) query.set('scelles', write(state.sealed));
	if (Object.keys(state.aside).length > 0) query.set('cote', write(state.aside));
	for (const kind of symbolsOf(data)) {
		const effect = state.effects[kind.id];
		const text = effect && writeEffect(effect, startingEffect(data, state, kind));
		if (text) query.set(kind.id, text);
	}
}

/** A query inside a parameter: `competence*4**icones*2`, where nothing needs escaping. */
const fold = (query: string): string => query.replaceAll('&', '**').replaceAll('=', '*');
const unfold = (text: string): string => text.replaceAll('**', '&').replaceAll('*', '=');

/** The case kept for comparison, from what `caseQuery` made of it. */
export const keptCase = (data: ChaosBags, keptQuery: string): TestState =>
	readCase(new URLSearchParams(keptQuery), data, () => undefined);

/** The case itself, as the address writes it: what is kept for comparison. */
export function caseQuery(data: ChaosBags, state: TestState): string {
	const query = new URLSearchParams();
	writeCase(query, state, data);
	return query.toString() || 'tirage=1';
}

/** State of the simulator in the query string. The names of kinds are those of the data. */
export function skillTestCodec(data: ChaosBags): Codec<TestState> {
	const parameters = [
		...testSettings.map(({ name }) => name),
		...namesSettings(data).map(({ name }) => name),
		...['pions', 'scelles', 'cote', 'temoin'],
		...symbolsOf(data).map(({ id }) => id),
	];
	return {
		initial: initialState,
		read: (query) => {
			const notices = strayParameters(query, parameters);
			const state = readCase(query, data, (text) => notices.push(text));
			const kept = new URLSearchParams(unfold(query.get('temoin') ?? ''));
			if (kept.toString() === '') return { state, notices };
			const known = parameters.filter((name) => name !== 'temoin');
			const keptNotices = strayParameters(kept, known);
			const keptState = readCase(kept, data, (text) => keptNotices.push(text));
			notices.push(...keptNotices.map((text) => `Situation comparée : ${text}`));
			return { state: { ...state, keptQuery: caseQuery(data, keptState) }, notices };
		},
		write: (state) => {
			const query = new URLSearchParams();
			writeCase(query, state, data);
			if (state.keptQuery) query.set('temoin', fold(state.keptQuery));
			return query;
		},
	};
}
