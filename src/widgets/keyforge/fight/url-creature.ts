import { readSheet, type Setting, worded, writeSheet } from '../../shared/settings';
import { plain, type Sheet } from './state';
import { zoneWords } from './url-words';

type NumberKey = { [Key in keyof Sheet]: Sheet[Key] extends number ? Key : never }[keyof Sheet];
type FlagKey = { [Key in keyof Sheet]: Sheet[Key] extends boolean ? Key : never }[keyof Sheet];

const number = (name: string, key: NumberKey, max = 99): Setting<Sheet> => ({ type: 'number', name, key, min: 0, max });
const flag = (name: string, key: FlagKey): Setting<Sheet> => ({ type: 'flag', name, key });

/** In the order in which they are written. */
const settings: readonly Setting<Sheet>[] = [
	number('puissance', 'power'),
	number('marqueurs', 'powerCounters'),
	number('armure', 'armor'),
	number('usee', 'armorUsed'),
	number('degats', 'damage'),
	number('protection', 'ward', 1),
	number('assaut', 'assault'),
	number('hasardeux', 'hazardous'),
	number('aombre', 'aember'),
	flag('escarmouche', 'skirmish'),
	flag('insaisissable', 'elusive'),
	flag('attaquee', 'alreadyAttacked'),
	flag('poison', 'poison'),
	flag('invulnerable', 'invulnerable'),
	flag('provocation', 'taunt'),
	flag('sonnee', 'stunned'),
	flag('enragee', 'enraged'),
	flag('inclinee', 'exhausted'),
	{ type: 'choice', name: 'detruite', key: 'whenDestroyed', ...worded([['discard', 'defausse'], ...zoneWords]) },
];

const words = { part: 'une caractéristique de créature', same: 'pour la même créature' };

/** A creature from its part of the address: what is missing or wrong is plain; `notice` gets one sentence for each mistake. */
export function readCreature(text: string, notice: (text: string) => void): Sheet {
	const sheet = readSheet(text, settings, plain, words, notice);
	if (sheet.armorUsed <= sheet.armor) return sheet;
	notice(
		`L’armure déjà utilisée (${sheet.armorUsed}) dépasse l’armure (${sheet.armor}) : elle est ramenée à ${sheet.armor}.`,
	);
	return { ...sheet, armorUsed: sheet.armor };
}

/** A creature in the address: its power, and what is not plain. */
export const writeCreature = (sheet: Sheet): string => writeSheet(sheet, settings, plain, ['power']);
