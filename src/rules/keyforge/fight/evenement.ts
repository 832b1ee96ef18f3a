/** Keyword that the active player resolves first when both act before the fight. */
export type Ordre = 'assaut' | 'hasardeux';

/** `attaquant` (a creature id) is used to fight `cible` (a creature id of the other line). */
export interface Combat {
	readonly type: 'combat';
	readonly attaquant: string;
	readonly cible: string;
	readonly ordre: Ordre;
}

/** Damage dealt outside the resolution of a fight. */
export interface Degats {
	readonly type: 'degats';
	readonly cible: string;
	/** Damage dealt to the target, 0 to 99. */
	readonly montant: number;
	/** Creature whose power deals this combat damage; leave out for damage dealt by a card or a keyword. */
	readonly source?: string;
	/** Damage dealt to each neighbour of the target at the same time, 0 to 99. */
	readonly projection?: number;
}

/** A creature gains (positive) or loses (negative) armour, −99 to 99, for the rest of the turn. */
export interface VariationArmure {
	readonly type: 'armure';
	readonly cible: string;
	readonly variation: number;
}

/** A new turn begins: what lasts « this turn » is over. */
export interface NouveauTour {
	readonly type: 'nouveau-tour';
}

/** Something that happens to the situation, in the order of the list. */
export type Evenement = Combat | Degats | VariationArmure | NouveauTour;
