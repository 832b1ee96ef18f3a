import type { Side } from '../../../rules/l5r/conflict';
import { isEmpty, quote } from '../../shared/fields';
import { listNames, readSheet, type Setting, worded, writeSheet } from '../../shared/settings';
import { type ConflictState, idOf, initialState, letters, MAX_SHEETS, plain, type Sheet } from './state';
import { STATUS_WORDS } from './url-words';

/** A side without anyone. */
const NOBODY = 'aucun';

type NumberKey = { [Key in keyof Sheet]: Sheet[Key] extends number ? Key : never }[keyof Sheet];

const number = (name: string, key: NumberKey, max = 99, min = 0): Setting<Sheet> => ({
	type: 'number',
	name,
	key,
	min,
	max,
});

/** In the order in which they are written. Published: names never change. */
const settings: readonly Setting<Sheet>[] = [
	number('militaire', 'military'),
	{ type: 'flag', name: 'tiret-militaire', key: 'militaryDash' },
	number('politique', 'political'),
	{ type: 'flag', name: 'tiret-politique', key: 'politicalDash' },
	number('gloire', 'glory'),
	{ type: 'choice', name: 'statut', key: 'status', ...worded(STATUS_WORDS) },
	{ type: 'flag', name: 'incline', key: 'bowed' },
	{ type: 'flag', name: 'fierte', key: 'pride' },
	number('attachements-militaire', 'militaryAttachments', 99, -99),
	number('attachements-politique', 'politicalAttachments', 99, -99),
	number('modificateur', 'modifier', 99, -99),
	number('doublee', 'doublings', 3),
	number('moitie', 'halvings', 3),
	{ type: 'flag', name: 'fixee', key: 'fixed' },
	number('fixee-a', 'fixedAt'),
	{ type: 'flag', name: 'fief', key: 'home' },
	number('destin', 'fate'),
];

const words = { part: 'une caractéristique de personnage', same: 'pour le même personnage' };

const namesOf = (side: Side): readonly string[] => listNames(letters[side], MAX_SHEETS);

/** Parameters of a side: `a`, `a1` to `a8`. */
export const sideParameters = (side: Side): readonly string[] => [letters[side], ...namesOf(side)];

/** The characters of a side, and the id that each got, by its name in the address. */
interface ReadSide {
	readonly sheets: readonly Sheet[];
	readonly ids: readonly (readonly [name: string, id: string])[];
}

/** The characters of a side; they close up, with a notice, when a rank is missing. */
export function readSide(query: URLSearchParams, side: Side, notice: (text: string) => void): ReadSide {
	const written = namesOf(side).filter((name) => query.has(name));
	const all = query.get(letters[side]);
	if (all !== null && all !== NOBODY)
		notice(`${quote(`${letters[side]}=${all}`)} : « ${NOBODY} » est attendu ; c’est ignoré.`);
	if (all === NOBODY && written.length > 0)
		notice(`« ${letters[side]}=${NOBODY} » est ignoré : des personnages sont donnés.`);
	if (written.length === 0) {
		const sheets = all === NOBODY ? [] : initialState[side];
		return { sheets, ids: sheets.map((_, at) => [idOf(side, at), idOf(side, at)]) };
	}
	const ids = written.map((name, at) => [name, idOf(side, at)] as const);
	const moved = ids.filter(([name, id]) => name !== id);
	if (moved.length > 0)
		notice(
			`Il manque un rang avant « ${moved[0]?.[0]} » : ${moved.map(([name, id]) => `« ${name} » devient « ${id} »`).join(', ')}.`,
		);
	return { sheets: written.map((name) => readOne(name, query.get(name) ?? '', notice)), ids };
}

function readOne(name: string, text: string, notice: (text: string) => void): Sheet {
	if (isEmpty(text)) notice(`« ${name} » est vide : un personnage ordinaire est utilisé.`);
	const sheet = readSheet(text, settings, plain, words, notice);
	if (!sheet.fixed && /(^|_)fixee-a\.\d/.test(text))
		notice(`« fixee-a.${sheet.fixedAt} » ne sert qu’avec « fixee » : c’est ignoré.`);
	return sheet;
}

/** Writes the characters of a side. The number of a skill that is not set stays out. */
export function writeSide(query: URLSearchParams, side: Side, state: ConflictState): void {
	if (state[side].length === 0) query.set(letters[side], NOBODY);
	for (const [at, sheet] of state[side].entries())
		query.set(
			idOf(side, at),
			writeSheet(sheet.fixed ? sheet : { ...sheet, fixedAt: plain.fixedAt }, settings, plain, [
				'military',
				'political',
			]),
		);
}
