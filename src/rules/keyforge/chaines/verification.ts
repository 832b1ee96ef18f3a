import { checkBooleen, checkEntier, checkParmi, type Probleme } from '../../verification';
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
export function verifier({ chaines, depart, tours, suite, pile, auDela }: Situation): readonly Probleme[] {
	return [
		...checkEntier('chaines', chaines, 0, MAX),
		...checkDepart(depart),
		...checkEntier('tours.length', tours.length, 0, MAX_TOURS),
		...tours.flatMap((tour, rang) => checkTour(`tours[${rang}]`, tour)),
		...checkTour('suite', suite),
		...(pile === null
			? []
			: [...checkEntier('pile.deck', pile.deck, 0, MAX), ...checkEntier('pile.defausse', pile.defausse, 0, MAX)]),
		...checkParmi('auDela', auDela, AU_DELA),
	];
}

function checkDepart(depart: Depart): readonly Probleme[] {
	switch (depart.type) {
		case 'premier':
			return [
				...checkBooleen('depart.mulligan', depart.mulligan),
				...checkEntier('depart.permises', depart.permises, 1, MAX),
			];
		case 'second':
			return checkBooleen('depart.mulligan', depart.mulligan);
		case 'en-cours':
			return [
				...checkEntier('depart.main', depart.main, 0, MAX),
				...checkEntier('depart.modificateur', depart.modificateur, -MAX, MAX),
			];
		default:
			return checkParmi('depart.type', (depart as Depart).type, DEPARTS);
	}
}

function checkTour(champ: string, tour: Tour): readonly Probleme[] {
	return [
		...NOMBRES.flatMap((nom) => checkEntier(`${champ}.${nom}`, tour[nom], 0, MAX)),
		...checkEntier(`${champ}.modificateur`, tour.modificateur, -MAX, MAX),
	];
}
