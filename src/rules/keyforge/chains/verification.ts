import { checkBoolean, checkInteger, checkOneOf, type Problem } from '../../verification';
import type { AuDela, Depart, Situation, Tour } from './situation';

const MAX = 99;

/** Turns that may be described one by one. */
const MAX_TOURS = 60;

const NOMBRES = ['jouees', 'piochees', 'archives', 'chaines', 'defaussees'] as const satisfies readonly (keyof Tour)[];

const DEPARTS = ['premier', 'second', 'en-cours'] as const satisfies readonly Depart['type'][];

const AU_DELA = ['palier', 'progression'] as const satisfies readonly AuDela[];

/**
 * Checks the values of a situation, which may come from a form or an address: every number an integer in its range, at
 * most 60 turns. Returns every problem, in reading order; none means that `resoudre` accepts the situation.
 */
export function verifier({ chaines, depart, tours, suite, pile, auDela }: Situation): readonly Problem[] {
	return [
		...checkInteger('chaines', chaines, 0, MAX),
		...checkDepart(depart),
		...checkInteger('tours.length', tours.length, 0, MAX_TOURS),
		...tours.flatMap((tour, rang) => checkTour(`tours[${rang}]`, tour)),
		...checkTour('suite', suite),
		...(pile === null
			? []
			: [...checkInteger('pile.deck', pile.deck, 0, MAX), ...checkInteger('pile.defausse', pile.defausse, 0, MAX)]),
		...checkOneOf('auDela', auDela, AU_DELA),
	];
}

function checkDepart(depart: Depart): readonly Problem[] {
	switch (depart.type) {
		case 'premier':
			return [
				...checkBoolean('depart.mulligan', depart.mulligan),
				...checkInteger('depart.permises', depart.permises, 1, MAX),
			];
		case 'second':
			return checkBoolean('depart.mulligan', depart.mulligan);
		case 'en-cours':
			return [
				...checkInteger('depart.main', depart.main, 0, MAX),
				...checkInteger('depart.modificateur', depart.modificateur, -MAX, MAX),
			];
		default:
			return checkOneOf('depart.type', (depart as Depart).type, DEPARTS);
	}
}

function checkTour(field: string, tour: Tour): readonly Problem[] {
	return [
		...NOMBRES.flatMap((nom) => checkInteger(`${field}.${nom}`, tour[nom], 0, MAX)),
		...checkInteger(`${field}.modificateur`, tour.modificateur, -MAX, MAX),
	];
}
