import type { Carte } from './card-state';
import { totalValeur } from './endurance';
import { AFFLICTIONS, mapAfflictions } from './situation';
import { changeCartes, type Etat, listCartes, record } from './state';
import type { TraceStep } from './trace';

/** Between the two steps: abilities cancel what was assigned (rule degats-entre-les-etapes), never more than it. */
export function cancelAssignes(etat: Etat): Etat {
	return changeCartes(etat, (carte) => {
		const { id, assignes, annules } = carte;
		const restants = mapAfflictions((affliction) => Math.max(0, assignes[affliction] - annules[affliction]));
		const etapes = AFFLICTIONS.flatMap((affliction): readonly TraceStep[] => {
			const [avant, apres] = [assignes[affliction], restants[affliction]];
			const rule = 'degats-entre-les-etapes';
			return avant === apres ? [] : [{ kind: 'annules', rule, carte: id, affliction, avant, apres }];
		});
		return [{ ...carte, assignes: restants }, etapes];
	});
}

/**
 * Second step: everything that is assigned and not cancelled is placed at once (rule degats-appliquer). Without any
 * token, nothing was dealt (rule degats-aucun-applique).
 */
export function placePions(etat: Etat): Etat {
	const places = changeCartes(etat, placeCarte);
	if (countPlaces(listCartes(etat)) > 0) return places;
	const { degats, horreurs } = etat.situation.inflictions;
	const avant = degats.montant + horreurs.montant;
	return record(places, {
		kind: 'rien-place',
		rule: 'degats-aucun-applique',
		carte: 'investigateur',
		avant,
		apres: 0,
	});
}

/** Tokens that are placed on these cards. */
export function countPlaces(cartes: readonly Carte[]): number {
	return cartes.reduce((somme, { assignes }) => somme + assignes.degats + assignes.horreurs, 0);
}

function placeCarte(carte: Carte): readonly [Carte, readonly TraceStep[]] {
	const { id, assignes } = carte;
	const endurances = mapAfflictions((affliction) => {
		const endurance = carte.endurances[affliction];
		return endurance && { ...endurance, pions: endurance.pions + assignes[affliction] };
	});
	const etapes = AFFLICTIONS.flatMap((affliction): readonly TraceStep[] => {
		const endurance = endurances[affliction];
		if (endurance === null || assignes[affliction] === 0) return [];
		const { pions: apres } = endurance;
		const avant = apres - assignes[affliction];
		const value = totalValeur(endurance);
		return [{ kind: 'places', rule: 'degats-appliquer', carte: id, affliction, avant, apres, value }];
	});
	return [{ ...carte, endurances }, etapes];
}
