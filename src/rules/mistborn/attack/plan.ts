import type { ContreSeigneurMaitre, EntreJoueurs } from './situation';

/** What the attacker does with his damage against players. */
export interface PlanEntreJoueurs {
	/** Ids of Alliés attacked before any player, in order, at most 99; an id comes again to attack it again. */
	readonly allies: readonly string[];
	/**
	 * Damage meant for players, 0 to 99; `null` for all that is left, and never more than that. Not read while the
	 * attacker has the Cible: his damage is then dealt whole (rule regles-combat-cible-vous).
	 */
	readonly frappe: number | null;
	/**
	 * Who gets the Cible if its holder is eliminated and three players are left: `MOI` or the id of a player; `null`
	 * while that is not decided (rules regles-combat-cible-elimine, regles-combat-cible-recuperer).
	 */
	readonly transmission: string | null;
}

/** One attack on the leftmost shield of an Adversaire, with damage or with an effect that kills an Allié. */
export interface AttaqueBouclier {
	readonly adversaire: string;
	readonly moyen: 'degats' | 'effet';
}

/** What the attacker does with his damage against the Seigneur Maître. */
interface PlanContreSeigneurMaitre {
	/** Shields attacked, in order, at most 99. */
	readonly boucliers: readonly AttaqueBouclier[];
	/** Damage meant for the Seigneur Maître, 0 to 99; `null` for all that is left, and never more than that. */
	readonly frappe: number | null;
}

/** A situation and the choices of the attacker. */
export type Attaque =
	| (EntreJoueurs & { readonly plan: PlanEntreJoueurs })
	| (ContreSeigneurMaitre & { readonly plan: PlanContreSeigneurMaitre });

export type AttaqueEntreJoueurs = Extract<Attaque, { contre: 'joueurs' }>;
export type AttaqueContreSeigneurMaitre = Extract<Attaque, { contre: 'seigneur-maitre' }>;
