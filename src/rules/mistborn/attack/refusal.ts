/** Why the attacker cannot do what he asked, and the rule that forbids it. Nothing of it happens. */
export type Refus =
	/** No rule is at stake: there is no such Allié. */
	| { readonly raison: 'allie-inconnu'; readonly rule: null; readonly sujet: string }
	| { readonly raison: 'allie-deja-tue'; readonly rule: 'regles-combat-allie-tue'; readonly sujet: string }
	/** `defenseurs`: ids of those that stand before it, never empty. */
	| {
			readonly raison: 'derriere-un-defenseur';
			readonly rule: 'regles-combat-defenseur';
			readonly sujet: string;
			readonly defenseurs: readonly string[];
	  }
	/** `disponibles`: damage that the attacker can still use against it. */
	| {
			readonly raison: 'defense-trop-haute';
			readonly rule: 'regles-combat-pas-de-partiel' | 'regles-combat-defenseur-trop-fort';
			readonly sujet: string;
			readonly defense: number;
			readonly disponibles: number;
	  }
	/** The points would be missing against every player, and the Défenseurs of `joueur` have already taken his. */
	| {
			readonly raison: 'part-deja-prise';
			readonly rule: 'regles-combat-cible-allies';
			readonly sujet: string;
			readonly joueur: string;
			readonly defense: number;
			readonly disponibles: number;
	  }
	/** The Cible cannot go to `sujet`, eliminated or unknown; `possibles`: ids of those who can get it. */
	| {
			readonly raison: 'cible-impossible';
			readonly rule: 'regles-combat-cible-elimine';
			readonly sujet: string;
			readonly possibles: readonly string[];
	  }
	/** No rule is at stake: there is no such Adversaire. */
	| { readonly raison: 'adversaire-inconnu'; readonly rule: null; readonly sujet: string }
	| {
			readonly raison: 'adversaire-deja-vaincu';
			readonly rule: 'regles-solo-adversaire-vaincu';
			readonly sujet: string;
	  }
	/** `value` of the leftmost shield; `disponibles`: damage left. */
	| {
			readonly raison: 'bouclier-trop-fort';
			readonly rule: 'regles-solo-bouclier';
			readonly sujet: string;
			readonly value: number;
			readonly disponibles: number;
	  };
