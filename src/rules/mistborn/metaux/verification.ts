import { checkBooleen, checkEntier, checkParmi, type Probleme } from '../../verification';
import type { Carte } from './carte';
import type { Evenement } from './evenement';
import { MAX_ICONES } from './legalite';
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
export function verifier(situation: Situation, evenements: readonly Evenement[]): readonly Probleme[] {
	const { icones, supplements, atium, attises, main, effets, atiumDouble } = situation;
	return [
		...checkEntier('icones', icones, 1, MAX_ICONES),
		...checkEntier('supplements', supplements, 0, MAX_SUPPLEMENTS),
		...checkEntier('atium', atium, 0, MAX),
		...attises.flatMap((metal, rang) => checkParmi(`attises[${rang}]`, metal, without(METAUX, attises.slice(0, rang)))),
		...checkEntier('main.length', main.length, 0, MAX_CARTES),
		...checkIds('main', main),
		...main.flatMap((carte, rang) => checkCarte(`main[${rang}]`, carte)),
		...checkEntier('effets.length', effets.length, 0, MAX_EFFETS),
		...checkIds('effets', effets),
		...effets.flatMap((effet, rang) => checkEffet(`effets[${rang}]`, effet)),
		...checkBooleen('atiumDouble', atiumDouble),
		...checkEntier('evenements.length', evenements.length, 0, MAX_EVENEMENTS),
		...evenements.flatMap((evenement, rang) => checkEvenement(`evenements[${rang}]`, evenement)),
	];
}

function without<T>(valeurs: readonly T[], pris: readonly T[]): readonly T[] {
	return valeurs.filter((valeur) => !pris.includes(valeur));
}

function checkIds(liste: string, elements: readonly { readonly id: string }[]): readonly Probleme[] {
	const ids = elements.map(({ id }) => id);
	return ids.flatMap((id, rang) => checkId(`${liste}[${rang}].id`, id, ids.slice(0, rang)));
}

function checkId(champ: string, valeur: unknown, pris: readonly unknown[] = []): readonly Probleme[] {
	if (typeof valeur !== 'string' || valeur === '') return [{ champ, valeur, attendu: { type: 'identifiant' } }];
	return pris.includes(valeur) ? [{ champ, valeur, attendu: { type: 'identifiant-unique' } }] : [];
}

function checkCarte(champ: string, carte: Carte): readonly Probleme[] {
	switch (carte.nature) {
		case 'action':
			return [...checkFlacon(`${champ}.flacon`, carte.flacon), ...checkCapacites(champ, carte)];
		case 'atium':
			return checkCapacites(champ, carte);
		default:
			return checkParmi(`${champ}.nature`, carte.nature, NATURES);
	}
}

function checkFlacon(
	champ: string,
	[premier, second]: Extract<Carte, { nature: 'action' }>['flacon'],
): readonly Probleme[] {
	const inconnu = checkParmi(`${champ}[0]`, premier, METAUX);
	return [...inconnu, ...checkParmi(`${champ}[1]`, second, inconnu.length > 0 ? METAUX : listPartenaires(premier))];
}

function checkCapacites(
	champ: string,
	{ savant, capacites }: Extract<Carte, { savant: boolean }>,
): readonly Probleme[] {
	return [
		...checkBooleen(`${champ}.savant`, savant),
		...checkEntier(`${champ}.capacites.length`, capacites.length, 0, MAX_CAPACITES),
		...capacites.flatMap((cout, rang) => [
			...checkEntier(`${champ}.capacites[${rang}].length`, cout.length, 1, MAX_COUT),
			...cout.flatMap((metal, autre) => checkParmi(`${champ}.capacites[${rang}][${autre}]`, metal, BESOINS)),
		]),
	];
}

function checkEffet(champ: string, { nature, metal, fois }: Effet): readonly Probleme[] {
	return [
		...checkParmi(`${champ}.nature`, nature, ['allie', 'personnage']),
		...checkParmi(`${champ}.metal`, metal, BESOINS),
		...checkEntier(`${champ}.fois`, fois, 1, nature === 'personnage' ? 1 : MAX_COUT),
	];
}

function checkEvenement(champ: string, evenement: Evenement): readonly Probleme[] {
	switch (evenement.type) {
		case 'bruler':
			return [...checkParmi(`${champ}.metal`, evenement.metal, METAUX), ...checkCible(`${champ}.pour`, evenement.pour)];
		case 'attiser':
			return [
				...checkParmi(`${champ}.metal`, evenement.metal, BESOINS),
				...checkCible(`${champ}.pour`, evenement.pour),
			];
		case 'atium':
			return [
				...checkParmi(`${champ}.comme`, evenement.comme, BESOINS),
				...checkCible(`${champ}.pour`, evenement.pour),
			];
		case 'carte':
			return [
				...checkId(`${champ}.carte`, evenement.carte),
				...checkParmi(`${champ}.comme`, evenement.comme, BESOINS),
				...checkCible(`${champ}.pour`, evenement.pour),
			];
		case 'regenerer':
			return [
				...checkParmi(`${champ}.metal`, evenement.metal, METAUX),
				...checkCible(`${champ}.carte`, evenement.carte),
			];
		case 'gain':
			return [
				...checkParmi(`${champ}.quoi`, evenement.quoi, ['icone', 'bruler', 'atium']),
				...checkEntier(`${champ}.nombre`, evenement.nombre, 1, MAX_SUPPLEMENTS),
			];
		default:
			return checkParmi(`${champ}.type`, (evenement as Evenement).type, TYPES);
	}
}

/** An id, or `null` for none. */
function checkCible(champ: string, valeur: unknown): readonly Probleme[] {
	return valeur === null ? [] : checkId(champ, valeur);
}
