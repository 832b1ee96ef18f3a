/** A creature in play. Every number is an integer from 0 to 99 unless said otherwise. */
export interface Creature {
	/** Unique among both lines; the trace names creatures by it. */
	readonly id: string;
	/** Printed power. */
	readonly puissance: number;
	/** +1 power markers. */
	readonly marqueursPuissance: number;
	/** Armour value this turn, gains and losses included; a printed « ~ » is 0. */
	readonly armure: number;
	/** Part of `armure` that has already cancelled damage this turn: at most `armure`. */
	readonly armureUtilisee: number;
	/** Damage counters. */
	readonly degats: number;
	/** Ward markers: 0 or 1, a warded creature cannot be warded again. */
	readonly protection: number;
	/** X of assaut (X), 0 without the keyword. */
	readonly assaut: number;
	/** X of hasardeux (X), 0 without the keyword. */
	readonly hasardeux: number;
	readonly escarmouche: boolean;
	readonly insaisissable: boolean;
	/** True once the creature has been chosen to be fought this turn. */
	readonly dejaAttaquee: boolean;
	readonly poison: boolean;
	readonly invulnerable: boolean;
	readonly provocation: boolean;
	readonly sonne: boolean;
	readonly enrage: boolean;
	/** Aombre held by the creature. */
	readonly aombre: number;
}

/** Power that counts in play: printed power and one for each +1 marker (rule marqueur-puissance-plus-un). */
export function totalPuissance(creature: Creature): number {
	return creature.puissance + creature.marqueursPuissance;
}

/** Damage that the armour can still cancel this turn, never negative (rule armure-consommee). */
export function remainingArmure(creature: Creature): number {
	return creature.armure - creature.armureUtilisee;
}

/** Whether the damage counters equal or exceed the power, which destroys (rule degat-destruction). */
export function hasLethalDegats(creature: Creature): boolean {
	return creature.degats >= totalPuissance(creature);
}
