/** A creature in play. Every number is an integer from 0 to 99 unless said otherwise. */
export interface Creature {
	/** Unique among both lines; the trace names creatures by it. */
	readonly id: string;
	/** Printed power. */
	readonly power: number;
	/** +1 power counters. */
	readonly powerCounters: number;
	/** Armor value this turn, gains and losses included; a printed « ~ » is 0. */
	readonly armor: number;
	/** Part of `armor` that has already canceled damage this turn: at most `armor`. */
	readonly armorUsed: number;
	/** Damage counters. */
	readonly damage: number;
	/** Ward counters: 0 or 1, a warded creature cannot be warded again. */
	readonly ward: number;
	/** X of assault (X), 0 without the keyword. */
	readonly assault: number;
	/** X of hazardous (X), 0 without the keyword. */
	readonly hazardous: number;
	readonly skirmish: boolean;
	readonly elusive: boolean;
	/** True once the creature has been chosen to be fought this turn. */
	readonly alreadyAttacked: boolean;
	readonly poison: boolean;
	readonly invulnerable: boolean;
	readonly taunt: boolean;
	readonly stunned: boolean;
	readonly enraged: boolean;
	/** Æmber held by the creature. */
	readonly aember: number;
	/** Power gained or lost for the rest of the turn, in all: negative when lost, and may go beyond the power. */
	readonly turnPower?: number;
	/** Power gained or lost for as long as the creature is in play, in all. */
	readonly lastingPower?: number;
	/** Armor value once what lasts a turn is over; left out when that is `armor`. */
	readonly nextArmor?: number;
	/** The creature cannot be dealt damage, for the rest of the turn or for as long as it is in play. */
	readonly spared?: Duration;
}

/** How long a change lasts: until the turn ends, or for as long as the creature is in play (an upgrade). */
export type Duration = 'turn' | 'lasting';

/**
 * Power that counts in play: printed power, one for each +1 counter (rule marqueur-puissance-plus-un), and what
 * events changed. Never negative.
 */
export function totalPower(creature: Creature): number {
	const { power, powerCounters, turnPower = 0, lastingPower = 0 } = creature;
	return Math.max(0, power + powerCounters + turnPower + lastingPower);
}

/** Damage that the armor can still cancel this turn, never negative (rule armure-consommee). */
export function remainingArmor(creature: Creature): number {
	return creature.armor - creature.armorUsed;
}

/** Whether the damage counters equal or exceed the power, which destroys (rule degat-destruction). */
export function hasLethalDamage(creature: Creature): boolean {
	return creature.damage >= totalPower(creature);
}
