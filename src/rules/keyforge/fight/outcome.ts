import type { Keyword, Status, Use } from './event';
import type { Side } from './situation';

/** Why an event cannot happen, and the rule that forbids it. */
export type Illegality =
	/** No rule is at stake: the situation has no such creature. */
	| { readonly reason: 'unknown-creature'; readonly rule: null; readonly creature: string }
	/** No rule is at stake: there has been a creature of this id. */
	| { readonly reason: 'already-entered'; readonly rule: null; readonly creature: string }
	| { readonly reason: 'destroyed-creature'; readonly rule: 'detruit-defausse'; readonly creature: string }
	| { readonly reason: 'departed-creature'; readonly rule: 'capacite-cartes-en-jeu'; readonly creature: string }
	| { readonly reason: 'exhausted-creature'; readonly rule: 'incline-etat'; readonly creature: string }
	/** It can fight, and may be used for nothing else. */
	| { readonly reason: 'enraged-creature'; readonly rule: 'enrager-doit-combattre'; readonly creature: string }
	/** It moves along its own line only, or is deployed in it. */
	| {
			readonly reason: 'other-line';
			readonly rule: 'deplacement-creature' | 'deploiement-place';
			readonly creature: string;
			readonly of: string;
	  }
	| { readonly reason: 'no-target'; readonly rule: 'combattre-aucune-cible'; readonly creature: string }
	/** Only an enemy creature can be fought. */
	| {
			readonly reason: 'same-side';
			readonly rule: 'combat-incliner-et-choisir';
			readonly creature: string;
			readonly target: string;
	  }
	| {
			readonly reason: 'target-behind-taunt';
			readonly rule: 'provocation-voisins';
			readonly creature: string;
			readonly target: string;
			/** Neighbors of the target that have taunt: one or two ids. */
			readonly taunters: readonly string[];
			/** Creatures that may be chosen instead, in the order of the line: never empty. */
			readonly legalTargets: readonly string[];
	  };

/** What an event did to one creature: damage counters it received, and whether it left play. */
export interface Impact {
	readonly creature: string;
	readonly damage: number;
	readonly destroyed: boolean;
}

/** Outcome of one event. An illegal event changes nothing. */
export type Outcome =
	| {
			readonly type: 'fight';
			/** `skipped`: a creature was destroyed before the fight, power deals no damage. */
			readonly course: 'resolved' | 'skipped';
			/** Whether the attacker's “Fight:” abilities resolve. */
			readonly fightAbilities: boolean;
			/** The attacker, then the target. */
			readonly impacts: readonly [Impact, Impact];
	  }
	/** The stun was removed instead of the use. */
	| { readonly type: 'unstunned'; readonly creature: string }
	| { readonly type: 'use'; readonly creature: string; readonly use: Use }
	| { readonly type: 'status'; readonly creature: string; readonly status: Status }
	| { readonly type: 'counters'; readonly impact: Impact }
	/** Counters moved, and what became of the creature that received them. */
	| { readonly type: 'move'; readonly moved: number; readonly impact: Impact }
	/** The target, its neighbors hit by the splash, then the others: each creature once. */
	| { readonly type: 'damage'; readonly impacts: readonly Impact[] }
	/** Armor value, and the part that can still cancel damage this turn. */
	| { readonly type: 'armor'; readonly creature: string; readonly armor: number; readonly remaining: number }
	| { readonly type: 'power'; readonly impact: Impact }
	| { readonly type: 'keyword'; readonly creature: string; readonly keyword: Keyword }
	| { readonly type: 'set'; readonly creature: string; readonly what: 'power' | 'armor' }
	| { readonly type: 'prevention'; readonly creature: string }
	| { readonly type: 'redirect'; readonly creature: string; readonly to: string }
	| { readonly type: 'ward'; readonly creature: string }
	/** Damage counters removed. */
	| { readonly type: 'heal'; readonly creature: string; readonly removed: number }
	/** Æmber on it now. */
	| { readonly type: 'aember'; readonly creature: string; readonly aember: number }
	| { readonly type: 'destroy'; readonly impact: Impact }
	/** Whether it left play: a ward may have been discarded instead. */
	| { readonly type: 'leave'; readonly creature: string; readonly left: boolean }
	/** Where it stands in its line now, 1 on the left. */
	| { readonly type: 'shift'; readonly creature: string; readonly rank: number }
	/** Whose line it is in now. */
	| { readonly type: 'control'; readonly creature: string; readonly side: Side }
	/** Whose line it entered. */
	| { readonly type: 'enter'; readonly creature: string; readonly side: Side }
	| { readonly type: 'new-turn' }
	| ({ readonly type: 'illegal' } & Illegality);
