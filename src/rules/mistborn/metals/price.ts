import type { Fuel, Goals } from './goals';
import { METALS } from './metal';
import { openShortage } from './shortage';

const ATIUM = METALS.length;

/** What is to be provided: metals to lay on cards and metals to burn beside, one number for each metal, Atium last. */
export interface Wanted {
	readonly fed: readonly number[];
	readonly beside: readonly number[];
	/** Times that Atium must be burnt in all, beyond this turn’s; 0 when it does not matter. */
	readonly atiumBurns: number;
	/** Cards that can be metals, those that are played left out. */
	readonly fuels: readonly Fuel[];
}

/** How Atium is made to be burnt often enough. */
export interface AtiumUse {
	/** Metals that Atium stands for on purpose, one number for each: by so many tokens, then by so many cards. */
	readonly standsFor: readonly number[];
	readonly tokens: number;
	readonly cards: number;
	/** Times that it is burnt beside, as itself. */
	readonly more: number;
}

/** The least that must be spent of what does not come back at the end of the turn. */
export interface Price {
	readonly flares: number;
	readonly atium: number;
	readonly use: AtiumUse | null;
}

/**
 * Prepares the prices of a turn. As many metals as possible come from cards, and no more tokens are flared than those
 * that the limit leaves out: flares and Atium are then both the fewest, but where an effect asks for Atium. No price:
 * it cannot be.
 */
export function openPrices(goals: Goals): (wanted: Wanted) => readonly Price[] {
	const priceOf = openEveryPrice(goals);
	return (wanted) => keepLeast(priceOf(wanted));
}

/** `openPrices`, with every way to make Atium burn often enough, the dear ones too. */
export function openEveryPrice(goals: Goals): (wanted: Wanted) => readonly Price[] {
	const all = [...goals.fuels, ...goals.cards.flatMap(({ fuel }) => fuel ?? [])];
	const kinds = [...new Set(all)].filter((fuel) => fuel !== 'any');
	const measure = openShortage(kinds, METALS.length);

	/** The price, with no regard to how often Atium is burnt; so many tokens and Atium cards are taken already. */
	function base(total: readonly number[], fuels: readonly number[], jokers: number, taken: number): Price | null {
		const own = total[ATIUM] ?? 0;
		const beyond = total.slice(0, ATIUM).map((count, metal) => Math.max(0, count - (goals.tokens[metal] ?? 0)));
		const atium = Math.max(0, measure(beyond, fuels) + own - jokers) + taken;
		if (atium > goals.atium) return null;
		const tokens = Math.max(0, measure(total.slice(0, ATIUM), fuels) + own - jokers) + taken;
		return { flares: Math.max(0, tokens - goals.places), atium, use: null };
	}

	return ({ fed, beside, atiumBurns, fuels }) => {
		const counts = kinds.map((kind) => fuels.filter((fuel) => fuel === kind).length);
		const jokers = fuels.filter((fuel) => fuel === 'any').length;
		const total = fed.map((count, metal) => count + (beside[metal] ?? 0));
		const short = atiumBurns - (total[ATIUM] ?? 0);
		if (short <= 0) return [base(total, counts, jokers, 0)].filter((price) => price !== null);
		const open = goals.doubleAtium ? total : fed;
		const uses = listUses(open, short, goals.doubleAtium ? jokers : 0);
		return uses.flatMap((use): Price[] => {
			const left = total.map((count, metal) => count - (use.standsFor[metal] ?? 0));
			left[ATIUM] = (left[ATIUM] ?? 0) + use.more;
			const price = base(left, counts, jokers - use.cards, use.tokens);
			return price === null ? [] : [{ ...price, use }];
		});
	};
}

/** Every way to burn Atium `short` times more: in place of metals that are `open` to it, by tokens or cards, or as itself. */
function listUses(open: readonly number[], short: number, cards: number): readonly AtiumUse[] {
	return listParts(open.slice(0, ATIUM), short).flatMap((standsFor) => {
		const replaced = standsFor.reduce((sum, count) => sum + count, 0);
		return Array.from({ length: Math.min(cards, replaced) + 1 }, (_, laid) => ({
			standsFor,
			tokens: replaced - laid,
			cards: laid,
			more: short - replaced,
		}));
	});
}

/** Every list of counts, none above those given, whose sum is at most `most`. */
function listParts(counts: readonly number[], most: number): readonly (readonly number[])[] {
	const [first, ...rest] = counts;
	if (first === undefined) return [[]];
	return Array.from({ length: Math.min(first, most) + 1 }, (_, taken) => taken).flatMap((taken) =>
		listParts(rest, most - taken).map((part) => [taken, ...part]),
	);
}

/** Prices that no other one beats, each once. */
export function keepLeast<P extends Pick<Price, 'flares' | 'atium'>>(prices: readonly P[]): readonly P[] {
	return prices.filter(
		(price, rank) =>
			!prices.some(
				(other, at) =>
					other.flares <= price.flares &&
					other.atium <= price.atium &&
					(other.flares < price.flares || other.atium < price.atium || at < rank),
			),
	);
}
