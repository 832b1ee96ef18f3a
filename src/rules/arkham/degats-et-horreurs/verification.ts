import { checkBooleen, checkEntier, checkParmi, type Probleme } from '../../verification';
import { AFFLICTIONS, type Endurance, type Lot, MAX_SOUTIENS, type Repartition, type Situation } from './situation';

const MAX = 99;

/**
 * Checks the values of a case, which may come from a form or an address: every number an integer in its range, one
 * entry for each asset. Returns every problem, in reading order; none means that `resoudre` accepts them. What the
 * rules do not allow is no problem here: the result says it is illegal.
 */
export function verifier(situation: Situation, repartition: Repartition): readonly Probleme[] {
	const { investigateur, soutiens, inflictions, partie } = situation;
	const { assignes, annules, traumatisme } = repartition;
	const nombre = soutiens.length;
	return [
		...AFFLICTIONS.flatMap((affliction) =>
			checkEndurance(`investigateur.endurances.${affliction}`, investigateur.endurances[affliction]),
		),
		...checkLot('investigateur.traumatismes', investigateur.traumatismes),
		...checkEntier('soutiens.length', nombre, 0, MAX_SOUTIENS),
		...soutiens.flatMap((soutien, rang) =>
			AFFLICTIONS.flatMap((affliction) => {
				const endurance = soutien[affliction];
				return endurance === null ? [] : checkEndurance(`soutiens[${rang}].${affliction}`, endurance);
			}),
		),
		...AFFLICTIONS.flatMap((affliction) => {
			const { montant, direct } = inflictions[affliction];
			const champ = `inflictions.${affliction}`;
			return [...checkEntier(`${champ}.montant`, montant, 0, MAX), ...checkBooleen(`${champ}.direct`, direct)];
		}),
		...checkParmi('partie.mode', partie.mode, ['campagne', 'independant']),
		...checkBooleen('partie.principal', partie.principal),
		...checkEntier('partie.autresJoueurs', partie.autresJoueurs, 0, 3),
		...checkLots('assignes', assignes, nombre),
		...checkLot('annules.investigateur', annules.investigateur),
		...checkLots('annules.soutiens', annules.soutiens, nombre),
		...checkParmi('traumatisme', traumatisme, AFFLICTIONS),
	];
}

function checkEndurance(champ: string, { imprimee, modificateur, pions }: Endurance): readonly Probleme[] {
	return [
		...checkEntier(`${champ}.imprimee`, imprimee, 1, MAX),
		...checkEntier(`${champ}.modificateur`, modificateur, -MAX, MAX),
		...checkEntier(`${champ}.pions`, pions, 0, MAX),
	];
}

function checkLots(champ: string, lots: readonly Lot[], nombre: number): readonly Probleme[] {
	return [
		...checkEntier(`${champ}.length`, lots.length, nombre, nombre),
		...lots.flatMap((lot, rang) => checkLot(`${champ}[${rang}]`, lot)),
	];
}

function checkLot(champ: string, lot: Lot): readonly Probleme[] {
	return AFFLICTIONS.flatMap((affliction) => checkEntier(`${champ}.${affliction}`, lot[affliction], 0, MAX));
}
