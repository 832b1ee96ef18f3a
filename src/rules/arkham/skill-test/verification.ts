import { checkBoolean, checkInteger, checkOneOf, isWholeNumber, type Problem } from '../../verification';
import { type Automatique, PIONS_MAX, type Pion, type Situation, type Tirage, TYPES_MAX } from './situation';

const MAX = 99;

const AUTOMATIQUES: readonly Automatique[] = ['non', 'reussite', 'echec'];

const REGLES_DE_TIRAGE: readonly Tirage['rule'][] = ['tous', 'un'];

/**
 * Checks the values of a situation, which may come from a form or an address: every number an integer in its range,
 * every kind of token a string of its own, the bag not too big. Returns every problem, in reading order; none means
 * that the entry points accept it. A bag without any token to reveal is no problem: the result says so.
 */
export function verifier({ competence, icones, difficulte, reserve, tirage }: Situation): readonly Problem[] {
	const types = reserve.map(({ type }) => type);
	return [
		...checkInteger('competence', competence, -20, MAX),
		...checkInteger('icones', icones, 0, MAX),
		...checkInteger('difficulte', difficulte, 0, MAX),
		...checkInteger('reserve.length', reserve.length, 0, TYPES_MAX),
		...reserve.flatMap((pion, rang) => [
			...checkType(`reserve[${rang}].type`, pion.type, types.slice(0, rang)),
			...checkPion(`reserve[${rang}]`, pion),
		]),
		...checkTaille(reserve),
		...checkInteger('tirage.nombre', tirage.nombre, 1, 3),
		...checkOneOf('tirage.rule', tirage.rule, REGLES_DE_TIRAGE),
	];
}

/** Problems of a curve that would go too far, or begin after its end. */
export function checkBornes(depuis: number, jusqua: number): readonly Problem[] {
	const fin = checkInteger('jusqua', jusqua, 0, MAX);
	return [...checkInteger('depuis', depuis, 0, fin.length > 0 ? MAX : jusqua), ...fin];
}

/** Problem of a number of tests that cannot be simulated. */
export function checkTirages(tirages: number): readonly Problem[] {
	return checkInteger('tirages', tirages, 0, 1_000_000);
}

function checkType(field: string, value: unknown, pris: readonly unknown[]): readonly Problem[] {
	if (typeof value !== 'string' || value === '') return [{ field, value, expected: { type: 'identifiant' } }];
	return pris.includes(value) ? [{ field, value, expected: { type: 'identifiant-unique' } }] : [];
}

function checkPion(field: string, { nombre, scelles, effet }: Pion): readonly Problem[] {
	const { modificateur, revele, automatique, echecAu } = effet;
	return [
		...checkInteger(`${field}.nombre`, nombre, 0, MAX),
		...checkInteger(`${field}.scelles`, scelles, 0, isWholeNumber(nombre, 0, MAX) ? nombre : MAX),
		...checkInteger(`${field}.effet.modificateur`, modificateur, -20, 20),
		...checkBoolean(`${field}.effet.revele`, revele),
		...checkOneOf(`${field}.effet.automatique`, automatique, AUTOMATIQUES),
		...(echecAu === undefined ? [] : checkInteger(`${field}.effet.echecAu`, echecAu, 1, MAX)),
	];
}

/** The whole bag, once each number in it makes sense. */
function checkTaille(reserve: readonly Pion[]): readonly Problem[] {
	const nombres = reserve.map(({ nombre }) => nombre);
	if (!nombres.every((nombre) => isWholeNumber(nombre, 0, MAX))) return [];
	return checkInteger(
		'reserve',
		nombres.reduce((somme, nombre) => somme + nombre, 0),
		0,
		PIONS_MAX,
	);
}
