import type { Choix, Element } from './ring';
import type { RuleId } from './rules';
import type { Camp } from './situation';

/** How the game ended. A conflict can only make the attacking player win it. */
export interface FinDePartie {
	readonly gagnant: 'attaquant';
	readonly rule: 'gagner-la-partie-forteresse' | 'gagner-la-partie-vingt-cinq' | 'gagner-la-partie-zero';
}

type Pas<TraceStep extends string, R extends RuleId, Details = unknown> = Readonly<
	{ kind: TraceStep; rule: R; avant: number; apres: number } & Details
>;

interface DunCamp {
	camp: Camp;
}

interface DunPersonnage extends DunCamp {
	/** Id of the character. */
	personnage: string;
}

/**
 * One finding of the resolution: the rule it applied, and a number before and after.
 * The number is named beside each kind. A note, which changes nothing, has `avant` equal to `apres`.
 */
export type Constat =
	// Before the comparison.
	/** Fate on the ring, which goes to the attacking player → 0. */
	| Pas<'destin-pris', 'etape-3-2-destin-de-l-anneau'>
	/** Participants of the side. */
	| Pas<'retire-du-conflit', 'tiret-retire-du-conflit', DunPersonnage>
	// Skill of a ready character; negative numbers may come before the last of these steps.
	/** Skill: without → with the modifiers of attachments. */
	| Pas<'attachements', 'attachement-modificateurs', DunPersonnage>
	/** Skill: without → with its other modifiers. */
	| Pas<'autres-modificateurs', 'modificateur-tous-ensemble', DunPersonnage>
	/** Skill: without → with glory added or subtracted. */
	| Pas<'gloire', 'honore-definition' | 'deshonore-definition', DunPersonnage & { gloire: number }>
	/** Negative skill → 0. */
	| Pas<'competence-a-zero', 'modificateur-jamais-negatif', DunPersonnage>
	// Total of a player; it may be negative before the last of these steps.
	/** Total: without → with the skill of a character. */
	| Pas<
			'contribution',
			'etape-3-2-3-total-attaquant' | 'etape-3-2-3-total-defenseur',
			DunPersonnage & { competence: number }
	  >
	/** Base skill of a bowed character → 0, what it brings. */
	| Pas<'incline', 'incline-competence', DunPersonnage>
	/** Total: without → with the modifiers of the player's total. */
	| Pas<'total-modifie', 'competence-total-attaquant' | 'competence-total-defenseur', DunCamp>
	/** Total: without → with the Imperial Favour. */
	| Pas<'faveur', 'regles-honneur-faveur-bonus', DunCamp>
	/** Note: total of the Favour's holder, which has no bonus for one of the two reasons. */
	| Pas<'faveur-sans-bonus', 'regles-honneur-faveur-bonus', DunCamp & { raison: 'autre-face' | 'aucun-participant' }>
	/** Negative total → 0. */
	| Pas<'total-a-zero', 'etape-3-2-3-total-negatif', DunCamp>
	// Step 3.2.3.
	/** Note: difference between the totals, which are given too. */
	| Pas<'comparaison', 'etape-3-2-3', Readonly<Record<Camp, number>>>
	/** Note: difference between the totals; `camp` wins. */
	| Pas<'conflit-remporte', 'etape-3-2-3-vainqueur' | 'etape-3-2-3-egalite', DunCamp>
	/** Note: total of the player who would win, and does not meet the conditions. */
	| Pas<'condition-manquante', 'etape-3-2-3-conditions', DunCamp & { participants: number }>
	/** Note: difference between the totals; nobody wins. The second rule: the other player has not the highest total. */
	| Pas<'sans-vainqueur', 'etape-3-2-3-sans-vainqueur' | 'etape-3-2-3-sans-participant'>
	/** Status: −1 dishonoured, 0 normal, 1 honoured. */
	| Pas<
			'fierte',
			'fierte-definition' | 'fierte-retour-a-la-normale' | 'regles-honneur-pas-deux-fois',
			DunPersonnage & { remporte: boolean }
	  >
	/** Note: status of a character with fierté, when nobody wins. */
	| Pas<'fierte-sans-vainqueur', 'fierte-sans-vainqueur', DunPersonnage>
	// Step 3.2.4.
	/** Note: participants of the defending player, none. */
	| Pas<'non-oppose', 'etape-3-2-4'>
	/** Honour of the defending player. */
	| Pas<'honneur-perdu', 'etape-3-2-4-honneur'>
	/** Note: participants of the defending player; the second rule when all are bowed. */
	| Pas<'oppose', 'non-oppose-definition' | 'non-oppose-defenseur-incline'>
	/** Note: honour of the defending player. */
	| Pas<'non-oppose-sans-effet', 'etape-3-2-4-sans-effet'>
	// Step 3.2.5.
	/** Strength: of the province → with the bonuses of what it contains. */
	| Pas<'defense-augmentee', 'force-de-province-bonus'>
	/** Broken provinces of the defending player. */
	| Pas<'province-detruite', 'etape-3-2-5', { ecart: number; defense: number }>
	/** Note: broken provinces of the defending player. */
	| Pas<'province-tient', 'force-de-province-ecart', { ecart: number; defense: number }>
	/** Note: broken provinces of the defending player. */
	| Pas<'province-sans-effet', 'etape-3-2-5-sans-effet'>
	/** Note: broken provinces of the defending player, whose stronghold can be attacked from now on. */
	| Pas<'forteresse-eligible', 'province-detruite-forteresse-eligible'>
	// Step 3.2.6.
	/** Air: honour of the attacking player. Other rings: cards drawn, characters chosen, fate removed. */
	| Pas<
			'effet-d-anneau',
			'etape-3-2-6-air' | 'etape-3-2-6-terre' | 'etape-3-2-6-feu' | 'etape-3-2-6-eau' | 'etape-3-2-6-vide',
			{ element: Element; choix: Choix }
	  >
	/** Honour of the defending player, taken by the attacking player. */
	| Pas<'honneur-pris', 'prendre-definition'>
	/** Note: effects resolved, none: the attacking player may leave it. */
	| Pas<'effet-refuse', 'etape-3-2-6'>
	/** Note: effects resolved, none. */
	| Pas<'effet-absent', 'etape-3-2-6-sans-effet'>
	// Steps 3.2.7 and 3.2.8.
	/** Rings that `camp` has claimed with this conflict. */
	| Pas<'anneau-revendique', 'etape-3-2-7', DunCamp>
	/** Rings of this conflict back in the pool. */
	| Pas<'anneau-rendu', 'etape-3-2-7-sans-vainqueur'>
	/** Ready participants. */
	| Pas<'participants-inclines', 'etape-3-2-8'>
	/** Participants. */
	| Pas<'retour-au-fief', 'etape-3-2-8-fief'>
	/** Note: honour of the winner of the game. */
	| Pas<'partie-gagnee', FinDePartie['rule'], { gagnant: 'attaquant' }>;

/** A step of the trace. */
export type TraceStep = Constat;

/** The steps in the order in which they happen. */
export type Trace = readonly TraceStep[];
