/** What an investigator can suffer: damage counts against health (vie), horror against sanity (santé mentale). */
export type Affliction = 'damage' | 'horror';

/** Damage first: the order of every list and of the trace. */
export const AFFLICTIONS = ['damage', 'horror'] as const satisfies readonly Affliction[];

/** One value for damage, one for horror. */
export type ByAffliction<Value> = Readonly<Record<Affliction, Value>>;

/** A number of damage tokens and of horror tokens, each from 0 to 99. */
export type Harm = ByAffliction<number>;

/** The health of a card and its damage, or its sanity and its horror. */
export interface Endurance {
	/** Printed value, 1 to 99. */
	readonly printed: number;
	/** Sum of the active modifiers of that value, −99 to 99. */
	readonly modifier: number;
	/** Tokens already on the card, 0 to 99; those that traumas put there at the start of the scenario included. */
	readonly tokens: number;
}

/** An asset that the investigator controls: `null` for a value that it does not have (rule degats-soutien-sans-valeur). */
export type Asset = ByAffliction<Endurance | null>;

/** The investigator to whom damage and horror are dealt. */
export interface Investigator {
	readonly endurances: ByAffliction<Endurance>;
	/** Traumas before this: physical (`damage`) and mental (`horror`), 0 to 99 each. */
	readonly traumas: Harm;
}

/** Damage or horror to deal at once: how much (0 to 99), and whether all of it is direct, to the investigator. */
interface DealtAmount {
	readonly amount: number;
	readonly direct: boolean;
}

/** What the game around the investigator is. */
export interface Game {
	readonly mode: 'campaign' | 'standalone';
	/** Whether the investigator is the lead investigator. */
	readonly lead: boolean;
	/** Players still in the scenario besides this one, 0 to 3. */
	readonly otherPlayers: number;
}

/** Cards before damage and horror are dealt, and what is dealt. At most `MAX_ASSETS` assets, named by their rank. */
export interface Situation {
	readonly investigator: Investigator;
	readonly assets: readonly Asset[];
	readonly dealt: ByAffliction<DealtAmount>;
	readonly game: Game;
}

/** Assets at most. */
export const MAX_ASSETS = 6;

/** What the player decides. The lists have one entry for each asset, in the same order. */
export interface Assignment {
	/** Assigned to each asset; the investigator is assigned the rest (rules degats-reste-investigateur, degats-soutien-choix). */
	readonly assigned: readonly Harm[];
	/** What abilities cancel on each card between the two steps; beyond what the card was assigned, nothing more. */
	readonly canceled: { readonly investigator: Harm; readonly assets: readonly Harm[] };
	/** Trauma preferred by an investigator defeated by both (rule campagne-traumatisme-choix). */
	readonly trauma: Affliction;
}

/** What the engine is given: cards, what is dealt, and what the player decides. */
export interface Input extends Situation, Assignment {}

/** A card: the investigator, or the rank of an asset in `assets`, from 0. */
export type CardId = 'investigator' | number;

/** Makes one value for each affliction. */
export function mapAfflictions<Value>(create: (affliction: Affliction) => Value): ByAffliction<Value> {
	return { damage: create('damage'), horror: create('horror') };
}
