import { checkBoolean, checkInteger, checkOneOf, type Problem } from '../../verification';
import {
	CAMPS,
	type Duelliste,
	type Mises,
	type Plancher,
	type Situation,
	type Statut,
	type TypeDuel,
} from './situation';

const MAX = 99;

/** Numbers of an honour dial (rule duel-d-3). */
export const CADRAN = [1, 2, 3, 4, 5] as const;

/** A player who has less or more has already lost or won (rules bases-victoire-deshonneur, bases-victoire-honneur). */
export const HONNEUR = { min: 1, max: 24 } as const;

const TYPES = ['militaire', 'politique'] as const satisfies readonly TypeDuel[];
const STATUTS = ['honore', 'normal', 'deshonore'] as const satisfies readonly Statut[];
const PLANCHERS = ['apres-mise', 'avant-mise'] as const satisfies readonly Plancher[];

/**
 * Checks the values of a duel and of its bids, which may come from a form or an address: every number an integer in
 * its range. Returns every problem, in reading order; none means that `resoudre` accepts them. A dash is no problem
 * here: the result says that there is no duel. Without `mises`, checks what `dresserTableau` needs.
 */
export function verifier(situation: Situation, mises?: Mises): readonly Problem[] {
	return [
		...checkOneOf('type', situation.type, TYPES),
		...checkOneOf('plancher', situation.plancher, PLANCHERS),
		...CAMPS.flatMap((camp) => checkDuelliste(camp, situation[camp])),
		...(mises === undefined ? [] : CAMPS.flatMap((camp) => checkMise(`mises.${camp}`, mises[camp]))),
	];
}

function checkDuelliste(field: string, duelliste: Duelliste): readonly Problem[] {
	return [
		...checkInteger(`${field}.competence`, duelliste.competence, 0, MAX),
		...checkBoolean(`${field}.tiret`, duelliste.tiret),
		...checkInteger(`${field}.gloire`, duelliste.gloire, 0, MAX),
		...checkOneOf(`${field}.statut`, duelliste.statut, STATUTS),
		...checkInteger(`${field}.modificateurs`, duelliste.modificateurs, -MAX, MAX),
		...checkBoolean(`${field}.incline`, duelliste.incline),
		...checkInteger(`${field}.honneur`, duelliste.honneur, HONNEUR.min, HONNEUR.max),
		...checkInteger(`${field}.modificateurMise`, duelliste.modificateurMise, -MAX, MAX),
	];
}

function checkMise(field: string, mise: number): readonly Problem[] {
	return checkInteger(field, mise, CADRAN[0], CADRAN[4]);
}
