import type { Cout } from '../../../rules/mistborn/metals/card';
import { BESOINS, type Besoin, listPartenaires, METAUX, type Metal } from '../../../rules/mistborn/metals/metal';
import { MAX_CAPACITES, MAX_COUT } from '../../../rules/mistborn/metals/verification';
import { type Field, quote, readFields, writeFields } from '../../shared/fields';
import { type Fiche, plainCard } from './state';

/** Names in the address. Published: they never change. */
const ABILITY = 'capacite';
const SAVANT = 'savant';
const FLASK = 'flacon';

export const isMetal = (text: string | undefined): text is Metal => METAUX.some((metal) => metal === text);
export const isNeed = (text: string | undefined): text is Besoin => BESOINS.some((metal) => metal === text);

/** A card from its part of the address: its kind first, then what it has. `notice` is told what is wrong. */
export function readFiche(text: string, notice: (text: string) => void): Fiche {
	const [first, ...rest] = readFields(text);
	if (first?.values.length === 0 && (first.name === 'allie' || first.name === 'financement')) {
		for (const { raw } of rest) notice(`${quote(raw)} ne va pas avec cette carte : c’est ignoré.`);
		return { nature: first.name };
	}
	if (first?.values.length === 0 && first.name === 'atium') return { nature: 'atium', ...readAbilities(rest, notice) };
	const flacon = first && readFlask(first);
	if (flacon) return { nature: 'action', flacon, ...readAbilities(rest, notice) };
	notice(
		`${quote(text)} : une carte commence par « flacon » et ses deux métaux, « atium », « allie » ou « financement » ; un flacon de Fer et d’Acier est utilisé.`,
	);
	return plainCard;
}

function readFlask({ name, values: [first, second, ...more] }: Field): readonly [Metal, Metal] | undefined {
	if (name !== FLASK || more.length > 0 || !isMetal(first) || !isMetal(second)) return undefined;
	return listPartenaires(first).includes(second) ? [first, second] : undefined;
}

function readAbilities(fields: readonly Field[], notice: (text: string) => void) {
	const capacites: Cout[] = [];
	let savant = false;
	for (const { name, values, raw } of fields) {
		const cost = values.filter(isNeed);
		const sound = cost.length === values.length && cost.length > 0 && cost.length <= MAX_COUT;
		if (name === SAVANT && values.length === 0) savant = true;
		else if (name !== ABILITY || !sound)
			notice(`${quote(raw)} n’est ni « savant » ni une capacité de 1 à ${MAX_COUT} métaux : c’est ignoré.`);
		else if (capacites.length === MAX_CAPACITES)
			notice(`${quote(raw)} : une carte a au plus ${MAX_CAPACITES} capacités ici ; celle-ci est ignorée.`);
		else capacites.push(cost);
	}
	return { savant, capacites };
}

/** A card in the address. */
export function writeFiche(fiche: Fiche): string {
	if (!('capacites' in fiche)) return fiche.nature;
	return writeFields([
		fiche.nature === 'atium' ? ['atium'] : [FLASK, ...fiche.flacon],
		...fiche.capacites.map((cost) => [ABILITY, ...cost]),
		...(fiche.savant ? [[SAVANT]] : []),
	]);
}
