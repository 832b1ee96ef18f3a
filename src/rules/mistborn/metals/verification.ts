import { checkBoolean, checkInteger, checkOneOf, type Problem } from '../../verification';
import type { Evenement } from './action';
import type { Carte } from './card';
import { MAX_ICONES } from './legality';
import { BESOINS, listPartenaires, METAUX } from './metal';
import type { Effet, Situation } from './situation';

const MAX = 99;
const MAX_SUPPLEMENTS = 9;
/** Cards and effects that a turn can hold. */
const MAX_CARTES = 12;
const MAX_EFFETS = 12;
const MAX_EVENEMENTS = 60;
/** Abilities of a card, and metals of one of them. */
export const MAX_CAPACITES = 3;
export const MAX_COUT = 4;

const NATURES = ['action', 'atium', 'allie', 'financement'] as const satisfies readonly Carte['nature'][];
const TYPES = [
	'bruler',
	'attiser',
	'atium',
	'carte',
	'regenerer',
	'gain',
] as const satisfies readonly Evenement['type'][];

/**
 * Checks the values of a situation and of actions, which may come from a form or an address: integers in their range,
 * known metals, ids that are unique among cards and among effects, flasks of two different metals that can be a pair
 * (`listPartenaires`). Returns every problem, in reading order; none means that `resoudre` accepts them. An action that
 * names an unknown card is no problem here: its outcome says it is illegal.
 */
export function verifier(situation: Situation, evenements: readonly Evenement[]): readonly Problem[] {
	const { icones, supplements, atium, attises, main, effets, atiumDouble } = situation;
	return [
		...checkInteger('icones', icones, 1, MAX_ICONES),
		...checkInteger('supplements', supplements, 0, MAX_SUPPLEMENTS),
		...checkInteger('atium', atium, 0, MAX),
		...attises.flatMap((metal, rang) => checkOneOf(`attises[${rang}]`, metal, without(METAUX, attises.slice(0, rang)))),
		...checkInteger('main.length', main.length, 0, MAX_CARTES),
		...checkIds('main', main),
		...main.flatMap((carte, rang) => checkCarte(`main[${rang}]`, carte)),
		...checkInteger('effets.length', effets.length, 0, MAX_EFFETS),
		...checkIds('effets', effets),
		...effets.flatMap((effet, rang) => checkEffet(`effets[${rang}]`, effet)),
		...checkBoolean('atiumDouble', atiumDouble),
		...checkInteger('evenements.length', evenements.length, 0, MAX_EVENEMENTS),
		...evenements.flatMap((evenement, rang) => checkEvenement(`evenements[${rang}]`, evenement)),
	];
}

function without<T>(valeurs: readonly T[], pris: readonly T[]): readonly T[] {
	return valeurs.filter((value) => !pris.includes(value));
}

function checkIds(liste: string, elements: readonly { readonly id: string }[]): readonly Problem[] {
	const ids = elements.map(({ id }) => id);
	return ids.flatMap((id, rang) => checkId(`${liste}[${rang}].id`, id, ids.slice(0, rang)));
}

function checkId(field: string, value: unknown, pris: readonly unknown[] = []): readonly Problem[] {
	if (typeof value !== 'string' || value === '') return [{ field, value, expected: { type: 'identifiant' } }];
	return pris.includes(value) ? [{ field, value, expected: { type: 'identifiant-unique' } }] : [];
}

function checkCarte(field: string, carte: Carte): readonly Problem[] {
	switch (carte.nature) {
		case 'action':
			return [...checkFlacon(`${field}.flacon`, carte.flacon), ...checkCapacites(field, carte)];
		case 'atium':
			return checkCapacites(field, carte);
		default:
			return checkOneOf(`${field}.nature`, carte.nature, NATURES);
	}
}

function checkFlacon(
	field: string,
	[premier, second]: Extract<Carte, { nature: 'action' }>['flacon'],
): readonly Problem[] {
	const inconnu = checkOneOf(`${field}[0]`, premier, METAUX);
	return [...inconnu, ...checkOneOf(`${field}[1]`, second, inconnu.length > 0 ? METAUX : listPartenaires(premier))];
}

function checkCapacites(field: string, { savant, capacites }: Extract<Carte, { savant: boolean }>): readonly Problem[] {
	return [
		...checkBoolean(`${field}.savant`, savant),
		...checkInteger(`${field}.capacites.length`, capacites.length, 0, MAX_CAPACITES),
		...capacites.flatMap((cout, rang) => [
			...checkInteger(`${field}.capacites[${rang}].length`, cout.length, 1, MAX_COUT),
			...cout.flatMap((metal, autre) => checkOneOf(`${field}.capacites[${rang}][${autre}]`, metal, BESOINS)),
		]),
	];
}

function checkEffet(field: string, { nature, metal, fois }: Effet): readonly Problem[] {
	return [
		...checkOneOf(`${field}.nature`, nature, ['allie', 'personnage']),
		...checkOneOf(`${field}.metal`, metal, BESOINS),
		...checkInteger(`${field}.fois`, fois, 1, nature === 'personnage' ? 1 : MAX_COUT),
	];
}

function checkEvenement(field: string, evenement: Evenement): readonly Problem[] {
	switch (evenement.type) {
		case 'bruler':
			return [...checkOneOf(`${field}.metal`, evenement.metal, METAUX), ...checkCible(`${field}.pour`, evenement.pour)];
		case 'attiser':
			return [
				...checkOneOf(`${field}.metal`, evenement.metal, BESOINS),
				...checkCible(`${field}.pour`, evenement.pour),
			];
		case 'atium':
			return [
				...checkOneOf(`${field}.comme`, evenement.comme, BESOINS),
				...checkCible(`${field}.pour`, evenement.pour),
			];
		case 'carte':
			return [
				...checkId(`${field}.carte`, evenement.carte),
				...checkOneOf(`${field}.comme`, evenement.comme, BESOINS),
				...checkCible(`${field}.pour`, evenement.pour),
			];
		case 'regenerer':
			return [
				...checkOneOf(`${field}.metal`, evenement.metal, METAUX),
				...checkCible(`${field}.carte`, evenement.carte),
			];
		case 'gain':
			return [
				...checkOneOf(`${field}.quoi`, evenement.quoi, ['icone', 'bruler', 'atium']),
				...checkInteger(`${field}.nombre`, evenement.nombre, 1, MAX_SUPPLEMENTS),
			];
		default:
			return checkOneOf(`${field}.type`, (evenement as Evenement).type, TYPES);
	}
}

/** An id, or `null` for none. */
function checkCible(field: string, value: unknown): readonly Problem[] {
	return value === null ? [] : checkId(field, value);
}
