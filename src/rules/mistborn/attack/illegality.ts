/** Why the attacker cannot do what he asked, and the rule that forbids it. Nothing of it happens. */
export type Illegality =
	/** No rule is at stake: there is no such Ally. */
	| { readonly reason: 'unknown-ally'; readonly rule: null; readonly subject: string }
	| { readonly reason: 'ally-already-killed'; readonly rule: 'regles-combat-allie-tue'; readonly subject: string }
	/** `defenders`: ids of those that stand before it, never empty. */
	| {
			readonly reason: 'behind-a-defender';
			readonly rule: 'regles-combat-defenseur';
			readonly subject: string;
			readonly defenders: readonly string[];
	  }
	/** `available`: damage that the attacker can still use against it. */
	| {
			readonly reason: 'defense-too-high';
			readonly rule: 'regles-combat-pas-de-partiel' | 'regles-combat-defenseur-trop-fort';
			readonly subject: string;
			readonly defense: number;
			readonly available: number;
	  }
	/** The points would be missing against every player, and the Defenders of `player` have already taken his. */
	| {
			readonly reason: 'share-already-taken';
			readonly rule: 'regles-combat-cible-allies';
			readonly subject: string;
			readonly player: string;
			readonly defense: number;
			readonly available: number;
	  }
	/** The Target cannot go to `subject`, eliminated or unknown; `candidates`: ids of those who can get it. */
	| {
			readonly reason: 'impossible-holder';
			readonly rule: 'regles-combat-cible-elimine';
			readonly subject: string;
			readonly candidates: readonly string[];
	  }
	/** No rule is at stake: there is no such foe. */
	| { readonly reason: 'unknown-foe'; readonly rule: null; readonly subject: string }
	| {
			readonly reason: 'foe-already-defeated';
			readonly rule: 'regles-solo-adversaire-vaincu';
			readonly subject: string;
	  }
	/** `value` of the leftmost shield; `available`: damage left. */
	| {
			readonly reason: 'shield-too-strong';
			readonly rule: 'regles-solo-bouclier';
			readonly subject: string;
			readonly value: number;
			readonly available: number;
	  };
