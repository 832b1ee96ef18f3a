import { CHOIX } from '../../../rules/l5r/conflict/ring';
import { CAMPS } from '../../../rules/l5r/conflict/situation';
import { quote, strayParameters } from '../../shared/fields';
import { listNames, readParameters, readSheet, type Setting, writeParameters, writeSheet } from '../../shared/settings';
import type { Codec } from '../../shared/use-url-state';
import {
	type ConflictState,
	FAVEURS,
	type Fiche,
	initialState,
	letters,
	MAX_FICHES,
	maxDetruites,
	plain,
	type Reglages,
} from './state';

/** A side without anyone. */
const NOBODY = 'aucun';

const TYPES = ['militaire', 'politique'];

/** In the order in which they are written. Published: names never change. */
const sheetSettings: readonly Setting<Fiche>[] = [
	{ type: 'number', name: 'militaire', key: 'militaire', min: 0, max: 99 },
	{ type: 'flag', name: 'tiret-militaire', key: 'tiretMilitaire' },
	{ type: 'number', name: 'politique', key: 'politique', min: 0, max: 99 },
	{ type: 'flag', name: 'tiret-politique', key: 'tiretPolitique' },
	{ type: 'number', name: 'gloire', key: 'gloire', min: 0, max: 99 },
	{ type: 'choice', name: 'statut', key: 'statut', values: ['normal', 'honore', 'deshonore'] },
	{ type: 'flag', name: 'incline', key: 'incline' },
	{ type: 'flag', name: 'fierte', key: 'fierte' },
	{ type: 'number', name: 'attachements-militaire', key: 'attachementsMilitaire', min: -99, max: 99 },
	{ type: 'number', name: 'attachements-politique', key: 'attachementsPolitique', min: -99, max: 99 },
	{ type: 'number', name: 'modificateur', key: 'modificateur', min: -99, max: 99 },
];

const number = (name: string, key: NumberKey, min: number, max: number): Setting<Reglages> => ({
	type: 'number',
	name,
	key,
	min,
	max,
});

type NumberKey = { [Key in keyof Reglages]: Reglages[Key] extends number ? Key : never }[keyof Reglages];

/** In the order in which they are written. Published: names never change. */
const settings: readonly Setting<Reglages>[] = [
	{ type: 'choice', name: 'type', key: 'type', values: TYPES },
	number('defense', 'defense', 0, 99),
	number('bonus', 'bonus', 0, 99),
	{ type: 'flag', name: 'forteresse', key: 'forteresse' },
	number('detruites', 'detruites', 0, 4),
	{ type: 'choice', name: 'anneau', key: 'element', values: Object.keys(CHOIX) },
	number('destin', 'destin', 0, 99),
	{ type: 'choice', name: 'faveur', key: 'faveur', values: FAVEURS },
	number('total-attaquant', 'totalAttaquant', -99, 99),
	number('total-defenseur', 'totalDefenseur', -99, 99),
	number('honneur-attaquant', 'honneurAttaquant', 1, 24),
	number('honneur-defenseur', 'honneurDefenseur', 1, 24),
];

/** What is done with the ring effect: the choices are those of the ring. */
const effect = ({ element }: Reglages): readonly Setting<Reglages>[] => [
	{ type: 'choice', name: 'effet', key: 'choix', values: CHOIX[element] },
];

const withFirstChoice = (reglages: Reglages): Reglages => ({ ...reglages, choix: CHOIX[reglages.element][0] });

const sides = CAMPS.map((camp) => ({ camp, all: letters[camp], each: listNames(letters[camp], MAX_FICHES) }));

const parameters: readonly string[] = [
	...sides.flatMap(({ all, each }) => [all, ...each]),
	...settings.map(({ name }) => name),
	'effet',
];

const words = { part: 'une caractéristique de personnage', same: 'pour le même personnage' };

type Notice = (text: string) => void;

function readSide(query: URLSearchParams, side: (typeof sides)[number], notice: Notice): readonly Fiche[] {
	const written = side.each.filter((name) => query.has(name));
	const all = query.get(side.all);
	if (all !== null && all !== NOBODY)
		notice(`${quote(`${side.all}=${all}`)} : « ${NOBODY} » est attendu ; c’est ignoré.`);
	if (all === NOBODY && written.length > 0)
		notice(`« ${side.all}=${NOBODY} » est ignoré : des personnages sont donnés.`);
	if (written.length > 0)
		return written.map((name) => readSheet(query.get(name) ?? '', sheetSettings, plain, words, notice));
	return all === NOBODY ? [] : initialState[side.camp];
}

function readReglages(query: URLSearchParams, notice: Notice): Reglages {
	const read = withFirstChoice(readParameters(query, settings, initialState.reglages, notice));
	const reglages = readParameters(query, effect(read), read, notice);
	const max = maxDetruites(reglages);
	if (reglages.detruites <= max) return reglages;
	notice(`${reglages.detruites} provinces détruites, c’est trop hors de la forteresse : ${max} est utilisé.`);
	return { ...reglages, detruites: max };
}

function read(query: URLSearchParams): { state: ConflictState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice = (text: string) => notices.push(text);
	const [attaquant = [], defenseur = []] = sides.map((side) => readSide(query, side, notice));
	return { state: { reglages: readReglages(query, notice), attaquant, defenseur }, notices };
}

function write(state: ConflictState): URLSearchParams {
	const query = new URLSearchParams();
	for (const { camp, all, each } of sides) writeSide(query, all, each, state[camp]);
	writeParameters(query, state.reglages, settings, initialState.reglages);
	writeParameters(query, state.reglages, effect(state.reglages), withFirstChoice(state.reglages));
	return query;
}

function writeSide(query: URLSearchParams, all: string, each: readonly string[], fiches: readonly Fiche[]) {
	if (fiches.length === 0) query.set(all, NOBODY);
	for (const [at, fiche] of fiches.entries())
		query.set(each[at] ?? '', writeSheet(fiche, sheetSettings, plain, ['militaire', 'politique']));
}

/** State of the conflict calculator in the query string. */
export const conflictCodec: Codec<ConflictState> = { initial: initialState, read, write };
