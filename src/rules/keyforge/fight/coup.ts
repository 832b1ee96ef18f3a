import { type Etat, record } from './etat';
import type { Constat, Nature } from './trace';

/** Rule of the fight that keeps a creature's power from dealing damage. */
export type Empechement = 'insaisissable-premiere-fois' | 'escarmouche-aucun-degat';

/** Damage from one origin to one creature, on its way through the damage sequence. */
export interface Coup {
	readonly cible: string;
	/** Creature that deals the damage; `null` when a card's effect does. */
	readonly source: string | null;
	readonly nature: Nature;
	/** Damage announced. */
	readonly montant: number;
	/** Damage not cancelled yet; once the sequence is over, damage placed. */
	readonly reste: number;
	readonly empechement: Empechement | null;
}

/** A simultaneous batch of damage, and the state it has reached. A creature receives at most one blow of a batch. */
export interface Lot {
	readonly etat: Etat;
	readonly coups: readonly Coup[];
}

/** A state and one blow of a batch. */
export interface Passage {
	readonly etat: Etat;
	readonly coup: Coup;
}

/** Makes a blow that nothing has cancelled yet. */
export function createCoup(
	cible: string,
	nature: Nature,
	montant: number,
	source: string | null,
	empechement: Empechement | null = null,
): Coup {
	return { cible, source, nature, montant, reste: montant, empechement };
}

/** Takes every blow of a batch through the same step, before any goes to the next step. */
export function passLot(lot: Lot, step: (passage: Passage) => Passage): Lot {
	return lot.coups.reduce<Lot>(
		({ etat, coups }, coup) => {
			const passage = step({ etat, coup });
			return { etat: passage.etat, coups: [...coups, passage.coup] };
		},
		{ etat: lot.etat, coups: [] },
	);
}

/** Cancels a whole blow and records why. */
export function stopCoup({ etat, coup }: Passage, constat: Constat): Passage {
	return { etat: record(etat, constat), coup: { ...coup, reste: 0 } };
}
