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
	type AllyFiche,
	type AttackState,
	allyId,
	type FoeFiche,
	initialState,
	MAX_ALLIES,
	MAX_FOES,
	othersOf,
	PARTIES,
	PLAYERS,
	type PlayerFiche,
	plainAlly,
	plainFoe,
	plainPlayer,
	plainReglages,
	type Reglages,
} from './state';

/** Names in the address, in the order in which they are written. Published: they never change. */
const settings: readonly Setting<Reglages>[] = [
	{ type: 'choice', name: 'partie', key: 'partie', values: PARTIES },
	{ type: 'number', name: 'degats', key: 'degats', min: 0, max: 99 },
	{ type: 'choice', name: 'cible', key: 'cible', values: ['moi', ...PLAYERS] },
	{ type: 'number', name: 'frappe', key: 'frappe', min: 0, max: ALL },
	{ type: 'choice', name: 'transmission', key: 'transmission', values: ['a-decider', 'moi', ...PLAYERS] },
	{ type: 'number', name: 'dominat', key: 'dominat', min: 1, max: 6 },
	{ type: 'number', name: 'sante', key: 'sante', min: 1, max: 48 },
];

type PlayerSheet = Omit<PlayerFiche, 'allies'>;

const playerSettings: readonly Setting<PlayerSheet>[] = [
	{ type: 'number', name: 'sante', key: 'sante', min: 1, max: 40 },
	{ type: 'number', name: 'nuage', key: 'nuage', min: 0, max: 99 },
];

const allySettings: readonly Setting<AllyFiche>[] = [
	{ type: 'number', name: 'defense', key: 'defense', min: 1, max: 99 },
	{ type: 'flag', name: 'defenseur', key: 'defenseur' },
	{ type: 'number', name: 'reduction', key: 'reduction', min: 0, max: 99 },
	{ type: 'number', name: 'nuages', key: 'nuages', min: 0, max: 9 },
	{ type: 'flag', name: 'attaque', key: 'attaque' },
	{ type: 'flag', name: 'encore', key: 'encore' },
];

const foeSettings: readonly Setting<FoeFiche>[] = [
	{ type: 'number', name: 'boucliers', key: 'boucliers', min: 1, max: 3 },
	{ type: 'number', name: 'valeur1', key: 'valeur1', min: 1, max: 99 },
	{ type: 'number', name: 'valeur2', key: 'valeur2', min: 1, max: 99 },
	{ type: 'number', name: 'valeur3', key: 'valeur3', min: 1, max: 99 },
	{ type: 'flag', name: 'x1', key: 'x1' },
	{ type: 'flag', name: 'x2', key: 'x2' },
	{ type: 'flag', name: 'x3', key: 'x3' },
	{ type: 'number', name: 'effets', key: 'effets', min: 0, max: 3 },
	{ type: 'number', name: 'attaques', key: 'attaques', min: 0, max: 3 },
];

const playerWords: SheetWords = { part: 'une caractéristique de joueur', same: 'pour le même joueur' };
const allyWords: SheetWords = { part: 'une caractéristique d’Allié', same: 'pour le même Allié' };
const foeWords: SheetWords = { part: 'une caractéristique d’Adversaire', same: 'pour le même Adversaire' };

const foes = listNames('a', MAX_FOES);
/** Names of the Alliés of each player: `j1a1`, `j1a2`… */
const allies = PLAYERS.map((player) => listNames(`${player}a`, MAX_ALLIES));
const sheets: readonly string[] = [...PLAYERS.flatMap((player, at) => [player, ...(allies[at] ?? [])]), ...foes];
const parameters: readonly string[] = [...settings.map(({ name }) => name), ...sheets];

type Notice = (text: string) => void;

/** An address that says nothing is the initial case; one that says something is a plain case where it says nothing. */
function read(query: URLSearchParams): { state: AttackState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice = (text: string) => notices.push(text);
	if (!parameters.some((name) => query.has(name))) return { state: initialState, notices };
	const reglages = readReglages(query, notice);
	const others = othersOf(reglages.partie);
	const solo = reglages.partie === 'seigneur-maitre';
	const used = solo ? foes : others.flatMap((player, at) => [player, ...(allies[at] ?? [])]);
	for (const name of sheets)
		if (query.has(name) && !used.includes(name))
			notice(`${quote(name)} n’a pas sa place dans cette partie : c’est ignoré.`);
	const list = <Sheet extends object>(
		names: readonly string[],
		known: readonly Setting<Sheet>[],
		plain: Sheet,
		words: SheetWords,
	) =>
		names
			.filter((name) => query.has(name))
			.map((name) => readSheet(query.get(name) ?? '', known, plain, words, notice));
	const { allies: none, ...plain } = plainPlayer;
	return {
		state: {
			...reglages,
			joueurs: others.map((player, at) => ({
				...readSheet<PlayerSheet>(query.get(player) ?? '', playerSettings, plain, playerWords, notice),
				allies: list(allies[at] ?? [], allySettings, plainAlly, allyWords),
			})),
			adversaires: solo ? list(foes, foeSettings, plainFoe, foeWords) : [],
		},
		notices,
	};
}

/** The Cible is at a player of the case. */
function readReglages(query: URLSearchParams, notice: Notice): Reglages {
	const reglages = readParameters<Reglages>(query, settings, plainReglages, notice);
	const there = ['moi', 'a-decider', ...othersOf(reglages.partie)];
	const check = <Key extends 'cible' | 'transmission'>(key: Key): Reglages[Key] => {
		const value = reglages[key];
		if (there.includes(value) || value === plainReglages[key]) return value;
		notice(`« ${key}=${value} » : ce joueur n’est pas dans la partie ; ${plainReglages[key]} est utilisé.`);
		return plainReglages[key];
	};
	return { ...reglages, cible: check('cible'), transmission: check('transmission') };
}

function write(state: AttackState): URLSearchParams {
	const query = new URLSearchParams({ partie: state.partie, degats: String(state.degats) });
	writeParameters<Reglages>(query, state, settings, plainReglages);
	for (const [at, player] of state.joueurs.entries()) {
		query.set(PLAYERS[at] ?? '', writeSheet<PlayerSheet>(player, playerSettings, plainPlayer, ['sante']));
		for (const [rank, ally] of player.allies.entries())
			query.set(allyId(at, rank), writeSheet(ally, allySettings, plainAlly, ['defense']));
	}
	for (const [at, foe] of state.adversaires.entries())
		query.set(foes[at] ?? '', writeSheet(foe, foeSettings, plainFoe, ['boucliers']));
	return query;
}

/** State of the attack calculator in the query string. */
export const attackCodec: Codec<AttackState> = { initial: initialState, read, write };
