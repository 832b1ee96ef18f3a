import { checkBooleen, checkEntier, checkParmi, type Probleme } from '../../verification';
import { CHOIX } from './anneau';
import type { Personnage } from './personnage';
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
export function verifier(situation: Situation): readonly Probleme[] {
	const lignes = CAMPS.flatMap((camp) =>
		situation[camp].personnages.map((personnage, rang) => ({ champ: `${camp}.personnages[${rang}]`, personnage })),
	);
	const ids = lignes.map(({ personnage }) => personnage.id);
	return [
		...checkParmi('type', situation.type, TYPES),
		...CAMPS.flatMap((camp) => checkForces(camp, situation[camp])),
		...lignes.flatMap(({ champ, personnage }, rang) => [
			...checkId(`${champ}.id`, personnage.id, ids.slice(0, rang)),
			...checkPersonnage(champ, personnage),
		]),
		...checkFaveur(situation),
		...checkProvince(situation.province),
		...checkAnneau(situation),
	];
}

function checkForces(champ: string, { personnages, modificateur, honneur }: Forces): readonly Probleme[] {
	return [
		...checkEntier(`${champ}.personnages.length`, personnages.length, 0, MAX_PERSONNAGES),
		...checkEntier(`${champ}.modificateur`, modificateur, -MAX, MAX),
		...checkEntier(`${champ}.honneur`, honneur, HONNEUR.min, HONNEUR.max),
	];
}

function checkPersonnage(champ: string, personnage: Personnage): readonly Probleme[] {
	const { attachements, modificateur, gloire, statut, incline, fierte } = personnage;
	return [
		...TYPES.flatMap((type) =>
			personnage[type] === null ? [] : checkEntier(`${champ}.${type}`, personnage[type], 0, MAX),
		),
		...TYPES.flatMap((type) => checkEntier(`${champ}.attachements.${type}`, attachements[type], -MAX, MAX)),
		...checkEntier(`${champ}.modificateur`, modificateur, -MAX, MAX),
		...checkEntier(`${champ}.gloire`, gloire, 0, MAX),
		...checkParmi(`${champ}.statut`, statut, STATUTS),
		...checkBooleen(`${champ}.incline`, incline),
		...checkBooleen(`${champ}.fierte`, fierte),
	];
}

function checkFaveur({ faveur }: Situation): readonly Probleme[] {
	if (faveur === null) return [];
	return [...checkParmi('faveur.detenteur', faveur.detenteur, CAMPS), ...checkParmi('faveur.face', faveur.face, TYPES)];
}

function checkProvince({ defense, bonus, forteresse, detruites }: Province): readonly Probleme[] {
	return [
		...checkEntier('province.defense', defense, 0, MAX),
		...checkEntier('province.bonus', bonus, 0, MAX),
		...checkBooleen('province.forteresse', forteresse),
		...checkEntier('province.detruites', detruites, 0, forteresse ? 4 : 3),
	];
}

function checkAnneau({ anneau: { element, destin, choix } }: Situation): readonly Probleme[] {
	const choixPossibles: readonly string[] | undefined = Object.hasOwn(CHOIX, element) ? CHOIX[element] : undefined;
	return [
		...(choixPossibles === undefined
			? checkParmi('anneau.element', element, Object.keys(CHOIX))
			: checkParmi('anneau.choix', choix, choixPossibles)),
		...checkEntier('anneau.destin', destin, 0, MAX),
	];
}

function checkId(champ: string, valeur: unknown, pris: readonly unknown[]): readonly Probleme[] {
	if (typeof valeur !== 'string' || valeur === '') return [{ champ, valeur, attendu: { type: 'identifiant' } }];
	return pris.includes(valeur) ? [{ champ, valeur, attendu: { type: 'identifiant-unique' } }] : [];
}
