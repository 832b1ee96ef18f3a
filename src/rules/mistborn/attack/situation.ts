/** Id of the player whose turn it is, who attacks: no other player and no card has it. */
export const ME = 'me';

/** Id of the Lord Ruler in a trace. */
export const LORD_RULER = 'lord-ruler';

/** An Ally in play. Every number is an integer. */
export interface Ally {
	/** Unique among players and Allies. */
	readonly id: string;
	/** Damage that kills it in one attack (rule regles-combat-defense): 1 to 99. */
	readonly defense: number;
	/** Shields its player and his Allies that are not Defenders (rule regles-combat-defenseur). */
	readonly defender: boolean;
	/** Damage that it takes off an attack on its player while it lives, as Smoker does (rule regles-combat-smoker): 0 to 99. */
	readonly reduction: number;
	/** Cloud cards that would be played for it, each against one attack (rule regles-combat-nuage-allie): 0 to 9. */
	readonly clouds: number;
}

/** Another player, alive. */
export interface Player {
	/** Unique among players and Allies. */
	readonly id: string;
	/** 1 to 40 (rule sante-definition). */
	readonly health: number;
	/** Damage that the Cloud cards played for him take off, all together (rule regles-combat-nuage-joueur): 0 to 99. */
	readonly cloud: number;
	/** Allies in play, at most 12. Defenders are broken in this order when he is struck. */
	readonly allies: readonly Ally[];
}

/** An attack between players: two of them, or three or four with the Target. */
export interface PlayersSituation {
	readonly against: 'players';
	/** Damage of the turn, one pool (rule regles-combat-reserve): 0 to 99. */
	readonly damage: number;
	/** Who has the Target: `ME` or the id of a player. Not read with one other player (rule cible-jamais). */
	readonly target: string;
	/** The other players alive, 1 to 3. */
	readonly players: readonly Player[];
}

/** Value of a shield; X is the Dominance (rule regles-solo-bouclier-x). */
export type Shield = number | 'X';

/** A card of the Lord Ruler, in front of any player (rule regles-solo-adversaire-qui). */
export interface Foe {
	readonly id: string;
	/** Shields that are left, from left to right, 1 to 3; a number is 1 to 99. */
	readonly shields: readonly Shield[];
}

/** An attack in a solo or cooperative game. */
export interface LordRulerSituation {
	readonly against: 'lord-ruler';
	/** Damage of the turn, one pool (rule regles-solo-attaquer): 0 to 99. */
	readonly damage: number;
	/** 1 to 6 (rule regles-solo-dominat). */
	readonly dominance: number;
	/** Health of the Lord Ruler, 1 to 48. */
	readonly health: number;
	/** Foes in play, at most 12. */
	readonly foes: readonly Foe[];
}
