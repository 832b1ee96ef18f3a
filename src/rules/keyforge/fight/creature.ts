import { type Changes, type Duration, sumChanges } from './changes';
import type { EffectEvent, Keyword, Zone } from './event';

/** Another creature is dealt the damage, and for how long. */
export interface Redirect {
	readonly to: string;
	readonly duration: Duration;
}

/** A keyword that an event gave or took away. */
export interface KeywordChange {
	readonly keyword: Keyword;
	/** 0 when it is lost; what is added to assault or hazardous; 1 for the others. */
	readonly value: number;
	readonly duration: Duration;
}

/** What a card says that a number is: while it does, no change of that number counts. */
export interface SetTo {
	readonly value: number;
	readonly duration: Duration;
}

/** A creature in play. Every number is an integer from 0 to 99 unless said otherwise. */
export interface Creature {
	/** Unique among both lines; the trace names creatures by it. */
	readonly id: string;
	/** Printed power. */
	readonly power: number;
	/** +1 power counters. */
	readonly powerCounters: number;
	/** Armor value before the events; a printed « ~ » is 0. */
	readonly armor: number;
	/** Part of the armor that has already canceled damage this turn: at most what it is. */
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
	readonly exhausted: boolean;
	/** Æmber held by the creature. */
	readonly aember: number;
	/** What its “Destroyed:” ability does, in order, once it is marked and still in play. */
	readonly destroyed?: readonly EffectEvent[];
	/** When the active player resolves it among those of one destruction: the lowest first, 0 to 99; last when left out. */
	readonly destroyedRank?: number;
	/** Where its “Destroyed:” ability sends it, instead of the discard pile, once it is marked. */
	readonly whenDestroyed?: Zone;
	/** Power that events added or took away. */
	readonly powerChange?: Changes;
	/** Armor that events added or took away. */
	readonly armorChange?: Changes;
	/** What cards say that its power, or its armor, is: the latest counts. */
	readonly powerSet?: readonly SetTo[];
	readonly armorSet?: readonly SetTo[];
	/** The keywords that events changed, as they were before: those of the creature are as they are now. */
	readonly printed?: Readonly<Partial<Record<Keyword, boolean | number>>>;
	readonly keywordChanges?: readonly KeywordChange[];
	/** The creature cannot be dealt damage, and for how long. */
	readonly spared?: Duration;
	/** Other creatures that are dealt what it should be dealt, and for how long: the last one in play counts. */
	readonly redirects?: readonly Redirect[];
	/** It was exhausted by a fight of the list. */
	readonly fought?: true;
}

/**
 * Power that counts in play: printed power, one for each +1 counter (rule marqueur-puissance-plus-un), and what
 * events changed; or what the latest card says, whatever changed it, before or since (rule faq-etoile-blafarde-reponse).
 * Never negative.
 */
export function totalPower(creature: Creature): number {
	const { power, powerCounters, powerChange, powerSet } = creature;
	return powerSet?.at(-1)?.value ?? Math.max(0, power + powerCounters + sumChanges(powerChange));
}

/**
 * Armor value this turn: every gain and loss counts, in any order, and the sum is never negative (rule armure-total); or
 * what the latest card says, whatever changed it (rule faq-etoile-blafarde-restriction).
 */
export const totalArmor = ({
	armor,
	armorChange,
	armorSet,
}: Pick<Creature, 'armor' | 'armorChange' | 'armorSet'>): number =>
	armorSet?.at(-1)?.value ?? Math.max(0, armor + sumChanges(armorChange));

/** Damage that the armor can still cancel this turn, never negative (rule armure-consommee). */
export function remainingArmor(creature: Creature): number {
	return totalArmor(creature) - creature.armorUsed;
}

/** Whether the damage counters equal or exceed the power, which destroys (rule degat-destruction). */
export function hasLethalDamage(creature: Creature): boolean {
	return creature.damage >= totalPower(creature);
}
