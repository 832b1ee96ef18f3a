/** Keyword that the active player resolves first when both act before the fight. */
export type Order = 'assault' | 'hazardous';

/** `attacker` (a creature id) is used to fight `target` (a creature id of the other line). */
export interface FightEvent {
	readonly type: 'fight';
	readonly attacker: string;
	readonly target: string;
	readonly order: Order;
}

/** Damage dealt outside the resolution of a fight. */
export interface DamageEvent {
	readonly type: 'damage';
	readonly target: string;
	/** Damage dealt to the target, 0 to 99. */
	readonly amount: number;
	/** Creature whose power deals this combat damage; leave out for damage dealt by a card or a keyword. */
	readonly source?: string;
	/** Damage dealt to each neighbor of the target at the same time, 0 to 99. */
	readonly splash?: number;
	/** Other creatures that the same effect damages at the same time, each its own amount. */
	readonly also?: readonly Share[];
	/** Armor cancels none of this damage: the card says so. */
	readonly ignoresArmor?: true;
}

/** What an effect deals to one more creature, 0 to 99. */
export interface Share {
	readonly target: string;
	readonly amount: number;
}

/** How long a change holds: until the turn ends, or, when `lasting`, for as long as the creature is in play. */
interface Lasting {
	readonly lasting?: true;
}

/** A creature gains (positive) or loses (negative) armor, −99 to 99. */
export interface ArmorEvent extends Lasting {
	readonly type: 'armor';
	readonly target: string;
	readonly variation: number;
}

/** A creature gains (positive) or loses (negative) power, −99 to 99. */
export interface PowerEvent extends Lasting {
	readonly type: 'power';
	readonly target: string;
	readonly variation: number;
}

/** From now on a creature cannot be dealt damage. */
export interface PreventionEvent extends Lasting {
	readonly type: 'prevention';
	readonly target: string;
}

/** A creature receives a ward counter. */
export interface WardEvent {
	readonly type: 'ward';
	readonly target: string;
}

/** Damage counters are removed from a creature. */
export interface HealEvent {
	readonly type: 'heal';
	readonly target: string;
	/** How many, 0 to 99; left out when the creature is fully healed. */
	readonly amount?: number;
}

/** A card's effect destroys a creature, or has it sacrificed by its controller. */
export interface DestroyEvent {
	readonly type: 'destroy';
	readonly target: string;
	readonly sacrifice?: true;
}

/** Where a creature goes without being destroyed. */
export type Zone = 'hand' | 'archives' | 'deck' | 'purge';

/** A creature leaves play without being destroyed. */
export interface LeaveEvent {
	readonly type: 'leave';
	readonly target: string;
	readonly to: Zone;
}

/** A new turn begins: what lasts « this turn » is over. */
export interface NewTurnEvent {
	readonly type: 'new-turn';
}

/** Something that happens to the situation, in the order of the list. */
export type GameEvent =
	| FightEvent
	| DamageEvent
	| ArmorEvent
	| PowerEvent
	| PreventionEvent
	| WardEvent
	| HealEvent
	| DestroyEvent
	| LeaveEvent
	| NewTurnEvent;
