import { CHOICES, type Choice, type ConflictType, type Element, SIDES, type Status } from '../../../rules/l5r/conflict';
import { quote, strayParameters } from '../../shared/fields';
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
	type ConflictState,
	initialState,
	letters,
	MAX_SHEETS,
	maxBroken,
	plain,
	type Settings,
	type Sheet,
} from './state';

/** A side without anyone. */
const NOBODY = 'aucun';

/** Words of the address for the values of choices. Published: they never change. */
const TYPE_WORDS: UrlWords<ConflictType> = [
	['military', 'militaire'],
	['political', 'politique'],
];
const STATUS_WORDS: UrlWords<Status> = [
	['normal', 'normal'],
	['honored', 'honore'],
	['dishonored', 'deshonore'],
];
const ELEMENT_WORDS: UrlWords<Element> = [
	['air', 'air'],
	['earth', 'terre'],
	['fire', 'feu'],
	['water', 'eau'],
	['void', 'vide'],
];
const FAVOR_WORDS: UrlWords<Settings['favor']> = [
	['available', 'disponible'],
	['attacker-military', 'attaquant-militaire'],
	['attacker-political', 'attaquant-politique'],
	['defender-military', 'defenseur-militaire'],
	['defender-political', 'defenseur-politique'],
];
const CHOICE_WORDS: UrlWords<Choice> = [
	['decline', 'renoncer'],
	['take', 'prendre'],
	['gain', 'gagner'],
	['draw', 'piocher'],
	['honor', 'honorer'],
	['dishonor', 'deshonorer'],
	['ready', 'redresser'],
	['bow', 'incliner'],
	['remove', 'retirer'],
];

/** In the order in which they are written. Published: names never change. */
const sheetSettings: readonly Setting<Sheet>[] = [
	{ type: 'number', name: 'militaire', key: 'military', min: 0, max: 99 },
	{ type: 'flag', name: 'tiret-militaire', key: 'militaryDash' },
	{ type: 'number', name: 'politique', key: 'political', min: 0, max: 99 },
	{ type: 'flag', name: 'tiret-politique', key: 'politicalDash' },
	{ type: 'number', name: 'gloire', key: 'glory', min: 0, max: 99 },
	{ type: 'choice', name: 'statut', key: 'status', ...worded(STATUS_WORDS) },
	{ type: 'flag', name: 'incline', key: 'bowed' },
	{ type: 'flag', name: 'fierte', key: 'pride' },
	{ type: 'number', name: 'attachements-militaire', key: 'militaryAttachments', min: -99, max: 99 },
	{ type: 'number', name: 'attachements-politique', key: 'politicalAttachments', min: -99, max: 99 },
	{ type: 'number', name: 'modificateur', key: 'modifier', min: -99, max: 99 },
];

const number = (name: string, key: NumberKey, min: number, max: number): Setting<Settings> => ({
	type: 'number',
	name,
	key,
	min,
	max,
});

type NumberKey = { [Key in keyof Settings]: Settings[Key] extends number ? Key : never }[keyof Settings];

/** In the order in which they are written. Published: names never change. */
const caseSettings: readonly Setting<Settings>[] = [
	{ type: 'choice', name: 'type', key: 'type', ...worded(TYPE_WORDS) },
	number('defense', 'strength', 0, 99),
	number('bonus', 'bonus', 0, 99),
	{ type: 'flag', name: 'forteresse', key: 'stronghold' },
	number('detruites', 'broken', 0, 4),
	{ type: 'choice', name: 'anneau', key: 'element', ...worded(ELEMENT_WORDS) },
	number('destin', 'fate', 0, 99),
	{ type: 'choice', name: 'faveur', key: 'favor', ...worded(FAVOR_WORDS) },
	number('total-attaquant', 'attackerTotal', -99, 99),
	number('total-defenseur', 'defenderTotal', -99, 99),
	number('honneur-attaquant', 'attackerHonor', 1, 24),
	number('honneur-defenseur', 'defenderHonor', 1, 24),
];

/** What is done with the ring effect: the choices are those of the ring. */
const effect = ({ element }: Settings): readonly Setting<Settings>[] => [
	{ type: 'choice', name: 'effet', key: 'choice', values: CHOICES[element], words: CHOICE_WORDS },
];

const withFirstChoice = (settings: Settings): Settings => ({ ...settings, choice: CHOICES[settings.element][0] });

const sideParameters = SIDES.map((side) => ({ side, all: letters[side], each: listNames(letters[side], MAX_SHEETS) }));

const parameters: readonly string[] = [
	...sideParameters.flatMap(({ all, each }) => [all, ...each]),
	...caseSettings.map(({ name }) => name),
	'effet',
];

const words = { part: 'une caractéristique de personnage', same: 'pour le même personnage' };

type Notice = (text: string) => void;

function readSide(query: URLSearchParams, names: (typeof sideParameters)[number], notice: Notice): readonly Sheet[] {
	const written = names.each.filter((name) => query.has(name));
	const all = query.get(names.all);
	if (all !== null && all !== NOBODY)
		notice(`${quote(`${names.all}=${all}`)} : « ${NOBODY} » est attendu ; c’est ignoré.`);
	if (all === NOBODY && written.length > 0)
		notice(`« ${names.all}=${NOBODY} » est ignoré : des personnages sont donnés.`);
	if (written.length > 0)
		return written.map((name) => readSheet(query.get(name) ?? '', sheetSettings, plain, words, notice));
	return all === NOBODY ? [] : initialState[names.side];
}

function readSettings(query: URLSearchParams, notice: Notice): Settings {
	const read = withFirstChoice(readParameters(query, caseSettings, initialState.settings, notice));
	const settings = readParameters(query, effect(read), read, notice);
	const max = maxBroken(settings);
	if (settings.broken <= max) return settings;
	notice(`${settings.broken} provinces détruites, c’est trop hors de la forteresse : ${max} est utilisé.`);
	return { ...settings, broken: max };
}

function read(query: URLSearchParams): { state: ConflictState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice = (text: string) => notices.push(text);
	const [attacker = [], defender = []] = sideParameters.map((names) => readSide(query, names, notice));
	return { state: { settings: readSettings(query, notice), attacker, defender }, notices };
}

function write(state: ConflictState): URLSearchParams {
	const query = new URLSearchParams();
	for (const { side, all, each } of sideParameters) writeSide(query, all, each, state[side]);
	writeParameters(query, state.settings, caseSettings, initialState.settings);
	writeParameters(query, state.settings, effect(state.settings), withFirstChoice(state.settings));
	return query;
}

function writeSide(query: URLSearchParams, all: string, each: readonly string[], sheets: readonly Sheet[]) {
	if (sheets.length === 0) query.set(all, NOBODY);
	for (const [at, sheet] of sheets.entries())
		query.set(each[at] ?? '', writeSheet(sheet, sheetSettings, plain, ['military', 'political']));
}

/** State of the conflict calculator in the query string. */
export const conflictCodec: Codec<ConflictState> = { initial: initialState, read, write };
