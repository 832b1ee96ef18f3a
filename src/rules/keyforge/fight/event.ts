import type { Duration } from './changes';

/** Keyword that the active player resolves first when both act before the fight. */
export type Order = 'assault' | 'hazardous';

/** What acts before the fight: a keyword, or the “Before Fight:” ability of the attacker. */
export type Opening = Order | 'ability';

/** `attacker` (a creature id) is used to fight `target` (a creature id of the other line). */
export interface FightEvent {
	readonly type: 'fight';
	readonly attacker: string;
	readonly target: string;
	readonly order: Order;
	/** What a “Before Fight:” ability deals first, all at once, each creature its own amount. */
	readonly before?: readonly Share[];
	/** What that ability does besides, in order, once its damage is dealt. */
	readonly effects?: readonly EffectEvent[];
	/** Keywords that the active player resolves before that ability, when they act; none when left out. */
	readonly abilityRank?: 1 | 2;
	/** Damage that the attacker deals instead of its power, because a card says so: 0 to 99. */
	readonly dealt?: number;
	/** Damage that the target deals instead of its power: 0 to 99. */
	readonly returned?: number;
	/** X of splash-attack, a keyword later than the rulebook: damage to each neighbor of the target, with power’s. */
	readonly splashAttack?: number;
}

/** What a creature is used for besides fighting. */
export type Use = 'reap' | 'action' | 'omni';

/** A creature is used otherwise than to fight. */
export interface UseEvent {
	readonly type: 'use';
	readonly target: string;
	readonly use: Use;
	/** A card's effect has it do that, and nothing else: it could not fight instead. */
	readonly byEffect?: true;
}

/** What may happen to several creatures of both lines at once. */
export interface Several {
	readonly target: string;
	/** The other creatures that it happens to, each once. */
	readonly also?: readonly string[];
}

/** What a creature may be. */
export type Status = 'stunned' | 'enraged' | 'exhausted';

/** An effect gives a creature a status, or takes it away. */
export interface StatusEvent extends Several {
	readonly type: 'status';
	readonly status: Status;
	readonly removed?: true;
}

/** A creature receives +1 power counters (positive) or loses some (negative), −99 to 99. */
export interface CountersEvent extends Several {
	readonly type: 'counters';
	readonly variation: number;
}

/** Damage counters go from one creature to another, 0 to 99: as many as there are. */
export interface MoveEvent {
	readonly type: 'move';
	readonly source: string;
	readonly target: string;
	readonly amount: number;
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
	/** How often the same effect deals it, one time after the other: 2 to 9; once when left out. */
	readonly times?: number;
	/** Armor cancels none of this damage: the card says so. */
	readonly ignoresArmor?: true;
}

/** What an effect deals to one more creature, 0 to 99. */
export interface Share {
	readonly target: string;
	readonly amount: number;
}

/** How long a change holds; until the turn ends when left out. */
interface Lasting {
	readonly duration?: Exclude<Duration, 'turn'>;
}

/** A creature gains (positive) or loses (negative) armor, −99 to 99. */
export interface ArmorEvent extends Several, Lasting {
	readonly type: 'armor';
	readonly variation: number;
}

/** A creature gains (positive) or loses (negative) power, −99 to 99. */
export interface PowerEvent extends Several, Lasting {
	readonly type: 'power';
	readonly variation: number;
}

/** What a creature may gain or lose. */
export type Keyword = 'assault' | 'elusive' | 'hazardous' | 'invulnerable' | 'poison' | 'skirmish' | 'taunt';

/** A creature gains a keyword, or loses it. */
export interface KeywordEvent extends Several, Lasting {
	readonly type: 'keyword';
	readonly keyword: Keyword;
	readonly lost?: true;
	/** X of assault or hazardous that is gained, 1 to 99; 1 when left out. */
	readonly amount?: number;
}

/** A card says what the power or the armor of a creature is: 0 to 99. */
export interface SetEvent extends Several, Lasting {
	readonly type: 'set';
	readonly what: 'power' | 'armor';
	readonly value: number;
}

/** From now on a creature cannot be dealt damage. */
export interface PreventionEvent extends Several, Lasting {
	readonly type: 'prevention';
}

/** From now on another creature is dealt what a creature should be dealt. */
export interface RedirectEvent extends Lasting {
	readonly type: 'redirect';
	readonly target: string;
	readonly to: string;
}

/** A creature receives a ward counter. */
export interface WardEvent extends Several {
	readonly type: 'ward';
}

/** Æmber is captured by a creature, put on it from the common supply, or returned from it: 0 to 99. */
export interface AemberEvent extends Several {
	readonly type: 'aember';
	readonly way: 'capture' | 'exalt' | 'return';
	readonly amount: number;
}

/** Damage counters are removed from a creature. */
export interface HealEvent extends Several {
	readonly type: 'heal';
	/** How many, 0 to 99; left out when the creature is fully healed. */
	readonly amount?: number;
}

/** A card's effect destroys a creature, or has it sacrificed by its controller. */
export interface DestroyEvent extends Several {
	readonly type: 'destroy';
	readonly sacrifice?: true;
}

/** Where a creature goes without being destroyed. */
export type Zone = 'hand' | 'archives' | 'deck' | 'purge';

/** A creature leaves play without being destroyed. */
export interface LeaveEvent extends Several {
	readonly type: 'leave';
	readonly to: Zone;
}

/** A creature moves along its line: to its left or right flank, or to the left or right of another creature. */
export interface ShiftEvent {
	readonly type: 'shift';
	readonly target: string;
	readonly hand: 'left' | 'right';
	readonly of?: string;
}

/** A creature enters play: to a flank of a line, or next to a creature of that line when it is deployed. */
export interface EnterEvent {
	readonly type: 'enter';
	/** An id that no creature has had. */
	readonly target: string;
	readonly side: 'active' | 'opposing';
	readonly hand: 'left' | 'right';
	readonly of?: string;
	readonly power: number;
	readonly armor: number;
	/** A card has it enter ready. */
	readonly ready?: true;
}

/** The other player takes control of a creature, which goes to the left or right flank of their line. */
export interface ControlEvent {
	readonly type: 'control';
	readonly target: string;
	readonly hand: 'left' | 'right';
}

/** A new turn begins: what lasts « this turn » is over. */
export interface NewTurnEvent {
	readonly type: 'new-turn';
}

/** An event that may concern several creatures. */
export type SeveralEvent = Exclude<
	GameEvent,
	| FightEvent
	| UseEvent
	| MoveEvent
	| DamageEvent
	| RedirectEvent
	| ShiftEvent
	| ControlEvent
	| EnterEvent
	| NewTurnEvent
>;

/** What an ability may do while a fight is under way: no use of a creature, no turn, no entrance. */
export type EffectEvent = Exclude<GameEvent, FightEvent | UseEvent | EnterEvent | NewTurnEvent>;

/** Something that happens to the situation, in the order of the list. */
export type GameEvent =
	| FightEvent
	| UseEvent
	| StatusEvent
	| CountersEvent
	| MoveEvent
	| DamageEvent
	| ArmorEvent
	| PowerEvent
	| KeywordEvent
	| SetEvent
	| PreventionEvent
	| RedirectEvent
	| WardEvent
	| HealEvent
	| AemberEvent
	| DestroyEvent
	| LeaveEvent
	| ShiftEvent
	| ControlEvent
	| EnterEvent
	| NewTurnEvent;
