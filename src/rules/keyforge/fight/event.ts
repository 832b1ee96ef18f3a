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

/** What a change leaves out lasts until the turn ends; `lasting`, for as long as the creature is in play. */
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

/** A new turn begins: what lasts « this turn » is over. */
export interface NewTurnEvent {
	readonly type: 'new-turn';
}

/** Something that happens to the situation, in the order of the list. */
export type GameEvent = FightEvent | DamageEvent | ArmorEvent | PowerEvent | PreventionEvent | NewTurnEvent;
