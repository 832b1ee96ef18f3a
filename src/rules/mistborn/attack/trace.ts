import type { RuleId } from './rules';

/** One finding of a kind; a note, which changes nothing, has `before` equal to `after`. */
export type Step<Kind extends string, R extends RuleId, Details = unknown> = Readonly<
	{ kind: Kind; rule: R; subject: string; before: number; after: number } & Details
>;

/** Rule by which damage goes to a player. */
export type StrikeRule =
	| 'regles-combat-deux-joueurs'
	| 'regles-combat-cible-autre'
	| 'regles-combat-cible-vous'
	| 'regles-combat-cible-elimine'
	| 'regles-combat-cible-reste'
	| 'regles-combat-cible-recuperer'
	| 'regles-solo-degats-allies'
	| 'regles-solo-collectivement';

/**
 * One finding: the rule applied to `subject` (a player, a card, `ME` or the Lord Ruler), and a number before and
 * after, named beside each kind. A note, which changes nothing, has `before` equal to `after`.
 */
export type TraceStep =
	/** Damage of the turn: 0 → the pool. */
	| Step<'pool', 'regles-combat-reserve' | 'regles-solo-attaquer'>
	// Allies.
	/** Damage that can still be used against it; `player` is its player. */
	| Step<
			'ally-attacked',
			| 'regles-combat-reserve'
			| 'regles-combat-allies-sans-cible'
			| 'regles-combat-cible-allies'
			| 'regles-combat-cible-part',
			{ player: string; defender: boolean }
	  >
	/** Cloud cards left for it; `lost`: the damage that it stops. */
	| Step<'ally-saved', 'regles-combat-nuage-allie', { player: string; lost: number }>
	/** Defense: its value → 0. */
	| Step<'ally-killed', 'regles-combat-defense', { player: string }>
	/** Defense, which does not count: its value → 0. */
	| Step<'ally-killed-by-effect', 'regles-combat-effet-tue', { player: string }>
	/** Note: Defenders and Clouds that do not stop the effect. */
	| Step<'effect-not-stopped', 'regles-combat-effet-arrete', { player: string }>
	/** Allies of its player in play. */
	| Step<'ally-discarded', 'regles-combat-allie-tue', { player: string }>
	// Players.
	/** Damage sent to the player: 0 → the amount. */
	| Step<'damage-directed', StrikeRule>
	/** Note: Defenders of the player to kill first. */
	| Step<
			'defenders-first',
			'regles-combat-defenseur' | 'regles-combat-cible-defenseurs' | 'regles-solo-degats-defenseurs'
	  >
	/** Damage on its way to the player; the Defender takes its Defense. */
	| Step<'defender-absorbs', 'regles-combat-defenseur-surplus' | 'regles-solo-degats-surplus', { player: string }>
	/** Note: damage on its way to the player, that strikes again a Defender that a Cloud has just saved. */
	| Step<'defender-again', 'regles-solo-degats-defenseur-encore', { player: string }>
	/** Note: damage on its way to the player, stopped by a Defender that it cannot kill. */
	| Step<
			'defender-holds',
			'regles-combat-defenseur-trop-fort' | 'regles-solo-degats-defenseur-tient',
			{ player: string; defense: number }
	  >
	/** Damage on its way to the player. */
	| Step<'reduction', 'regles-combat-smoker', { player: string }>
	/** Damage on its way to the player. */
	| Step<'cloud', 'regles-combat-nuage-joueur' | 'regles-combat-cible-nuage'>
	/** Note: damage that reductions and Clouds took off, which the attacker cannot use elsewhere. */
	| Step<'damage-lost', 'regles-combat-arretes-perdus'>
	/** Health of the player. */
	| Step<'health', 'regles-entrainement-sante-varie' | 'regles-solo-degats-sante'>
	/** Note: damage that the attacker keeps and does not use. */
	| Step<'damage-kept', 'regles-combat-facultatif' | 'regles-combat-cible-pas-oblige'>
	/** Damage that the attacker meant to keep, and cannot: its value → 0. */
	| Step<'damage-not-kept', 'regles-combat-cible-vous-oblige'>
	/** Players alive. */
	| Step<'player-eliminated', 'joueur-elimine-definition'>
	/** Allies of the eliminated player in play → 0. */
	| Step<'cards-removed', 'regles-combat-elimine-cartes'>
	// The Target.
	/** Note: damage that its holder received, who may pass it. */
	| Step<'target-may-pass', 'regles-combat-cible-passer'>
	/** Note: damage that its holder received: 0. */
	| Step<'target-cannot-pass', 'regles-combat-cible-passer' | 'regles-combat-cible-zero-degat'>
	/** Players alive, who are two. */
	| Step<'target-removed', 'regles-combat-cible-retiree'>
	/** Note: damage left, that follows the Target once the attacker has decided. */
	| Step<'target-to-give', 'regles-combat-cible-elimine'>
	/** Note: damage left for its new holder, or for all players when that is `ME`. */
	| Step<'target-given', 'regles-combat-cible-elimine' | 'regles-combat-cible-recuperer'>
	/** Other players alive when the attack began → 0. */
	| Step<'victory', 'regles-combat-deux-joueurs-victoire' | 'regles-tour-fin-dernier'>
	// The Lord Ruler.
	/** Note: shields of the foe, the leftmost of which is attacked. */
	| Step<'leftmost-shield', 'regles-solo-bouclier-ordre' | 'regles-solo-bouclier-tuer-gauche'>
	/** Note: value of a shield X. */
	| Step<'shield-of-x', 'regles-solo-bouclier-x'>
	/** Damage left; `remaining`: shields that the foe still has. */
	| Step<'shield-destroyed', 'regles-solo-bouclier', { remaining: number }>
	/** Shields of the foe. */
	| Step<'shield-removed', 'regles-solo-bouclier-tuer'>
	/** Shields of the foe → 0. */
	| Step<'all-shields-removed', 'regles-solo-bouclier-tous'>
	/** Foes in play. */
	| Step<'foe-defeated', 'regles-solo-adversaire-vaincu'>
	/** Health of the Lord Ruler. */
	| Step<'lord-ruler-struck', 'regles-solo-attaquer-sante'>
	/** Note: health of the Lord Ruler, 0: the players win. */
	| Step<'lord-ruler-defeated', 'regles-solo-fin-sante'>;

/** The steps in the order in which they happened. */
export type Trace = readonly TraceStep[];
