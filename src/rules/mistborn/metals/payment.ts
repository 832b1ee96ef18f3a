import type { PayingAction, Recipient, Refresh } from './action';
import { isSavant, listAbilities } from './card';
import { type Coverage, countOf, EXPENSES, openCoverage } from './cover';
import type { Need } from './metal';
import { listMissing } from './need';
import type { Effect } from './situation';
import { getCard, remainingBurns, type State, type TrackedCard } from './state';

/** What metals can pay: an ability of a card by its rank from 0, or an effect of an Ally or of the character. */
export type Purpose =
	| { readonly type: 'ability'; readonly card: string; readonly rank: number }
	| { readonly type: 'effect'; readonly effect: string };

/** Actions that pay, legal in this order. */
type Way = readonly (PayingAction | Refresh)[];

/** Whether something can still be paid this turn, spending on nothing else, and how. */
export interface Payment {
	readonly purpose: Purpose;
	/**
	 * `payable`: `ways` has one to four ways, which differ in what they spare: no more flared tokens than needed,
	 * then Atium, then cards, then places in the limit; and one more that takes places to leave tokens ready, by refreshing
	 * them (rule metaux-regenerer-reutiliser). `manque`: no way; these metals cannot be provided.
	 */
	readonly verdict: 'payable' | 'missing';
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
	readonly ways: readonly Way[];
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
	if (kind === 'character') return 'regles-entrainement-emblematique';
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
			const ways = distinct(coverages);
			return { ...line, verdict: 'payable', ways: [...ways, ...addRefreshing(state, ways)], missing };
		}
		const repeated = missing.some((metal) => metal !== 'atium' && countOf(demand, metal) > 1);
		const rule = repeated ? 'jeton-metal-un-seul' : line.rule;
		return { ...line, rule, verdict: 'missing', ways: [], missing };
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

/** The first way that can leave tokens ready, if there is one: cards refresh them rather than stand for them. */
function addRefreshing(state: State, ways: readonly (readonly PayingAction[])[]): readonly Way[] {
	return ways
		.map((way) => refreshInstead(state, way))
		.filter((way) => way.some(({ type }) => type === 'refresh'))
		.slice(0, 1);
}

/** Each card laid as a metal whose token is turned over is discarded to refresh it, and the token burnt, within the limit. */
function refreshInstead(state: State, way: readonly PayingAction[]): Way {
	let room = remainingBurns(state) - way.filter(({ type }) => type === 'burn' || type === 'atium').length;
	const refreshed: Need[] = [];
	return way.flatMap((action): Way => {
		if (action.type !== 'lay') return [action];
		const { card, standsFor: metal, recipient } = action;
		if (metal === 'atium' || state.tokens[metal] !== 'turned' || refreshed.includes(metal)) return [action];
		if (room <= 0 || isSavant(getCard(state, card).card)) return [action];
		room--;
		refreshed.push(metal);
		return [
			{ type: 'refresh', metal, card },
			{ type: 'burn', metal, recipient },
		];
	});
}
