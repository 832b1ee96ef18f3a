import type { LordRulerSituation, PlayersSituation } from './situation';

/** What the attacker does with his damage against players. */
export interface PlayersPlan {
	/** Ids of Allies that effects kill before any damage, as Assassinate or Maelstrom do (rule regles-combat-effet-tue), at most 99. */
	readonly effects: readonly string[];
	/** Ids of Allies attacked before any player, in order, at most 99; an id comes again to attack it again. */
	readonly allies: readonly string[];
	/**
	 * Damage meant for players, 0 to 99; `null` for all that is left, and never more than that. Not read while the
	 * attacker has the Target: his damage is then dealt whole (rule regles-combat-cible-vous).
	 */
	readonly strike: number | null;
	/**
	 * Who gets the Target if its holder is eliminated and three players are left: `ME` or the id of a player; `null`
	 * while that is not decided (rules regles-combat-cible-elimine, regles-combat-cible-recuperer).
	 */
	readonly newHolder: string | null;
}

/** One attack on the leftmost shield of a foe, with damage or with an effect that kills an Ally. */
export interface ShieldAttack {
	readonly foe: string;
	readonly means: 'damage' | 'effect';
}

/** What the attacker does with his damage against the Lord Ruler. */
interface LordRulerPlan {
	/** Whether an effect takes every shield off every foe first, as Maelstrom does (rule regles-solo-bouclier-tous). */
	readonly sweep: boolean;
	/** Shields attacked, in order, at most 99. */
	readonly shields: readonly ShieldAttack[];
	/** Damage meant for the Lord Ruler, 0 to 99; `null` for all that is left, and never more than that. */
	readonly strike: number | null;
}

/** A situation and the choices of the attacker. */
export type Attack =
	| (PlayersSituation & { readonly plan: PlayersPlan })
	| (LordRulerSituation & { readonly plan: LordRulerPlan });

export type AttackOnPlayers = Extract<Attack, { against: 'players' }>;
export type AttackOnLordRuler = Extract<Attack, { against: 'lord-ruler' }>;
