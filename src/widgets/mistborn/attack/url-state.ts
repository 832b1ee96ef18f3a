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
import { writeWord } from '../../shared/url-words';
import type { Codec } from '../../shared/use-url-state';
import { type BlowSheet, MAX_BLOWS, plainBlow, strikeAmong } from './blow';
import {
	type AttackSettings,
	type AttackState,
	EVERYONE,
	type Holder,
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
import { HOLDER_WORDS, MODE_WORDS, NEW_HOLDER_WORDS, STRUCK_WORDS, TURN_WORDS } from './url-words';

const foes = listNames('a', MAX_FOES);
const blows = listNames('c', MAX_BLOWS);
/** Name of a player: `moi`, `j1`… */
const nameOf = (player: Holder) => writeWord(HOLDER_WORDS, player);
/** Names of the Allies of a player: `j1a1`, `j1a2`… */
const alliesOf = (player: Holder) => listNames(`${nameOf(player)}a`, MAX_ALLIES);
const seatNames = (players: readonly Holder[]) => players.flatMap((player) => [nameOf(player), ...alliesOf(player)]);
/** Settings that only the attacks of the Lord Ruler use. */
const ASSAULT_ONLY = ['joueurs', 'missions', 'tour', 'carte', 'paquet'] as const;
/** Settings that each game does not use, by their names in the address. */
const UNUSED: Readonly<Record<Mode, readonly string[]>> = {
	two: ['cible', 'transmission', 'dominat', 'sante', ...ASSAULT_ONLY],
	three: ['transmission', 'dominat', 'sante', ...ASSAULT_ONLY],
	four: ['dominat', 'sante', ...ASSAULT_ONLY],
	'lord-ruler': ['cible', 'transmission', ...ASSAULT_ONLY],
	assault: ['degats', 'cible', 'frappe', 'transmission', 'maelstrom'],
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
	const assault = values.mode === 'assault';
	const listed = assault ? blows : values.mode === 'lord-ruler' ? foes : [];
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
	for (const player of seats) tellList(query, [nameOf(player)], notice);
	const { allies: none, ...plain } = plainPlayer;
	const struck = list(blows, blowSettings, plainBlow, blowWords).map((blow) => checkBlow(blow, seats, notice));
	return {
		state: {
			...values,
			players: seats.map((player) => ({
				...readSheet<PlayerFields>(query.get(nameOf(player)) ?? '', playerSettings, plain, playerWords, notice),
				allies: list(alliesOf(player), allySettings, plainAlly, allyWords),
			})),
			foes: list(foes, foeSettings, plainFoe, foeWords),
			blows: assault && struck.length === 0 && values.turn === 'none' ? [plainBlow] : struck,
		},
		notices,
	};
}

/** The Target is at a player of the case, and the turn is that of one. */
function readSettings(query: URLSearchParams, notice: Notice): AttackSettings {
	const { mode } = readParameters<AttackSettings>(query, settings.slice(0, 1), plainSettings, () => {});
	const values = readParameters<AttackSettings>(query, usedIn(mode), plainSettings, notice);
	const there: readonly string[] = ['me', 'undecided', ...seatsOf(values)];
	const check = <Key extends 'target' | 'newHolder' | 'turn'>(key: Key, name: string): AttackSettings[Key] => {
		const value = values[key];
		const plain = plainSettings[key];
		if (there.includes(value) || value === plain) return value;
		const [asked, used] = [value, plain].map((holder) =>
			writeWord<string>([...TURN_WORDS, ...NEW_HOLDER_WORDS], holder),
		);
		notice(`« ${name}=${asked} » : ce joueur n’est pas dans la partie ; ${used} est utilisé.`);
		return plain;
	};
	const turn = check('turn', 'tour');
	const alone = turn === 'none' && values.mode === 'assault';
	for (const name of ['carte', 'paquet'])
		if (alone && query.has(name))
			notice(`${quote(name)} ne sert que si « tour » dit qui finit le sien : c’est ignoré.`);
	const { card, pack } = alone ? plainSettings : values;
	return {
		...values,
		target: check('target', 'cible'),
		newHolder: check('newHolder', 'transmission'),
		turn,
		card,
		pack,
	};
}

/** An attack strikes players of the case. */
function checkBlow(blow: BlowSheet, seats: readonly string[], notice: Notice): BlowSheet {
	const on = strikeAmong(blow.on, seats);
	if (on !== blow.on && on === plainBlow.on)
		notice(
			`« sur.${writeWord(STRUCK_WORDS, blow.on)} » : ce joueur n’est pas dans la partie ; ${writeWord(STRUCK_WORDS, on)} est utilisé.`,
		);
	return { ...blow, on };
}

function write(state: AttackState): URLSearchParams {
	const query = new URLSearchParams([['partie', writeWord(MODE_WORDS, state.mode)]]);
	if (state.mode !== 'assault') query.set('degats', String(state.damage));
	writeParameters<AttackSettings>(query, state, usedIn(state.mode), plainSettings);
	for (const [at, player] of seatsOf(state).entries()) {
		const { allies, ...sheet } = state.players[at] ?? plainPlayer;
		query.set(nameOf(player), writeSheet<PlayerFields>(sheet, playerSettings, plainPlayer, ['health']));
		for (const [rank, ally] of allies.entries())
			query.set(alliesOf(player)[rank] ?? '', writeSheet(ally, allySettings, plainAlly, ['defense']));
	}
	for (const [at, foe] of state.foes.entries())
		query.set(foes[at] ?? '', writeSheet(foe, foeSettings, plainFoe, ['shields']));
	for (const [at, blow] of state.blows.entries())
		query.set(blows[at] ?? '', writeSheet(blow, blowSettings, plainBlow, ['source', 'times']));
	return query;
}

/** State of the attack calculator in the query string. */
export const attackCodec: Codec<AttackState> = { initial: initialState, read, write };
