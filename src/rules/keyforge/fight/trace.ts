import type { Duration } from './changes';
import type { EffectEvent, Keyword, Opening, Use, Zone } from './event';
import type { RuleId } from './rules';
import type { Side } from './situation';

/** What deals damage. `before` is a “Before Fight:” ability, `effect` any other effect of a card,
 * `splash` its splash on a neighbor. */
export type Nature = 'power' | 'assault' | 'hazardous' | 'before' | 'effect' | 'splash';

/** Why a creature was destroyed. */
export type Cause = 'damage' | 'zero-power' | 'poison' | 'effect' | 'sacrifice';

type Step<Kind extends string, Rule extends RuleId, Details = unknown> = Readonly<
	{ kind: Kind; rule: Rule; creature: string; before: number; after: number } & Details
>;

/**
 * One finding of a step function: the rule it applied to `creature`, and a number before and after.
 * The number is named beside each kind. A note, which changes nothing, has `before` equal to `after`.
 */
export type Finding =
	// The fight.
	/** Creatures of the enemy line → those that may be chosen. */
	| Step<'target-chosen', 'combat-incliner-et-choisir', { target: string }>
	/** Times chosen to be fought this turn, capped at 1: from 0 the keyword acts, from 1 it no longer does. */
	| Step<'elusive-chosen', 'insaisissable-premiere-fois'>
	/** Note: X of the keyword that the active player resolves first; with an ability, how many things act. In their order. */
	| Step<'order-chosen', 'assaut-ordre' | 'hasardeux-ordre' | 'avant-combat-ordre', { order: readonly Opening[] }>
	/** Note: damage of a keyword that `creature`'s own keyword does not stop. */
	| Step<'keyword-powerless', 'escarmouche-puissance-seulement' | 'insaisissable-puissance-seulement'>
	/** X of a keyword whose bearer was destroyed first → 0. */
	| Step<'keyword-lost', 'assaut-mort' | 'hasardeux-mort'>
	/** Note: the ability is about to do one thing more than its damage. */
	| Step<'effect-begun', 'sequence-combat-avant' | 'sequence-detruit-capacites', { effect: EffectEvent }>
	/** “Before Fight:” abilities that act: 1, of an attacker whose fight stops first → 0. */
	| Step<'ability-lost', 'assaut-mort' | 'hasardeux-mort'>
	/** Creatures of the fight: 2 → those still in play. */
	| Step<'fight-skipped', 'combat-mort-avant-combat' | 'combat-depart-avant-combat', { target: string }>
	/** Power: without its +1 counters → with them; how many there are. */
	| Step<'power-raised', 'marqueur-puissance-plus-un', { counters: number }>
	/** Note: power damage that the stunned creature deals. */
	| Step<'stunned-strikes-back', 'sonne-inflige-degats'>
	/** “Fight:” abilities of an attacker: 1 → 0, because it did not survive the fight, or there was none. */
	| Step<'fight-abilities-lost', 'combat-capacites-combat' | 'combat-mort-avant-combat' | 'combat-depart-avant-combat'>
	/** Note: damage counters of the attacker that survived, whose “Fight:” abilities resolve. */
	| Step<'fight-abilities', 'combat-capacites-combat'>
	/** Enraged: 1 → 0. */
	| Step<'enrage-removed', 'enrager-retirer-apres-combat' | 'enrager-combat-ignore' | 'capacite-definition'>
	// Uses and statuses.
	/** Stunned: 1 → 0. */
	| Step<'stun-removed', 'sonne-remplace-utilisation' | 'sonne-par-un-effet' | 'capacite-definition'>
	/** Stunned: 0 → 1, or 1 already. */
	| Step<'stunned', 'sonne-carte' | 'sonne-deja'>
	/** Enraged: 0 → 1, or 1 already. */
	| Step<'enraged', 'enrager-definition' | 'enrager-une-seule-fois'>
	/** Note: enraged, 1, of a creature that is used otherwise than to fight. */
	| Step<'enrage-idle', 'enrager-si-possible' | 'enrager-moissonner-par-un-effet', { use: Use }>
	/** Exhausted: 0 → 1, or 1 already. */
	| Step<'exhausted', 'sequence-moisson-incliner' | 'sequence-action-omni-incliner' | 'incline-etat'>
	/** Exhausted: 1 → 0. */
	| Step<'readied', 'redresse-etape-4' | 'redresse-par-capacite'>
	/** Æmber gained by `recipient` since the start. */
	| Step<'reaped', 'sequence-moisson-gain', { recipient: Side }>
	/** Note: the abilities of a use resolve. */
	| Step<'use-abilities', 'moisson-capacites' | 'sequence-action-omni-resoudre', { use: Use }>
	// Damage.
	/** Damage about to be dealt: 0 → the amount. */
	| Step<
			'damage-announced',
			| 'combat-degats-puissance'
			| 'assaut-degats'
			| 'hasardeux-degats'
			| 'sequence-combat-avant'
			| 'sequence-degats-quand'
			| 'degat-simultanes'
			| 'projection-voisins'
			| 'regle-d-or-carte',
			{ nature: Nature; source: string | null; share?: number }
	  >
	/** Note: which time it is that the same effect deals its damage, and how often it does. */
	| Step<'struck-again', 'sequence-degats-quand'>
	/** Damage about to be dealt → 0. */
	| Step<
			'damage-canceled',
			| 'insaisissable-premiere-fois'
			| 'escarmouche-aucun-degat'
			| 'invulnerable-aucun-degat'
			| 'sequence-degats-annuler',
			{ source: string | null }
	  >
	/** Damage about to be dealt → 0; ward counters discarded. */
	| Step<'ward-discarded', 'proteger-remplace', { wards: number }>
	/** Damage about to be dealt → damage left; armor that can still cancel, before and after. */
	| Step<'armor-cancels', 'armure-annule', { armorBefore: number; armorAfter: number }>
	/** Note: damage that armor, all used this turn, no longer cancels; its value. */
	| Step<'armor-spent', 'armure-consommee', { armor: number }>
	/** Note: damage that armor does not cancel, because the card says so; its value. */
	| Step<'armor-ignored', 'regle-d-or-carte', { armor: number }>
	/** Damage that an effect should deal to a creature no longer in play → 0. */
	| Step<'share-skipped', 'capacites-autant-que-possible'>
	/** Damage about to be dealt → 0: another creature is dealt it; what its armor, which comes too late, could cancel. */
	| Step<'damage-redirected', 'faq-armure-double-tenebreux-report', { to: string; armor: number }>
	/** Damage counters. */
	| Step<'damage-placed', 'sequence-degats-infliger', { power: number }>
	/** Damage announced by a creature with poison → damage placed, without poison. */
	| Step<'poison-idle', 'poison-au-moins-un' | 'poison-puissance-seulement', { source: string }>
	/** Note: damage placed by a creature with poison, of which a card said how much. */
	| Step<'poison-acts', 'poison-montant-fixe', { source: string }>
	// Destruction.
	/** Ward counters, discarded instead of a destruction → 0. */
	| Step<'destruction-replaced', 'proteger-remplace', { damage: number; power: number }>
	/** Note: damage counters of a creature whose ward is spent, and which cannot live with them or with its power. */
	| Step<'still-doomed', 'proteger-degats-restants', { power: number }>
	/** Mark of destruction: 0 → 1. */
	| Step<
			'marked',
			'degat-destruction' | 'puissance-zero' | 'poison-detruit' | 'detruit-marquee' | 'detruit-sacrifice',
			{ cause: Cause; damage: number; power: number }
	  >
	/** Note: “Destroyed:” abilities that resolve in this order, by their creatures; how many. */
	| Step<'destroyed-order', 'detruit-capacites', { bearers: readonly string[] }>
	/** Effects that are resolved of the “Destroyed:” ability of a marked creature: 0 → all, even when it has left play. */
	| Step<'destroyed-ability', 'sequence-detruit-capacites' | 'capacite-jusqu-au-bout'>
	/** Note: mark of destruction, 1, of a creature that an effect should destroy again. */
	| Step<'already-marked', 'detruit-deja-marquee'>
	/** Note: mark of destruction, 1, of a creature that is healed. */
	| Step<'still-marked', 'detruit-soin-inutile'>
	/** Note: ward counters that came after the mark. */
	| Step<'ward-too-late', 'proteger-apres-marquage'>
	/** Note: mark of destruction, 1, of a creature that became invulnerable since. */
	| Step<'invulnerable-too-late', 'detruit-remplacement'>
	/** Note: mark of destruction, 0, of an invulnerable creature that an effect should destroy. */
	| Step<'destruction-refused', 'invulnerable-definition', { sacrifice: boolean }>
	/** Ward counters, discarded instead of leaving play → 0. */
	| Step<'departure-replaced', 'proteger-remplace' | 'proteger-apres-marquage'>
	/** Note: damage counters of an invulnerable creature that leaves play all the same. */
	| Step<'invulnerable-leaves', 'invulnerable-quitter-le-jeu'>
	/** Creatures of its line, before and after it left for a zone of its owner. */
	| Step<'departed', 'quitter-le-jeu-cas', { side: Side; to: Zone; closesUp: number }>
	/** Its place in its line, 1 on the left; at which flank, or on which hand of which creature. */
	| Step<'shifted', 'deplacement-creature' | 'deplacement-sur-place', { hand: 'left' | 'right'; of?: string }>
	/** Creatures of the line that it enters; at which flank, or on which hand of which creature. */
	| Step<'entered', 'flanc-entree' | 'deploiement-place', { side: Side; hand: 'left' | 'right'; of?: string }>
	/** Exhausted as it enters: 1, or 0 when a card says so. */
	| Step<'entered-exhausted', 'incline-entree-en-jeu' | 'regle-d-or-carte'>
	/** Creatures of the line that it joins, of the player who takes control of it; at which flank. */
	| Step<'control-taken', 'controle-deplacement', { side: Side; hand: 'left' | 'right' }>
	/** Creatures of its line, before and after all the marked creatures left together. */
	| Step<'discarded', 'sequence-detruit-defausser', { side: Side; closesUp: number }>
	/** Creatures of its line, before and after it left, destroyed, for a zone of its owner that is not the discard pile. */
	| Step<'destroyed-elsewhere', 'detruit-autre-zone', { side: Side; to: Zone; own: boolean; closesUp: number }>
	/** Æmber gained by `recipient` since the start. */
	| Step<'aember-returned', 'quitter-le-jeu-aombre', { recipient: Side }>
	/** Note: damage counters of a creature that should be destroyed and cannot be. */
	| Step<'invulnerable-stays', 'invulnerable-aucun-degat' | 'invulnerable-puissance-zero', { power: number }>
	// Counters.
	/** Ward counters: 0 → 1, or 1 already. */
	| Step<'ward-received', 'proteger-marqueur' | 'proteger-une-seule-fois'>
	/** Damage counters. */
	| Step<'healed', 'soigner-nombre' | 'soigner-entierement' | 'soigner-sans-effet'>
	/** +1 power counters, none of which may be there to lose; power once they have changed. */
	| Step<
			'counters-changed',
			| 'marqueur-puissance-cumul'
			| 'marqueur-puissance-plus-un'
			| 'faq-etoile-blafarde-reponse'
			| 'capacites-autant-que-possible',
			{ power: number }
	  >
	/** Damage counters of the creature that loses some; who receives them, and how many it has then. */
	| Step<'damage-moved', 'deplacement-degats', { target: string; received: number }>
	/** Æmber on the creature; whose pool it comes from, or returns to, but for a creature that is exalted. */
	| Step<
			'aember-moved',
			'capturer-definition' | 'exalter-definition' | 'rendre-reserve-adverse',
			{ way: 'capture' | 'exalt' | 'return'; recipient: Side }
	  >
	// Armor, power and turns.
	/** Armor value, and how long for. */
	| Step<
			'armor-gained',
			'armure-cumul' | 'armure-tilde' | 'armure-total' | 'faq-etoile-blafarde-restriction',
			{ duration: Duration }
	  >
	/** Armor value; used armor, which is lost first, before and after. */
	| Step<
			'armor-lost',
			'armure-perte-ordre' | 'armure-total' | 'faq-etoile-blafarde-restriction',
			{ duration: Duration; usedBefore: number; usedAfter: number }
	  >
	/** Note: damage counters, which a change of armor leaves alone. */
	| Step<'armor-not-retroactive', 'armure-gain-non-retroactif' | 'armure-perte-non-retroactive'>
	/** Armor value, once what lasted a turn is over. */
	| Step<'armor-restored', 'effets-persistants-definition'>
	/** Power that counts, gained or lost. */
	| Step<
			'power-changed',
			'effets-persistants-definition' | 'capacite-constante-definition' | 'faq-etoile-blafarde-reponse',
			{ duration: Duration }
	  >
	/** Power that counts, once what lasted a turn is over. */
	| Step<'power-restored', 'effets-persistants-definition'>
	/** X of the keyword, or whether the creature has it: 0 or 1. */
	| Step<
			'keyword-changed',
			'effets-persistants-definition' | 'capacite-constante-definition' | 'assaut-cumul' | 'hasardeux-cumul',
			{ keyword: Keyword; duration: Duration }
	  >
	/** X of the keyword, or whether the creature has it, once what lasted a turn is over. */
	| Step<'keyword-restored', 'effets-persistants-definition', { keyword: Keyword }>
	/** Power that counts, once a card says what it is. */
	| Step<'power-set', 'regle-d-or-carte', { duration: Duration }>
	/** Armor value, once a card says what it is; used armor, before and after. */
	| Step<'armor-set', 'regle-d-or-carte', { duration: Duration; usedBefore: number; usedAfter: number }>
	/** Whether damage cannot be dealt: 0 → 1, or 1 already for less long. */
	| Step<'prevention-begun', 'effets-persistants-definition' | 'capacite-constante-definition', { duration: Duration }>
	/** Whether damage cannot be dealt: 1 → 0. */
	| Step<'prevention-ended', 'effets-persistants-definition'>
	/** Whether another creature is dealt its damage: 0 → 1, or 1 already. */
	| Step<
			'redirect-begun',
			'effets-persistants-definition' | 'capacite-constante-definition',
			{ to: string; duration: Duration }
	  >
	/** Whether another creature is dealt its damage: 1 → 0, or 1 when it is again `to`. */
	| Step<'redirect-ended', 'effets-persistants-definition', { to?: string }>
	/** Armor that can cancel damage, before and after the turn began. */
	| Step<'armor-renewed', 'armure-se-renouvelle'>
	/** Times chosen to be fought this turn, capped at 1 → 0. */
	| Step<'elusive-renewed', 'insaisissable-premiere-fois'>;

/** A trace step: a finding, and the index of the event it belongs to; `null` before the first event. */
export type TraceStep = Finding & { readonly eventRank: number | null };

/** The steps in the order in which they happened. */
export type Trace = readonly TraceStep[];
