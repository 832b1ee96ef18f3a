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
import { type BlowSheet, MAX_BLOWS, plainBlow, strikeAmong } from './blow';
import {
	type AttackSettings,
	type AttackState,
	allyId,
	EVERYONE,
	initialState,
	MAX_ALLIES,
	MAX_FOES,
	type Mode,
	plainAlly,
	plainFoe,
	plainPlayer,
	plainSettings,
	seatsOf,
} from './state';
import { tellList } from './url-lists';
import {
	allySettings,
	allyWords,
	blowSettings,
	blowWords,
	foeSettings,
	foeWords,
	type PlayerFields,
	playerSettings,
	playerWords,
	settings,
} from './url-settings';

const foes = listNames('a', MAX_FOES);
const blows = listNames('c', MAX_BLOWS);
/** Names of the Allies of a player: `j1a1`, `j1a2`… */
const alliesOf = (player: string) => listNames(`${player}a`, MAX_ALLIES);
const seatNames = (players: readonly string[]) => players.flatMap((player) => [player, ...alliesOf(player)]);
/** Settings that each game does not use, by their names in the address. */
const UNUSED: Readonly<Record<Mode, readonly string[]>> = {
	deux: ['cible', 'transmission', 'dominat', 'sante', 'joueurs', 'missions'],
	trois: ['transmission', 'dominat', 'sante', 'joueurs', 'missions'],
	quatre: ['dominat', 'sante', 'joueurs', 'missions'],
	'seigneur-maitre': ['cible', 'transmission', 'joueurs', 'missions'],
	assaut: ['degats', 'cible', 'frappe', 'transmission', 'maelstrom'],
};
/** Settings that the game uses. */
const usedIn = (mode: Mode) => settings.filter(({ name }) => !UNUSED[mode].includes(name));
const sheets: readonly string[] = [...seatNames(EVERYONE), ...foes, ...blows];
const parameters: readonly string[] = [...settings.map(({ name }) => name), ...sheets];

type Notice = (text: string) => void;

/** An address that says nothing is the initial case; one that says something is a plain case where it says nothing. */
function read(query: URLSearchParams): { state: AttackState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice = (text: string) => notices.push(text);
	if (!parameters.some((name) => query.has(name))) return { state: initialState, notices };
	const values = readSettings(query, notice);
	const seats = seatsOf(values);
	const assault = values.mode === 'assaut';
	const listed = assault ? blows : values.mode === 'seigneur-maitre' ? foes : [];
	const used = [...seatNames(seats), ...listed];
	const unused = [...sheets.filter((name) => !used.includes(name)), ...UNUSED[values.mode]];
	for (const name of parameters)
		if (query.has(name) && unused.includes(name))
			notice(`${quote(name)} n’a pas sa place dans cette partie : c’est ignoré.`);
	const list = <Sheet extends object>(
		names: readonly string[],
		known: readonly Setting<Sheet>[],
		plain: Sheet,
		words: SheetWords,
	) => {
		const present = names.filter((name) => used.includes(name));
		tellList(query, present, notice);
		return present
			.filter((name) => query.has(name))
			.map((name) => readSheet(query.get(name) ?? '', known, plain, words, notice));
	};
	for (const player of seats) tellList(query, [player], notice);
	const { allies: none, ...plain } = plainPlayer;
	const struck = list(blows, blowSettings, plainBlow, blowWords).map((blow) => checkBlow(blow, seats, notice));
	return {
		state: {
			...values,
			players: seats.map((player) => ({
				...readSheet<PlayerFields>(query.get(player) ?? '', playerSettings, plain, playerWords, notice),
				allies: list(alliesOf(player), allySettings, plainAlly, allyWords),
			})),
			foes: list(foes, foeSettings, plainFoe, foeWords),
			blows: assault && struck.length === 0 ? [plainBlow] : struck,
		},
		notices,
	};
}

/** The Target is at a player of the case. */
function readSettings(query: URLSearchParams, notice: Notice): AttackSettings {
	const { mode } = readParameters<AttackSettings>(query, settings.slice(0, 1), plainSettings, () => {});
	const values = readParameters<AttackSettings>(query, usedIn(mode), plainSettings, notice);
	const there: readonly string[] = ['moi', 'a-decider', ...seatsOf(values)];
	const check = <Key extends 'target' | 'newHolder'>(key: Key, name: string): AttackSettings[Key] => {
		const value = values[key];
		if (there.includes(value) || value === plainSettings[key]) return value;
		notice(`« ${name}=${value} » : ce joueur n’est pas dans la partie ; ${plainSettings[key]} est utilisé.`);
		return plainSettings[key];
	};
	return { ...values, target: check('target', 'cible'), newHolder: check('newHolder', 'transmission') };
}

/** An attack strikes players of the case. */
function checkBlow(blow: BlowSheet, seats: readonly string[], notice: Notice): BlowSheet {
	const on = strikeAmong(blow.on, seats);
	if (on !== blow.on && on === plainBlow.on)
		notice(`« sur.${blow.on} » : ce joueur n’est pas dans la partie ; ${on} est utilisé.`);
	return { ...blow, on };
}

function write(state: AttackState): URLSearchParams {
	const query = new URLSearchParams([['partie', state.mode]]);
	if (state.mode !== 'assaut') query.set('degats', String(state.damage));
	writeParameters<AttackSettings>(query, state, usedIn(state.mode), plainSettings);
	for (const [at, player] of seatsOf(state).entries()) {
		const { allies, ...sheet } = state.players[at] ?? plainPlayer;
		query.set(player, writeSheet<PlayerFields>(sheet, playerSettings, plainPlayer, ['health']));
		for (const [rank, ally] of allies.entries())
			query.set(allyId(player, rank), writeSheet(ally, allySettings, plainAlly, ['defense']));
	}
	for (const [at, foe] of state.foes.entries())
		query.set(foes[at] ?? '', writeSheet(foe, foeSettings, plainFoe, ['shields']));
	for (const [at, blow] of state.blows.entries())
		query.set(blows[at] ?? '', writeSheet(blow, blowSettings, plainBlow, ['source', 'times']));
	return query;
}

/** State of the attack calculator in the query string. */
export const attackCodec: Codec<AttackState> = { initial: initialState, read, write };
