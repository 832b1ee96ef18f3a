import { PLAYERS, type Player } from '../../../rules/l5r/glory-count';
import { isEmpty, quote, strayParameters } from '../../shared/fields';
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
import {
	type GloryState,
	initialState,
	letters,
	MAX_SHEETS,
	maxRings,
	plain,
	type Settings,
	type Sheet,
} from './state';

/** A player without anyone. */
const NOBODY = 'aucun';

/** Words of the address for the values of choices. Published: they never change. */
const PURPOSE_WORDS: UrlWords<Settings['purpose']> = [
	['favor', 'faveur'],
	['ability', 'capacite'],
	['glory', 'gloire'],
];
const FAVOR_WORDS: UrlWords<Settings['favor']> = [
	['available', 'disponible'],
	['you', 'vous'],
	['opponent', 'adversaire'],
];

/** In the order in which they are written. Published: names never change. */
const sheetSettings: readonly Setting<Sheet>[] = [
	{ type: 'number', name: 'gloire', key: 'glory', min: 0, max: 99 },
	{ type: 'flag', name: 'incline', key: 'bowed' },
];
const caseSettings: readonly Setting<Settings>[] = [
	{ type: 'choice', name: 'pour', key: 'purpose', ...worded(PURPOSE_WORDS) },
	{ type: 'number', name: 'anneaux', key: 'yourRings', min: 0, max: 5 },
	{ type: 'number', name: 'anneaux-adverses', key: 'opposingRings', min: 0, max: 5 },
	{ type: 'choice', name: 'faveur', key: 'favor', ...worded(FAVOR_WORDS) },
];

const words = { part: 'une caractéristique de personnage', same: 'pour le même personnage' };

const namesOf = (player: Player): readonly string[] => listNames(letters[player], MAX_SHEETS);

const parameters: readonly string[] = [
	...PLAYERS.flatMap((player) => [letters[player], ...namesOf(player)]),
	...caseSettings.map(({ name }) => name),
];

type Notice = (text: string) => void;

/** The characters of a player; they close up, with a notice, when a rank is missing. */
function readPlayer(query: URLSearchParams, player: Player, notice: Notice): readonly Sheet[] {
	const letter = letters[player];
	const written = namesOf(player).filter((name) => query.has(name));
	const all = query.get(letter);
	if (all !== null && all !== NOBODY)
		notice(`${quote(`${letter}=${all}`)} : « ${NOBODY} » est attendu ; c’est ignoré.`);
	if (all === NOBODY && written.length > 0) notice(`« ${letter}=${NOBODY} » est ignoré : des personnages sont donnés.`);
	if (written.length === 0) return all === NOBODY ? [] : initialState[player];
	const gap = written.find((name, at) => name !== `${letter}${at + 1}`);
	if (gap !== undefined) notice(`Il manque un rang avant « ${gap} » : les suivants avancent.`);
	return written.map((name) => {
		const text = query.get(name) ?? '';
		if (isEmpty(text)) notice(`« ${name} » est vide : un personnage de gloire 1 est utilisé.`);
		return readSheet(text, sheetSettings, plain, words, notice);
	});
}

/** Only the count of step 3.4.2 gives the Favor. */
function noticeFavor(query: URLSearchParams, { purpose, favor }: Settings, notice: Notice): void {
	if (purpose === 'favor' || favor === initialState.settings.favor) return;
	notice(`${quote(`faveur=${query.get('faveur')}`)} ne change rien : ce compte ne donne pas la Faveur Impériale.`);
}

/** There are five rings: the opponent has those that are left, and a default leaves room for what is asked for. */
function readSettings(query: URLSearchParams, notice: Notice): Settings {
	const settings = readParameters(query, caseSettings, initialState.settings, notice);
	noticeFavor(query, settings, notice);
	if (!query.has('anneaux')) return { ...settings, yourRings: Math.min(settings.yourRings, maxRings(settings, 'you')) };
	const max = maxRings(settings, 'opponent');
	if (settings.opposingRings <= max) return settings;
	if (query.has('anneaux-adverses'))
		notice(`Il n’y a que cinq anneaux : ${max} ${max < 2 ? 'est utilisé' : 'sont utilisés'} pour l’adversaire.`);
	return { ...settings, opposingRings: max };
}

function read(query: URLSearchParams): { state: GloryState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice = (text: string) => notices.push(text);
	const [you = [], opponent = []] = PLAYERS.map((player) => readPlayer(query, player, notice));
	return { state: { settings: readSettings(query, notice), you, opponent }, notices };
}

function write(state: GloryState): URLSearchParams {
	const query = new URLSearchParams();
	for (const player of PLAYERS) {
		if (state[player].length === 0) query.set(letters[player], NOBODY);
		for (const [at, sheet] of state[player].entries())
			query.set(`${letters[player]}${at + 1}`, writeSheet(sheet, sheetSettings, plain, ['glory']));
	}
	const { purpose, favor } = state.settings;
	const settings = { ...state.settings, favor: purpose === 'favor' ? favor : initialState.settings.favor };
	writeParameters(query, settings, caseSettings, initialState.settings);
	return query;
}

/** State of the glory count in the query string. */
export const gloryCodec: Codec<GloryState> = { initial: initialState, read, write };
