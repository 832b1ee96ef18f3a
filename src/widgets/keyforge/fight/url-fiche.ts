import { readSheet, type Setting, writeSheet } from '../../shared/settings';
import { type Fiche, plain } from './state';

type NumberKey = { [Key in keyof Fiche]: Fiche[Key] extends number ? Key : never }[keyof Fiche];
type FlagKey = { [Key in keyof Fiche]: Fiche[Key] extends boolean ? Key : never }[keyof Fiche];

const number = (name: string, key: NumberKey, max = 99): Setting<Fiche> => ({ type: 'number', name, key, min: 0, max });
const flag = (name: string, key: FlagKey): Setting<Fiche> => ({ type: 'flag', name, key });

/** In the order in which they are written. */
const settings: readonly Setting<Fiche>[] = [
	number('puissance', 'puissance'),
	number('marqueurs', 'marqueursPuissance'),
	number('armure', 'armure'),
	number('usee', 'armureUtilisee'),
	number('degats', 'degats'),
	number('protection', 'protection', 1),
	number('assaut', 'assaut'),
	number('hasardeux', 'hasardeux'),
	number('aombre', 'aombre'),
	flag('escarmouche', 'escarmouche'),
	flag('insaisissable', 'insaisissable'),
	flag('attaquee', 'dejaAttaquee'),
	flag('poison', 'poison'),
	flag('invulnerable', 'invulnerable'),
	flag('provocation', 'provocation'),
	flag('sonnee', 'sonne'),
	flag('enragee', 'enrage'),
];

const words = { part: 'une caractéristique de créature', same: 'pour la même créature' };

/** A creature from its part of the address: what is missing or wrong is plain; `notice` is told what is wrong. */
export function readFiche(text: string, notice: (text: string) => void): Fiche {
	const fiche = readSheet(text, settings, plain, words, notice);
	if (fiche.armureUtilisee <= fiche.armure) return fiche;
	notice(
		`L’armure déjà utilisée (${fiche.armureUtilisee}) dépasse l’armure (${fiche.armure}) : elle est ramenée à ${fiche.armure}.`,
	);
	return { ...fiche, armureUtilisee: fiche.armure };
}

/** A creature in the address: its power, and what is not plain. */
export const writeFiche = (fiche: Fiche): string => writeSheet(fiche, settings, plain, ['puissance']);
