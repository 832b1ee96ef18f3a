/** What an investigator can suffer: damage counts against health (vie), horror against sanity (santé mentale). */
export type Affliction = 'degats' | 'horreurs';

/** Damage first: the order of every list and of the trace. */
export const AFFLICTIONS = ['degats', 'horreurs'] as const satisfies readonly Affliction[];

/** One value for damage, one for horror. */
export type ParAffliction<Valeur> = Readonly<Record<Affliction, Valeur>>;

/** A number of damage tokens and of horror tokens, each from 0 to 99. */
export type Lot = ParAffliction<number>;

/** The health of a card and its damage, or its sanity and its horror. */
export interface Endurance {
	/** Printed value, 1 to 99. */
	readonly imprimee: number;
	/** Sum of the active modifiers of that value, −99 to 99. */
	readonly modificateur: number;
	/** Tokens already on the card, 0 to 99; those that traumas put there at the start of the scenario included. */
	readonly pions: number;
}

/** An asset that the investigator controls: `null` for a value that it does not have (rule degats-soutien-sans-valeur). */
export type Soutien = ParAffliction<Endurance | null>;

/** The investigator to whom damage and horror are dealt. */
export interface Investigateur {
	readonly endurances: ParAffliction<Endurance>;
	/** Traumas before this: physical (`degats`) and mental (`horreurs`), 0 to 99 each. */
	readonly traumatismes: Lot;
}

/** Damage or horror to deal at once: how much (0 to 99), and whether all of it is direct, to the investigator. */
interface Infliction {
	readonly montant: number;
	readonly direct: boolean;
}

/** What the game around the investigator is. */
export interface Partie {
	readonly mode: 'campagne' | 'independant';
	/** Whether the investigator is the lead investigator. */
	readonly principal: boolean;
	/** Players still in the scenario besides this one, 0 to 3. */
	readonly autresJoueurs: number;
}

/** Cards before damage and horror are dealt, and what is dealt. At most `MAX_SOUTIENS` assets, named by their rank. */
export interface Situation {
	readonly investigateur: Investigateur;
	readonly soutiens: readonly Soutien[];
	readonly inflictions: ParAffliction<Infliction>;
	readonly partie: Partie;
}

/** Assets at most. */
export const MAX_SOUTIENS = 6;

/** What the player decides. The lists have one entry for each asset, in the same order. */
export interface Repartition {
	/** Assigned to each asset; the investigator is assigned the rest (rule degats-soutien-choix). */
	readonly assignes: readonly Lot[];
	/** What abilities cancel on each card between the two steps; beyond what the card was assigned, nothing more. */
	readonly annules: { readonly investigateur: Lot; readonly soutiens: readonly Lot[] };
	/** Trauma preferred by an investigator defeated by both (rule campagne-traumatisme-choix). */
	readonly traumatisme: Affliction;
}

/** A card: the investigator, or the rank of an asset in `soutiens`, from 0. */
export type IdCarte = 'investigateur' | number;

/** Makes one value for each affliction. */
export function mapAfflictions<Valeur>(create: (affliction: Affliction) => Valeur): ParAffliction<Valeur> {
	return { degats: create('degats'), horreurs: create('horreurs') };
}
