import type { RuleId } from './rules';

type Pas<TraceStep extends string, R extends RuleId, Details = unknown> = Readonly<
	{ kind: TraceStep; rule: R; sujet: string; avant: number; apres: number } & Details
>;

/** Rule by which damage goes to a player. */
export type RegleFrappe =
	| 'regles-combat-deux-joueurs'
	| 'regles-combat-cible-autre'
	| 'regles-combat-cible-vous'
	| 'regles-combat-cible-elimine'
	| 'regles-combat-cible-reste'
	| 'regles-combat-cible-recuperer';

/**
 * One finding: the rule applied to `sujet` (a player, a card, `MOI` or the Seigneur Maître), and a number before and
 * after, named beside each kind. A note, which changes nothing, has `avant` equal to `apres`.
 */
export type TraceStep =
	/** Damage of the turn: 0 → the pool. */
	| Pas<'reserve', 'regles-combat-reserve' | 'regles-solo-attaquer'>
	// Alliés.
	/** Damage that can still be used against it; `joueur` is its player. */
	| Pas<
			'allie-attaque',
			| 'regles-combat-reserve'
			| 'regles-combat-allies-sans-cible'
			| 'regles-combat-cible-allies'
			| 'regles-combat-cible-part',
			{ joueur: string; defenseur: boolean }
	  >
	/** Nuage cards left for it. */
	| Pas<'allie-sauve', 'regles-combat-nuage-allie', { joueur: string; defense: number }>
	/** Défense: its value → 0. */
	| Pas<'allie-tue', 'regles-combat-defense', { joueur: string }>
	/** Alliés of its player in play. */
	| Pas<'allie-defausse', 'regles-combat-allie-tue', { joueur: string }>
	// Players.
	/** Damage sent to the player: 0 → the amount. */
	| Pas<'degats-diriges', RegleFrappe>
	/** Note: Défenseurs of the player to kill first. */
	| Pas<'defenseurs-d-abord', 'regles-combat-defenseur' | 'regles-combat-cible-defenseurs'>
	/** Damage on its way to the player; the Défenseur takes its Défense. */
	| Pas<'defenseur-absorbe', 'regles-combat-defenseur-surplus', { joueur: string }>
	/** Note: damage on its way to the player, stopped by a Défenseur that it cannot kill. */
	| Pas<'defenseur-tient', 'regles-combat-defenseur-trop-fort', { joueur: string; defense: number }>
	/** Damage on its way to the player. */
	| Pas<'reduction', 'regles-combat-smoker', { joueur: string }>
	/** Damage on its way to the player. */
	| Pas<'nuage', 'regles-combat-nuage-joueur' | 'regles-combat-cible-nuage'>
	/** Health of the player. */
	| Pas<'sante', 'regles-entrainement-sante-varie'>
	/** Note: damage that the attacker keeps and does not use. */
	| Pas<'degats-gardes', 'regles-combat-facultatif' | 'regles-combat-cible-pas-oblige'>
	/** Players alive. */
	| Pas<'joueur-elimine', 'joueur-elimine-definition'>
	/** Alliés of the eliminated player in play → 0. */
	| Pas<'cartes-retirees', 'regles-combat-elimine-cartes'>
	// The Cible.
	/** Note: damage that its holder received, who may pass it. */
	| Pas<'cible-peut-passer', 'regles-combat-cible-passer'>
	/** Note: damage that its holder received: 0. */
	| Pas<'cible-ne-passe-pas', 'regles-combat-cible-passer' | 'regles-combat-cible-zero-degat'>
	/** Players alive, who are two. */
	| Pas<'cible-retiree', 'regles-combat-cible-retiree'>
	/** Note: damage left, that follows the Cible once the attacker has decided. */
	| Pas<'cible-a-donner', 'regles-combat-cible-elimine'>
	/** Note: damage left for its new holder, or for all players when that is `MOI`. */
	| Pas<'cible-donnee', 'regles-combat-cible-elimine' | 'regles-combat-cible-recuperer'>
	/** Other players alive when the attack began → 0. */
	| Pas<'victoire', 'regles-combat-deux-joueurs-victoire' | 'regles-tour-fin-dernier'>
	// The Seigneur Maître.
	/** Note: shields of the Adversaire, the leftmost of which is attacked. */
	| Pas<'bouclier-de-gauche', 'regles-solo-bouclier-ordre'>
	/** Note: value of a shield X. */
	| Pas<'bouclier-x', 'regles-solo-bouclier-x'>
	/** Damage left; `restants`: shields that the Adversaire still has. */
	| Pas<'bouclier-detruit', 'regles-solo-bouclier', { restants: number }>
	/** Shields of the Adversaire. */
	| Pas<'bouclier-ote', 'regles-solo-bouclier-tuer'>
	/** Adversaires in play. */
	| Pas<'adversaire-vaincu', 'regles-solo-adversaire-vaincu'>
	/** Health of the Seigneur Maître. */
	| Pas<'seigneur-maitre-frappe', 'regles-solo-attaquer'>
	/** Note: health of the Seigneur Maître, 0: the players win. */
	| Pas<'seigneur-maitre-vaincu', 'regles-solo-fin-sante'>;

/** The steps in the order in which they happened. */
export type Trace = readonly TraceStep[];
