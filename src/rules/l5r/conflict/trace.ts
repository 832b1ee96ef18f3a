import type { Action, Refusal } from './action';
import type { Moment, ProvinceEvent } from './event';
import type { Choice, Element } from './ring';
import type { RuleId } from './rules';
import type { Side } from './situation';

/** How the game ended. */
export interface GameEnd {
	readonly winner: Side;
	readonly rule: 'gagner-la-partie-forteresse' | 'gagner-la-partie-vingt-cinq' | 'gagner-la-partie-zero';
}

type Step<Kind extends string, R extends RuleId, Details = unknown> = Readonly<
	{ kind: Kind; rule: R; before: number; after: number } & Details
>;

/** Who has won as something happens to the ring: `unknown` until totals are compared (rule etape-3-2-3). */
type Won = Side | 'nobody' | 'unknown';

interface OfSide {
	side: Side;
}

interface OfCharacter extends OfSide {
	/** Id of the character. */
	character: string;
}

/**
 * One finding of the resolution: the rule it applied, and a number before and after.
 * The number is named beside each kind. A note, which changes nothing, has `before` equal to `after`.
 */
export type TraceStep =
	// Before the comparison.
	/** Note: participants of the attacking player as the action window opens, none. */
	| Step<'no-attacker', 'etape-3-2-attaquants'>
	/** Fate on the ring, which goes to the attacking player → 0. */
	| Step<'fate-taken', 'etape-3-2-destin-de-l-anneau'>
	/** Participants of the side. */
	| Step<'removed-from-conflict', 'tiret-retire-du-conflit', OfCharacter>
	// Step 3.2.2.
	/** Participants of the side. */
	| Step<'joined', 'participant-deplace' | 'participant-joue-dans-le-conflit', OfCharacter>
	/** Status, and 1 for bowed, that was said of a character that is played → 0, as it enters play. */
	| Step<'enters-normal', 'entrer-en-jeu-statut', OfCharacter>
	| Step<'enters-ready', 'entrer-en-jeu-redressee', OfCharacter>
	| Step<'sent-home', 'fief-renvoyer', OfCharacter>
	/** Note: 0 ready, 1 bowed, as it was before it was sent home. */
	| Step<'position-kept', 'fief-conserve-sa-position', OfCharacter>
	| Step<'left-play', 'participant-quitte-le-jeu' | 'quitter-le-jeu-definition', OfCharacter>
	/** Honor of the controller of a character that leaves play. */
	| Step<'honor-for-status', 'honore-quitte-le-jeu' | 'deshonore-quitte-le-jeu', OfCharacter>
	/** Status: −1 dishonored, 0 normal, 1 honored. */
	| Step<
			'status',
			'honore-depuis-normal' | 'honore-depuis-deshonore' | 'deshonore-depuis-normal' | 'deshonore-depuis-honore',
			OfCharacter & { way: 'honor' | 'dishonor' }
	  >
	/** 0 ready, 1 bowed. */
	| Step<'turned', 'incline-definition' | 'redresse-definition', OfCharacter>
	/** Sum of the other modifiers of its skill. */
	| Step<'modified', 'modificateur-definition', OfCharacter>
	/** Participants of the new controller, `side`; the second rule for a character at home. */
	| Step<'control-changed', 'controle-participant' | 'controle-etat-garde', OfCharacter>
	/** Note: modifiers of the attachments that stay on a character whose controller changes. */
	| Step<'attachments-kept', 'controle-attachements', OfCharacter>
	/** Strength of the attacked province; the second rule when it would fall below 0. */
	| Step<'strength-changed', 'modificateur-definition' | 'modificateur-jamais-negatif', { amount: number }>
	/** 1 once it cannot be broken. */
	| Step<'province-protected', 'ne-peut-pas-definition'>
	/** Note: strength of the attacked province, which has been compared before this event. */
	| Step<'too-late', 'etape-3-2-5', { event: ProvinceEvent['type'] }>
	/** Elements of the contested ring. */
	| Step<'element-added', 'effet-d-anneau-plusieurs-elements', { element: Element }>
	/** 1 once the defending player is to resolve the ring effect, or to claim the ring, and once that effect is canceled. */
	| Step<'resolver-changed', 'effet-d-anneau-defenseur', { won: Won }>
	| Step<'claimant-changed', 'bases-regle-de-jade', { won: Won }>
	| Step<'effect-to-cancel', 'effet-d-anneau-annule'>
	/** Note: difference between the totals, which nothing changes any more: events of that moment follow. */
	| Step<
			'moment',
			'force-de-province-ecart' | 'etape-3-2-4' | 'etape-3-2-5' | 'etape-3-2-6' | 'etape-3-2-7',
			{ moment: Exclude<Moment, 'action-window'> }
	  >
	/** Note: changes, none: an event, or the effect of the ring, that cannot be. */
	| Step<'refused', Refusal['rule'], OfCharacter & { reason: Refusal['reason']; action: Action; byRing: boolean }>
	/** Note: difference between the totals as they stand, which are given too. */
	| Step<'totals-now', 'etape-3-2-2-annoncer', Readonly<Record<Side, number>>>
	// Skill of a ready character; negative numbers may come before the last of these steps.
	/** Skill: without → with the modifiers of attachments. */
	| Step<'attachments', 'attachement-modificateurs', OfCharacter>
	/** Skill: without → with its other modifiers. */
	| Step<'other-modifiers', 'modificateur-tous-ensemble', OfCharacter>
	/** Skill: without → with glory added or subtracted. */
	| Step<'glory', 'honore-definition' | 'deshonore-definition', OfCharacter & { glory: number }>
	/** Skill: base → the number that it is set to. */
	| Step<'skill-fixed', 'modificateur-fixe', OfCharacter>
	/** Skill: before → after it is doubled, or halved, so many times; the last rule when a fraction is rounded. */
	| Step<'skill-doubled', 'modificateur-ordre-de-calcul', OfCharacter & { times: number }>
	| Step<'skill-halved', 'modificateur-ordre-de-calcul' | 'modificateur-arrondi', OfCharacter & { times: number }>
	/** Negative skill → 0. */
	| Step<'skill-to-zero', 'modificateur-jamais-negatif', OfCharacter>
	// Total of a player; it may be negative before the last of these steps.
	/** Total: without → with the skill of a character. */
	| Step<'contribution', 'etape-3-2-3-total-attaquant' | 'etape-3-2-3-total-defenseur', OfCharacter & { skill: number }>
	/** Base skill of a bowed character → 0, what it brings. */
	| Step<'bowed', 'incline-competence', OfCharacter>
	/** Total: without → with the modifiers of the player's total. */
	| Step<'total-modified', 'competence-total-attaquant' | 'competence-total-defenseur', OfSide>
	/** Total: without → with the Imperial Favor. */
	| Step<'favor', 'regles-honneur-faveur-bonus', OfSide>
	/** Note: total of the Favor's holder, which has no bonus for one of the two reasons. */
	| Step<'favor-without-bonus', 'regles-honneur-faveur-bonus', OfSide & { reason: 'other-face' | 'no-participant' }>
	/** Negative total → 0. */
	| Step<'total-to-zero', 'etape-3-2-3-total-negatif', OfSide>
	// Step 3.2.3.
	/** Note: difference between the totals, which are given too. */
	| Step<'comparison', 'etape-3-2-3', Readonly<Record<Side, number>>>
	/** Note: difference between the totals; `side` wins. */
	| Step<'conflict-won', 'etape-3-2-3-vainqueur' | 'etape-3-2-3-egalite', OfSide>
	/** Note: total of the player who would win, and does not meet the conditions. */
	| Step<'condition-missing', 'etape-3-2-3-conditions', OfSide & { participants: number }>
	/** Note: difference between the totals; nobody wins. The other rules: a tie is the attacker's only; the other player has not the highest total. */
	| Step<'no-winner', 'etape-3-2-3-sans-vainqueur' | 'etape-3-2-3-egalite' | 'etape-3-2-3-sans-participant'>
	/** Status: −1 dishonored, 0 normal, 1 honored. */
	| Step<
			'pride',
			'fierte-definition' | 'fierte-retour-a-la-normale' | 'regles-honneur-pas-deux-fois',
			OfCharacter & { won: boolean }
	  >
	/** Note: status of a character with pride, when nobody wins. */
	| Step<'pride-without-winner', 'fierte-sans-vainqueur', OfCharacter>
	// Step 3.2.4.
	/** Note: participants of the defending player at the comparison, none; `now`: those of this moment. */
	| Step<'unopposed', 'etape-3-2-4', { now: number }>
	/** Honor of the defending player. */
	| Step<'honor-lost', 'etape-3-2-4-honneur'>
	/** Note: the same, of whom there were some; the second rule when all were bowed. */
	| Step<'opposed', 'non-oppose-definition' | 'non-oppose-defenseur-incline', { now: number }>
	/** Note: honor of the defending player. */
	| Step<'unopposed-without-effect', 'etape-3-2-4-sans-effet'>
	// Step 3.2.5.
	/** Strength: of the province → with its modifiers; the first rule when they raise it, the last when it falls to 0. */
	| Step<'strength-modified', 'force-de-province-bonus' | 'modificateur-tous-ensemble' | 'modificateur-jamais-negatif'>
	/** Broken provinces of the defending player. */
	| Step<'province-broken', 'etape-3-2-5', { difference: number; strength: number }>
	/** Note: broken provinces of the defending player. */
	| Step<'province-holds', 'force-de-province-ecart', { difference: number; strength: number }>
	/** Note: broken provinces of the defending player; the difference would be enough. */
	| Step<'break-prevented', 'ne-peut-pas-definition', { difference: number; strength: number }>
	/** Note: broken provinces of the defending player. */
	| Step<'province-untouched', 'etape-3-2-5-sans-effet'>
	/** Note: broken provinces of the defending player, whose stronghold can be attacked from now on. */
	| Step<'stronghold-eligible', 'province-detruite-forteresse-eligible'>
	// Step 3.2.6.
	/** Elements of the ring → 1, the one that `side` chooses. */
	| Step<'element-chosen', 'effet-d-anneau-plusieurs-elements', OfSide & { element: Element }>
	/** `side` resolves it. Air: honor of that player. Other rings: cards drawn, characters chosen, fate removed. */
	| Step<
			'ring-effect',
			'etape-3-2-6-air' | 'etape-3-2-6-terre' | 'etape-3-2-6-feu' | 'etape-3-2-6-eau' | 'etape-3-2-6-vide',
			OfSide & {
				element: Element;
				choice: Choice;
				target: string | null;
				/** Whether the character chosen is a participant. */
				participates: boolean;
				/** Earth: whether the other player has no card to discard. */
				emptyHand: boolean;
			}
	  >
	/** Honor of `side`, taken by the other player. */
	| Step<'honor-taken', 'prendre-definition', OfSide>
	/** Honor of `side`, whose deck is empty when a card is to be drawn. */
	| Step<'empty-deck', 'deck-epuise-perte', OfSide>
	/** Note: cards discarded by `side`, none. */
	| Step<'empty-hand', 'effet-pas-assez', OfSide>
	/** Fate on the character. */
	| Step<'fate-removed', 'etape-3-2-6-vide', OfCharacter>
	/** Note: fate on the character, none. */
	| Step<'last-fate', 'etape-4-2', OfCharacter>
	/** Note: effects resolved, none: `side` may leave it. */
	| Step<'effect-declined', 'etape-3-2-6', OfSide>
	/** Note: effects resolved, none: the one that `side` was to resolve is canceled. */
	| Step<'effect-canceled', 'effet-d-anneau-annule', OfSide>
	/** Note: effects resolved, none. */
	| Step<'no-effect', 'etape-3-2-6-sans-effet', { winner: Side | null }>
	// Steps 3.2.7 and 3.2.8.
	/** Rings that `side` has claimed with this conflict; the second rule when a card gives it to who lost. */
	| Step<'ring-claimed', 'etape-3-2-7' | 'bases-regle-de-jade', OfSide>
	/** Rings of this conflict back in the pool. */
	| Step<'ring-returned', 'etape-3-2-7-sans-vainqueur'>
	/** Ready participants. */
	| Step<'participants-bowed', 'etape-3-2-8'>
	/** Participants. */
	| Step<'return-home', 'etape-3-2-8'>
	/** Note: honor of the winner of the game. */
	| Step<'game-won', GameEnd['rule'], { winner: Side }>
	/** Note: events that do not happen, as the game is over. */
	| Step<'events-skipped', GameEnd['rule']>;

/** The steps in the order in which they happen. */
export type Trace = readonly TraceStep[];
