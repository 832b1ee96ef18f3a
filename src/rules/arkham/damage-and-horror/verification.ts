import { checkBoolean, checkInteger, checkOneOf, type Problem } from '../../verification';
import { AFFLICTIONS, type Endurance, type Lot, MAX_SOUTIENS, type Repartition, type Situation } from './situation';

const MAX = 99;

/**
 * Checks the values of a case, which may come from a form or an address: every number an integer in its range, one
 * entry for each asset. Returns every problem, in reading order; none means that `resoudre` accepts them. What the
 * rules do not allow is no problem here: the result says it is illegal.
 */
export function verifier(situation: Situation, repartition: Repartition): readonly Problem[] {
	const { investigateur, soutiens, inflictions, partie } = situation;
	const { assignes, annules, traumatisme } = repartition;
	const nombre = soutiens.length;
	return [
		...AFFLICTIONS.flatMap((affliction) =>
			checkEndurance(`investigateur.endurances.${affliction}`, investigateur.endurances[affliction]),
		),
		...checkLot('investigateur.traumatismes', investigateur.traumatismes),
		...checkInteger('soutiens.length', nombre, 0, MAX_SOUTIENS),
		...soutiens.flatMap((soutien, rang) =>
			AFFLICTIONS.flatMap((affliction) => {
				const endurance = soutien[affliction];
				return endurance === null ? [] : checkEndurance(`soutiens[${rang}].${affliction}`, endurance);
			}),
		),
		...AFFLICTIONS.flatMap((affliction) => {
			const { montant, direct } = inflictions[affliction];
			const field = `inflictions.${affliction}`;
			return [...checkInteger(`${field}.montant`, montant, 0, MAX), ...checkBoolean(`${field}.direct`, direct)];
		}),
		...checkOneOf('partie.mode', partie.mode, ['campagne', 'independant']),
		...checkBoolean('partie.principal', partie.principal),
		...checkInteger('partie.autresJoueurs', partie.autresJoueurs, 0, 3),
		...checkLots('assignes', assignes, nombre),
		...checkLot('annules.investigateur', annules.investigateur),
		...checkLots('annules.soutiens', annules.soutiens, nombre),
		...checkOneOf('traumatisme', traumatisme, AFFLICTIONS),
	];
}

function checkEndurance(field: string, { imprimee, modificateur, pions }: Endurance): readonly Problem[] {
	return [
		...checkInteger(`${field}.imprimee`, imprimee, 1, MAX),
		...checkInteger(`${field}.modificateur`, modificateur, -MAX, MAX),
		...checkInteger(`${field}.pions`, pions, 0, MAX),
	];
}

function checkLots(field: string, lots: readonly Lot[], nombre: number): readonly Problem[] {
	return [
		...checkInteger(`${field}.length`, lots.length, nombre, nombre),
		...lots.flatMap((lot, rang) => checkLot(`${field}[${rang}]`, lot)),
	];
}

function checkLot(field: string, lot: Lot): readonly Problem[] {
	return AFFLICTIONS.flatMap((affliction) => checkInteger(`${field}.${affliction}`, lot[affliction], 0, MAX));
}
