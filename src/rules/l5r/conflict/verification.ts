import { checkBoolean, checkInteger, checkOneOf, type Problem } from '../../verification';
import { CHOIX } from './ring';
import type { Personnage } from './character';
import { CAMPS, type Forces, type Province, type Situation } from './situation';

const MAX = 99;
const MAX_PERSONNAGES = 8;
const TYPES = ['militaire', 'politique'] as const;
const STATUTS = ['honore', 'normal', 'deshonore'] as const;
/** Honour of a player whose game goes on. */
const HONNEUR = { min: 1, max: 24 };

/**
 * Checks the values of a situation, which may come from a form or an address: every number an integer in its range,
 * every id a string, unique among characters, the choice one that the ring offers. Returns every problem; none means
 * that `resoudre` accepts the situation.
 */
export function verifier(situation: Situation): readonly Problem[] {
	const lines = CAMPS.flatMap((camp) =>
		situation[camp].personnages.map((personnage, rang) => ({ field: `${camp}.personnages[${rang}]`, personnage })),
	);
	const ids = lines.map(({ personnage }) => personnage.id);
	return [
		...checkOneOf('type', situation.type, TYPES),
		...CAMPS.flatMap((camp) => checkForces(camp, situation[camp])),
		...lines.flatMap(({ field, personnage }, rang) => [
			...checkId(`${field}.id`, personnage.id, ids.slice(0, rang)),
			...checkPersonnage(field, personnage),
		]),
		...checkFaveur(situation),
		...checkProvince(situation.province),
		...checkAnneau(situation),
	];
}

function checkForces(field: string, { personnages, modificateur, honneur }: Forces): readonly Problem[] {
	return [
		...checkInteger(`${field}.personnages.length`, personnages.length, 0, MAX_PERSONNAGES),
		...checkInteger(`${field}.modificateur`, modificateur, -MAX, MAX),
		...checkInteger(`${field}.honneur`, honneur, HONNEUR.min, HONNEUR.max),
	];
}

function checkPersonnage(field: string, personnage: Personnage): readonly Problem[] {
	const { attachements, modificateur, gloire, statut, incline, fierte } = personnage;
	return [
		...TYPES.flatMap((type) =>
			personnage[type] === null ? [] : checkInteger(`${field}.${type}`, personnage[type], 0, MAX),
		),
		...TYPES.flatMap((type) => checkInteger(`${field}.attachements.${type}`, attachements[type], -MAX, MAX)),
		...checkInteger(`${field}.modificateur`, modificateur, -MAX, MAX),
		...checkInteger(`${field}.gloire`, gloire, 0, MAX),
		...checkOneOf(`${field}.statut`, statut, STATUTS),
		...checkBoolean(`${field}.incline`, incline),
		...checkBoolean(`${field}.fierte`, fierte),
	];
}

function checkFaveur({ faveur }: Situation): readonly Problem[] {
	if (faveur === null) return [];
	return [...checkOneOf('faveur.detenteur', faveur.detenteur, CAMPS), ...checkOneOf('faveur.face', faveur.face, TYPES)];
}

function checkProvince({ defense, bonus, forteresse, detruites }: Province): readonly Problem[] {
	return [
		...checkInteger('province.defense', defense, 0, MAX),
		...checkInteger('province.bonus', bonus, 0, MAX),
		...checkBoolean('province.forteresse', forteresse),
		...checkInteger('province.detruites', detruites, 0, forteresse ? 4 : 3),
	];
}

function checkAnneau({ anneau: { element, destin, choix } }: Situation): readonly Problem[] {
	const choixPossibles: readonly string[] | undefined = Object.hasOwn(CHOIX, element) ? CHOIX[element] : undefined;
	return [
		...(choixPossibles === undefined
			? checkOneOf('anneau.element', element, Object.keys(CHOIX))
			: checkOneOf('anneau.choix', choix, choixPossibles)),
		...checkInteger('anneau.destin', destin, 0, MAX),
	];
}

function checkId(field: string, value: unknown, pris: readonly unknown[]): readonly Problem[] {
	if (typeof value !== 'string' || value === '') return [{ field, value, expected: { type: 'identifiant' } }];
	return pris.includes(value) ? [{ field, value, expected: { type: 'identifiant-unique' } }] : [];
}
