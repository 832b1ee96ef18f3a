import type { PayingAction, Recipient } from './action';
import { listAbilities } from './card';
import { type Coverage, countOf, EXPENSES, openCoverage } from './cover';
import type { Need } from './metal';
import { listMissing } from './need';
import type { Effect } from './situation';
import type { State, TrackedCard } from './state';

/** What metals can pay: an ability of a card by its rank from 0, or an effect of an Ally or of the character. */
export type Purpose =
	| { readonly type: 'ability'; readonly card: string; readonly rank: number }
	| { readonly type: 'effect'; readonly effect: string };

/** Whether something can still be paid this turn, spending on nothing else, and how. */
export interface Payment {
	readonly purpose: Purpose;
	/**
	 * `payable`: `ways` has one to four ways, which differ in what they spare: no more flared tokens than needed,
	 * then Atium, then cards, then places in the limit. `manque`: no way; these metals cannot be provided.
	 */
	readonly verdict: 'payable' | 'manque';
	readonly rule:
		| 'cartes-metal-requis'
		| 'cartes-supplementaire'
		| 'cartes-supplementaire-ordre'
		| 'allies-activation'
		| 'allies-second-effet'
		| 'regles-entrainement-emblematique'
		/** Not payable, and a metal is asked for more than once. */
		| 'jeton-metal-un-seul';
	/** Metals still to provide: those of the abilities above come first. */
	readonly demand: readonly Need[];
	/** Each way as the actions that pay, legal in this order. */
	readonly ways: readonly (readonly PayingAction[])[];
	readonly missing: readonly Need[];
}

/** Payments of everything that is not active or available yet: cards in hand or in play, then effects. */
export function listPayments(state: State): readonly Payment[] {
	const live = state.cards.filter(({ place }) => place === 'hand' || place === 'in-play');
	const effects = state.situation.effects.filter(({ metal, burnsNeeded }) => state.burns[metal] < burnsNeeded);
	return [
		...live.flatMap((tracked) => payAbilities(state, tracked)),
		...effects.flatMap((effect) => payEffect(state, effect)),
	];
}

/** Abilities that are not active yet: each asks for the metals of those above it, then for its own. */
function payAbilities(state: State, tracked: TrackedCard): readonly Payment[] {
	const { activeCount } = tracked;
	const card = tracked.card.id;
	const lines: readonly Line[] = listAbilities(tracked.card)
		.map((_, rank) => rank)
		.slice(activeCount)
		.map((rank) => ({
			purpose: { type: 'ability', card, rank },
			rule: ruleOfAbility(rank, activeCount),
			demand: listMissing(tracked, rank),
		}));
	return pay(state, lines, card);
}

function ruleOfAbility(rank: number, activeCount: number) {
	if (rank === 0) return 'cartes-metal-requis';
	return rank === activeCount ? 'cartes-supplementaire' : 'cartes-supplementaire-ordre';
}

function payEffect(state: State, effect: Effect): readonly Payment[] {
	const demand = Array.from({ length: effect.burnsNeeded - state.burns[effect.metal] }, () => effect.metal);
	return pay(state, [{ purpose: { type: 'effect', effect: effect.id }, rule: ruleOfEffect(effect), demand }], null);
}

function ruleOfEffect({ kind, burnsNeeded }: Effect) {
	if (kind === 'personnage') return 'regles-entrainement-emblematique';
	return burnsNeeded > 1 ? 'allies-second-effet' : 'allies-activation';
}

type Line = Pick<Payment, 'purpose' | 'rule' | 'demand'>;

/** Payments of lines that each begin with what the one before asks for: what stops one stops those after it. */
function pay(state: State, lines: readonly Line[], recipient: Recipient): readonly Payment[] {
	const demands = lines.map(({ demand }) => demand);
	const cover = openCoverage(state, demands, recipient === null ? [] : [recipient], recipient);
	const cheapest = cover(EXPENSES);
	const payable = cheapest.filter(({ missing }) => missing.length === 0).length;
	const others = payable === 0 ? [] : ORDERS.map(cover);
	return lines.map((line, rank) => {
		const { demand } = line;
		const missing = cheapest[rank]?.missing ?? demand;
		if (missing.length === 0) {
			const coverages = [cheapest, ...others].flatMap((coverage) => coverage[rank] ?? []);
			return { ...line, verdict: 'payable', ways: distinct(coverages), missing };
		}
		const repeated = missing.some((metal) => metal !== 'atium' && countOf(demand, metal) > 1);
		const rule = repeated ? 'jeton-metal-un-seul' : line.rule;
		return { ...line, rule, verdict: 'manque', ways: [], missing };
	});
}

/** The other orders in which to spare: each kind first in turn. */
const ORDERS = EXPENSES.slice(1).map((first) => [first, ...EXPENSES.filter((other) => other !== first)]);

/** Ways that do not spend the same things, in order. */
function distinct(coverages: readonly Coverage[]): readonly (readonly PayingAction[])[] {
	const seen = new Set<string>();
	return coverages.flatMap(({ actions }) => {
		const key = actions
			.map((action) => JSON.stringify(action))
			.sort()
			.join();
		if (seen.has(key)) return [];
		seen.add(key);
		return [actions];
	});
}
