/** Why an event cannot happen, and the rule that forbids it. */
export type Illegalite =
	/** No rule is at stake: the situation has no such creature. */
	| { readonly raison: 'creature-inconnue'; readonly rule: null; readonly creature: string }
	| { readonly raison: 'creature-detruite'; readonly rule: 'detruit-defausse'; readonly creature: string }
	/** `aLaPlace`: using the creature would incline it and remove the stun instead. */
	| {
			readonly raison: 'attaquant-sonne';
			readonly rule: 'sonne-ne-peut-pas';
			readonly creature: string;
			readonly aLaPlace: 'sonne-remplace-utilisation';
	  }
	| { readonly raison: 'aucune-cible'; readonly rule: 'combattre-aucune-cible'; readonly creature: string }
	/** Only an enemy creature can be fought. */
	| {
			readonly raison: 'meme-camp';
			readonly rule: 'combat-incliner-et-choisir';
			readonly creature: string;
			readonly cible: string;
	  }
	| {
			readonly raison: 'cible-derriere-provocation';
			readonly rule: 'provocation-voisins';
			readonly creature: string;
			readonly cible: string;
			/** Neighbours of the target that have provocation: one or two ids. */
			readonly provocatrices: readonly string[];
			/** Creatures that may be chosen instead, in the order of the line: never empty. */
			readonly ciblesLegales: readonly string[];
	  };

/** What an event did to one creature: damage counters it received, and whether it left play. */
export interface Bilan {
	readonly creature: string;
	readonly degats: number;
	readonly detruite: boolean;
}

/** Outcome of one event. An illegal event changes nothing. */
export type Issue =
	| {
			readonly type: 'combat';
			/** `ignore`: a creature was destroyed before the fight, power deals no damage. */
			readonly deroulement: 'resolu' | 'ignore';
			/** Whether the attacker's « Combat : » abilities resolve. */
			readonly capacitesCombat: boolean;
			/** The attacker, then the target. */
			readonly bilans: readonly [Bilan, Bilan];
	  }
	/** The target, then its neighbours hit by the splash. */
	| { readonly type: 'degats'; readonly bilans: readonly Bilan[] }
	/** Armour value, and the part that can still cancel damage this turn. */
	| { readonly type: 'armure'; readonly creature: string; readonly armure: number; readonly restante: number }
	| { readonly type: 'nouveau-tour' }
	| ({ readonly type: 'illegal' } & Illegalite);
