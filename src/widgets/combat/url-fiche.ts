import { quote, readFields, readInteger, writeFields } from '../shared/fields';
import type { Fiche } from './state';

type NumberKey = { [Key in keyof Fiche]: Fiche[Key] extends number ? Key : never }[keyof Fiche];
type FlagKey = { [Key in keyof Fiche]: Fiche[Key] extends boolean ? Key : never }[keyof Fiche];

/** Names in the address, in the order in which they are written. Published: they never change. */
const numbers: readonly (readonly [name: string, key: NumberKey, max: number])[] = [
	['puissance', 'puissance', 99],
	['marqueurs', 'marqueursPuissance', 99],
	['armure', 'armure', 99],
	['usee', 'armureUtilisee', 99],
	['degats', 'degats', 99],
	['protection', 'protection', 1],
	['assaut', 'assaut', 99],
	['hasardeux', 'hasardeux', 99],
	['aombre', 'aombre', 99],
];

const flags: readonly (readonly [name: string, key: FlagKey])[] = [
	['escarmouche', 'escarmouche'],
	['insaisissable', 'insaisissable'],
	['attaquee', 'dejaAttaquee'],
	['poison', 'poison'],
	['invulnerable', 'invulnerable'],
	['provocation', 'provocation'],
	['sonnee', 'sonne'],
	['enragee', 'enrage'],
];

/** A creature from its part of the address: what is missing or wrong is as in `start`; `notice` is told what is wrong. */
export function readFiche(text: string, start: Fiche, notice: (text: string) => void): Fiche {
	let fiche = start;
	const seen = new Set<string>();
	for (const { name, values, raw } of readFields(text)) {
		const number = numbers.find(([known]) => known === name);
		const flag = flags.find(([known]) => known === name);
		if (seen.has(name) && (number || flag)) {
			notice(`« ${name} » est donné plusieurs fois pour la même créature : seul le premier compte.`);
		} else if (number) {
			const [, key, max] = number;
			const value = values.length === 1 ? readInteger(values[0], 0, max) : undefined;
			if (value === undefined)
				notice(`${quote(raw)} : un nombre entier de 0 à ${max} est attendu ; ${fiche[key]} est utilisé.`);
			else fiche = { ...fiche, [key]: value };
		} else if (flag && values.length === 0) fiche = { ...fiche, [flag[1]]: true };
		else notice(`${quote(raw)} n’est pas une caractéristique de créature : c’est ignoré.`);
		seen.add(name);
	}
	if (fiche.armureUtilisee <= fiche.armure) return fiche;
	notice(
		`L’armure déjà utilisée (${fiche.armureUtilisee}) dépasse l’armure (${fiche.armure}) : elle est ramenée à ${fiche.armure}.`,
	);
	return { ...fiche, armureUtilisee: fiche.armure };
}

/** A creature in the address: its power, and what is not plain. */
export const writeFiche = (fiche: Fiche): string =>
	writeFields([
		...numbers.filter(([, key]) => key === 'puissance' || fiche[key] > 0).map(([name, key]) => [name, fiche[key]]),
		...flags.filter(([, key]) => fiche[key]).map(([name]) => [name]),
	]);
