import { METALS, type Metal } from '../../../rules/mistborn/metals/at-once';
import { type Field, quote, readFields, readInteger, strayParameters, writeFields } from '../../shared/fields';
import { readParameters, type Setting, writeParameters } from '../../shared/settings';
import { readWord, writeWord } from '../../shared/url-words';
import type { Codec } from '../../shared/use-url-state';
import {
	type EffectSheet,
	initialState,
	letters,
	MAX_ACTIONS,
	MAX_EFFECTS,
	type MetalsState,
	plainState,
	present,
} from './state';
import { readAction, writeAction } from './url-action';
import { readCardSheet, writeCardSheet } from './url-card';
import { readWishes, writeWishes } from './url-wishes';
import { EFFECT_WORDS, readMetal, readNeed, writeNeed } from './url-words';

/** Names in the address, in the order in which they are written. Published: they never change. */
const settings: readonly Setting<MetalsState>[] = [
	{ type: 'number', name: 'icones', key: 'burnIcons', min: 1, max: 4 },
	{ type: 'number', name: 'plus', key: 'extraBurns', min: 0, max: 9 },
	{ type: 'number', name: 'atium', key: 'atium', min: 0, max: 99 },
	{ type: 'flag', name: 'double', key: 'doubleAtium' },
];

/** Parameters that hold a list. */
const LISTS = ['attises', 'effets', 'suite', 'ensemble'] as const;

const parameters: readonly string[] = [...settings.map(({ name }) => name), ...letters, ...LISTS];

type Notice = (text: string) => void;

/** An address that says nothing is the initial case; one that says something is the start of the game where it is silent. */
function read(query: URLSearchParams): { state: MetalsState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice: Notice = (text) => notices.push(text);
	if (!parameters.some((name) => query.has(name))) return { state: initialState, notices };
	const values = readParameters<MetalsState>(query, settings, plainState, notice);
	const cards = Object.fromEntries(
		letters
			.filter((letter) => query.has(letter))
			.map((letter) => [letter, readCardSheet(letter, query.get(letter) ?? '', notice)]),
	);
	for (const name of LISTS) if (query.get(name) === '') notice(`« ${name}= » est vide : c’est ignoré.`);
	const asked = query.get('ensemble');
	const wishes = asked ? readWishes(asked, cards, notice) : null;
	const flared = readFlared(query.get('attises') ?? '', notice);
	const effects = readList(query.get('effets') ?? '', MAX_EFFECTS, 'effets', readEffect, notice);
	const actions = readList(query.get('suite') ?? '', MAX_ACTIONS, 'actions', readAction, notice);
	return { state: { ...values, flared, cards, effects, actions, wishes }, notices };
}

function readFlared(text: string, notice: Notice) {
	const written = text.split('.').filter(Boolean);
	const seen = new Set<Metal>();
	for (const word of written) {
		const metal = readMetal(word);
		if (!metal) notice(`${quote(word)} n’est pas l’un des huit métaux : il est ignoré.`);
		else if (seen.has(metal)) notice(`${quote(word)} est donné plusieurs fois : il compte une fois.`);
		else seen.add(metal);
	}
	return METALS.filter((metal) => seen.has(metal));
}

/** What is understood of a list, up to `max`; `notice` reports the rest. */
function readList<Item>(
	text: string,
	max: number,
	kind: 'effets' | 'actions',
	readItem: (field: Field) => Item | undefined,
	notice: Notice,
): Item[] {
	const fields = readFields(text);
	const unknown = kind === 'effets' ? 'un effet connu : il est ignoré' : 'une action connue : elle est ignorée';
	if (fields.length > max) {
		const first =
			kind === 'effets' ? `seuls les ${max} premiers sont repris` : `seules les ${max} premières sont reprises`;
		notice(`Le lien compte ${fields.length} ${kind} : ${first}.`);
	}
	return fields.slice(0, max).flatMap((field) => {
		const item = readItem(field);
		if (item === undefined) notice(`${quote(field.raw)} n’est pas ${unknown}.`);
		return item === undefined ? [] : [item];
	});
}

/** `allie.fer.2` (times the metal must be burnt, 1 when left out), `personnage.potin`. */
function readEffect({ name, values: [word, number, ...more] }: Field): EffectSheet | undefined {
	const [kind, metal] = [readWord(EFFECT_WORDS, name), readNeed(word)];
	if (more.length > 0 || !kind || !metal) return undefined;
	if (kind === 'character') return number === undefined ? { kind, metal, burnsNeeded: 1 } : undefined;
	const burnsNeeded = number === undefined ? 1 : readInteger(number, 1, 4);
	return burnsNeeded === undefined ? undefined : { kind, metal, burnsNeeded };
}

const writeEffect = ({ kind, metal, burnsNeeded }: EffectSheet) => [
	writeWord(EFFECT_WORDS, kind),
	writeNeed(metal),
	...(burnsNeeded > 1 ? [burnsNeeded] : []),
];

function write(state: MetalsState): URLSearchParams {
	const query = new URLSearchParams([['icones', String(state.burnIcons)]]);
	writeParameters<MetalsState>(query, state, settings, plainState);
	if (state.flared.length > 0) query.set('attises', state.flared.map(writeNeed).join('.'));
	for (const letter of present(state)) {
		const sheet = state.cards[letter];
		if (sheet) query.set(letter, writeCardSheet(sheet));
	}
	if (state.effects.length > 0) query.set('effets', writeFields(state.effects.map(writeEffect)));
	if (state.actions.length > 0) query.set('suite', writeFields(state.actions.map(writeAction)));
	if (state.wishes) query.set('ensemble', writeWishes(state));
	return query;
}

/** State of the metal planner in the query string. */
export const metalsCodec: Codec<MetalsState> = { initial: initialState, read, write };
