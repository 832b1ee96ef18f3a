import { quote, strayParameters } from '../../shared/fields';
import {
	listNames,
	readParameters,
	readSheet,
	type Setting,
	type SheetWords,
	writeParameters,
	writeSheet,
} from '../../shared/settings';
import type { Codec } from '../../shared/use-url-state';
import {
	ALL,
	type AllySheet,
	type AttackSettings,
	type AttackState,
	allyId,
	type FoeSheet,
	initialState,
	MAX_ALLIES,
	MAX_FOES,
	MODES,
	othersOf,
	PLAYERS,
	type PlayerSheet,
	plainAlly,
	plainFoe,
	plainPlayer,
	plainSettings,
} from './state';
import { tellList } from './url-lists';

/** Names in the address, in the order in which they are written. Published: they never change. */
const settings: readonly Setting<AttackSettings>[] = [
	{ type: 'choice', name: 'partie', key: 'mode', values: MODES },
	{ type: 'number', name: 'degats', key: 'damage', min: 0, max: 99 },
	{ type: 'choice', name: 'cible', key: 'target', values: ['moi', ...PLAYERS] },
	{ type: 'number', name: 'frappe', key: 'strike', min: 0, max: ALL },
	{ type: 'choice', name: 'transmission', key: 'newHolder', values: ['a-decider', 'moi', ...PLAYERS] },
	{ type: 'number', name: 'dominat', key: 'dominance', min: 1, max: 6 },
	{ type: 'number', name: 'sante', key: 'health', min: 1, max: 48 },
];

type PlayerFields = Omit<PlayerSheet, 'allies'>;

const playerSettings: readonly Setting<PlayerFields>[] = [
	{ type: 'number', name: 'sante', key: 'health', min: 1, max: 40 },
	{ type: 'number', name: 'nuage', key: 'cloud', min: 0, max: 99 },
];

const allySettings: readonly Setting<AllySheet>[] = [
	{ type: 'number', name: 'defense', key: 'defense', min: 1, max: 99 },
	{ type: 'flag', name: 'defenseur', key: 'defender' },
	{ type: 'number', name: 'reduction', key: 'reduction', min: 0, max: 99 },
	{ type: 'number', name: 'nuages', key: 'clouds', min: 0, max: 9 },
	{ type: 'flag', name: 'attaque', key: 'attacked' },
	{ type: 'flag', name: 'encore', key: 'again' },
];

const foeSettings: readonly Setting<FoeSheet>[] = [
	{ type: 'number', name: 'boucliers', key: 'shields', min: 1, max: 3 },
	{ type: 'number', name: 'valeur1', key: 'value1', min: 1, max: 99 },
	{ type: 'number', name: 'valeur2', key: 'value2', min: 1, max: 99 },
	{ type: 'number', name: 'valeur3', key: 'value3', min: 1, max: 99 },
	{ type: 'flag', name: 'x1', key: 'x1' },
	{ type: 'flag', name: 'x2', key: 'x2' },
	{ type: 'flag', name: 'x3', key: 'x3' },
	{ type: 'number', name: 'effets', key: 'effects', min: 0, max: 3 },
	{ type: 'number', name: 'attaques', key: 'attacks', min: 0, max: 3 },
];

const playerWords: SheetWords = { part: 'une caractéristique de joueur', same: 'pour le même joueur' };
const allyWords: SheetWords = { part: 'une caractéristique d’Allié', same: 'pour le même Allié' };
const foeWords: SheetWords = { part: 'une caractéristique d’Adversaire', same: 'pour le même Adversaire' };

const foes = listNames('a', MAX_FOES);
/** Names of the Allies of each player: `j1a1`, `j1a2`… */
const allies = PLAYERS.map((player) => listNames(`${player}a`, MAX_ALLIES));
const sheets: readonly string[] = [...PLAYERS.flatMap((player, at) => [player, ...(allies[at] ?? [])]), ...foes];
const parameters: readonly string[] = [...settings.map(({ name }) => name), ...sheets];

type Notice = (text: string) => void;

/** An address that says nothing is the initial case; one that says something is a plain case where it says nothing. */
function read(query: URLSearchParams): { state: AttackState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice = (text: string) => notices.push(text);
	if (!parameters.some((name) => query.has(name))) return { state: initialState, notices };
	const values = readSettings(query, notice);
	const others = othersOf(values.mode);
	const solo = values.mode === 'seigneur-maitre';
	const used = solo ? foes : others.flatMap((player, at) => [player, ...(allies[at] ?? [])]);
	for (const name of sheets)
		if (query.has(name) && !used.includes(name))
			notice(`${quote(name)} n’a pas sa place dans cette partie : c’est ignoré.`);
	const list = <Sheet extends object>(
		names: readonly string[],
		known: readonly Setting<Sheet>[],
		plain: Sheet,
		words: SheetWords,
	) => {
		tellList(query, names, notice);
		return names
			.filter((name) => query.has(name))
			.map((name) => readSheet(query.get(name) ?? '', known, plain, words, notice));
	};
	for (const player of others) tellList(query, [player], notice);
	const { allies: none, ...plain } = plainPlayer;
	return {
		state: {
			...values,
			players: others.map((player, at) => ({
				...readSheet<PlayerFields>(query.get(player) ?? '', playerSettings, plain, playerWords, notice),
				allies: list(allies[at] ?? [], allySettings, plainAlly, allyWords),
			})),
			foes: solo ? list(foes, foeSettings, plainFoe, foeWords) : [],
		},
		notices,
	};
}

/** The Target is at a player of the case. */
function readSettings(query: URLSearchParams, notice: Notice): AttackSettings {
	const values = readParameters<AttackSettings>(query, settings, plainSettings, notice);
	const there = ['moi', 'a-decider', ...othersOf(values.mode)];
	const check = <Key extends 'target' | 'newHolder'>(key: Key, name: string): AttackSettings[Key] => {
		const value = values[key];
		if (there.includes(value) || value === plainSettings[key]) return value;
		notice(`« ${name}=${value} » : ce joueur n’est pas dans la partie ; ${plainSettings[key]} est utilisé.`);
		return plainSettings[key];
	};
	return { ...values, target: check('target', 'cible'), newHolder: check('newHolder', 'transmission') };
}

function write(state: AttackState): URLSearchParams {
	const query = new URLSearchParams([
		['partie', state.mode],
		['degats', String(state.damage)],
	]);
	writeParameters<AttackSettings>(query, state, settings, plainSettings);
	for (const [at, player] of state.players.entries()) {
		query.set(PLAYERS[at] ?? '', writeSheet<PlayerFields>(player, playerSettings, plainPlayer, ['health']));
		for (const [rank, ally] of player.allies.entries())
			query.set(allyId(at, rank), writeSheet(ally, allySettings, plainAlly, ['defense']));
	}
	for (const [at, foe] of state.foes.entries())
		query.set(foes[at] ?? '', writeSheet(foe, foeSettings, plainFoe, ['shields']));
	return query;
}

/** State of the attack calculator in the query string. */
export const attackCodec: Codec<AttackState> = { initial: initialState, read, write };
