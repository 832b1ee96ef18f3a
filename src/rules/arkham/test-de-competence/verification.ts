import { checkBooleen, checkEntier, checkParmi, isEntier, type Probleme } from '../../verification';
import { type Automatique, PIONS_MAX, type Pion, type Situation, type Tirage, TYPES_MAX } from './situation';

const MAX = 99;

const AUTOMATIQUES: readonly Automatique[] = ['non', 'reussite', 'echec'];

const REGLES_DE_TIRAGE: readonly Tirage['regle'][] = ['tous', 'un'];

/**
 * Checks the values of a situation, which may come from a form or an address: every number an integer in its range,
 * every kind of token a string of its own, the bag not too big. Returns every problem, in reading order; none means
 * that the entry points accept it. A bag without any token to reveal is no problem: the result says so.
 */
export function verifier({ competence, icones, difficulte, reserve, tirage }: Situation): readonly Probleme[] {
	const types = reserve.map(({ type }) => type);
	return [
		...checkEntier('competence', competence, -20, MAX),
		...checkEntier('icones', icones, 0, MAX),
		...checkEntier('difficulte', difficulte, 0, MAX),
		...checkEntier('reserve.length', reserve.length, 0, TYPES_MAX),
		...reserve.flatMap((pion, rang) => [
			...checkType(`reserve[${rang}].type`, pion.type, types.slice(0, rang)),
			...checkPion(`reserve[${rang}]`, pion),
		]),
		...checkTaille(reserve),
		...checkEntier('tirage.nombre', tirage.nombre, 1, 3),
		...checkParmi('tirage.regle', tirage.regle, REGLES_DE_TIRAGE),
	];
}

/** Problems of a curve that would go too far, or begin after its end. */
export function checkBornes(depuis: number, jusqua: number): readonly Probleme[] {
	const fin = checkEntier('jusqua', jusqua, 0, MAX);
	return [...checkEntier('depuis', depuis, 0, fin.length > 0 ? MAX : jusqua), ...fin];
}

/** Problem of a number of tests that cannot be simulated. */
export function checkTirages(tirages: number): readonly Probleme[] {
	return checkEntier('tirages', tirages, 0, 1_000_000);
}

function checkType(champ: string, valeur: unknown, pris: readonly unknown[]): readonly Probleme[] {
	if (typeof valeur !== 'string' || valeur === '') return [{ champ, valeur, attendu: { type: 'identifiant' } }];
	return pris.includes(valeur) ? [{ champ, valeur, attendu: { type: 'identifiant-unique' } }] : [];
}

function checkPion(champ: string, { nombre, scelles, effet }: Pion): readonly Probleme[] {
	const { modificateur, revele, automatique, echecAu } = effet;
	return [
		...checkEntier(`${champ}.nombre`, nombre, 0, MAX),
		...checkEntier(`${champ}.scelles`, scelles, 0, isEntier(nombre, 0, MAX) ? nombre : MAX),
		...checkEntier(`${champ}.effet.modificateur`, modificateur, -20, 20),
		...checkBooleen(`${champ}.effet.revele`, revele),
		...checkParmi(`${champ}.effet.automatique`, automatique, AUTOMATIQUES),
		...(echecAu === undefined ? [] : checkEntier(`${champ}.effet.echecAu`, echecAu, 1, MAX)),
	];
}

/** The whole bag, once each number in it makes sense. */
function checkTaille(reserve: readonly Pion[]): readonly Probleme[] {
	const nombres = reserve.map(({ nombre }) => nombre);
	if (!nombres.every((nombre) => isEntier(nombre, 0, MAX))) return [];
	return checkEntier(
		'reserve',
		nombres.reduce((somme, nombre) => somme + nombre, 0),
		0,
		PIONS_MAX,
	);
}
