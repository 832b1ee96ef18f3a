import { type Cost, listPartners, MAX_ABILITIES, MAX_COST, type Metal } from '../../../rules/mistborn/metals/at-once';
import { type Field, quote, readFields, writeFields } from '../../shared/fields';
import { readWord, writeWord } from '../../shared/url-words';
import { type CardSheet, plainCard } from './state';
import { INERT_WORDS, readMetal, readNeed, writeNeed } from './url-words';

/** Names in the address. Published: they never change. */
const ABILITY = 'capacite';
const SAVANT = 'savant';
const FLASK = 'flacon';

/** The card named `letter` from its part of the address: its kind first, then what it has. `notice` reports what is wrong. */
export function readCardSheet(letter: string, text: string, notice: (text: string) => void): CardSheet {
	const [first, ...rest] = readFields(text);
	const inert = first?.values.length === 0 ? readWord(INERT_WORDS, first.name) : undefined;
	if (inert) {
		for (const { raw } of rest) notice(`${quote(raw)} ne va pas avec cette carte : c’est ignoré.`);
		return { kind: inert };
	}
	if (first?.values.length === 0 && first.name === 'atium') return { kind: 'atium', ...readAbilities(rest, notice) };
	const flask = first && readFlask(first);
	if (flask) return { kind: 'action', flask, ...readAbilities(rest, notice) };
	notice(
		`${quote(`${letter}=${text}`)} : une carte commence par « flacon » et ses deux métaux, « atium », « allie » ou « financement » ; un flacon de Fer et d’Acier est utilisé.`,
	);
	return plainCard;
}

function readFlask({ name, values }: Field): readonly [Metal, Metal] | undefined {
	const [first, second, ...more] = values.map(readMetal);
	if (name !== FLASK || more.length > 0 || !first || !second) return undefined;
	return listPartners(first).includes(second) ? [first, second] : undefined;
}

function readAbilities(fields: readonly Field[], notice: (text: string) => void) {
	const abilities: Cost[] = [];
	let savant = false;
	for (const { name, values, raw } of fields) {
		const cost = values.flatMap((value) => readNeed(value) ?? []);
		const sound = cost.length === values.length && cost.length > 0 && cost.length <= MAX_COST;
		if (name === SAVANT && values.length === 0) savant = true;
		else if (name !== ABILITY || !sound)
			notice(`${quote(raw)} n’est ni « savant » ni une capacité de 1 à ${MAX_COST} métaux : c’est ignoré.`);
		else if (abilities.length === MAX_ABILITIES)
			notice(`${quote(raw)} : une carte a au plus ${MAX_ABILITIES} capacités ici ; celle-ci est ignorée.`);
		else abilities.push(cost);
	}
	return { savant, abilities };
}

/** A card in the address. */
export function writeCardSheet(sheet: CardSheet): string {
	if (!('abilities' in sheet)) return writeWord(INERT_WORDS, sheet.kind);
	return writeFields([
		sheet.kind === 'atium' ? ['atium'] : [FLASK, ...sheet.flask.map(writeNeed)],
		...sheet.abilities.map((cost) => [ABILITY, ...cost.map(writeNeed)]),
		...(sheet.savant ? [[SAVANT]] : []),
	]);
}
