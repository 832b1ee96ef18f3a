import { countEffects, countTokens, openBound } from './bound';
import { type Choice, listWanted } from './choice';
import { type CardGoal, type Goals, rankOf } from './goals';
import { keepLeast, openPrices, type Price } from './price';

/** What a player wants of a card at the end of the turn: so many active abilities at least, and at most. */
export interface Wish {
	readonly card: string;
	readonly least: number;
	readonly most: number;
}

/** Combinations listed in each tier. */
export const SHOWN = 4;
/** Choices tried between two pauses, and in all. */
const PACE = 16;
const PATIENCE = 120_000;

/** The most that was found at a price: how many goals, and choices that have them. */
export interface Entry {
	readonly price: Price;
	readonly count: number;
	readonly choices: readonly Choice[];
}

/** The best entries, from the cheapest: no other has as much for as little. */
export function* search(
	goals: Goals,
	wishes: readonly Wish[],
): Generator<undefined, { readonly entries: readonly Entry[]; readonly exact: boolean }> {
	const { cards, effects } = goals;
	const priceOf = openPrices(goals);
	const boundOf = openBound(goals);
	const ranges = cards.map((card) => rangeOf(card, wishes));
	let entries: readonly Entry[] = [];
	let tried = 0;

	function* decideCard(depths: readonly number[], count: number): Generator<undefined> {
		if (++tried % PACE === 0) yield;
		const wanted = listWanted(goals, { depths, levels: [] });
		const bound = boundOf(depths.length, wanted);
		const best = (price: Price) => count + bound(price);
		if (tried > PATIENCE || priceOf(wanted).every((price) => isHopeless(goals, entries, price, best))) return;
		const at = depths.length;
		const card = cards[at];
		if (card === undefined) return yield* decideEffect(depths, [], count);
		const [least, highest] = ranges[at] ?? [0, 0];
		const twin = at > 0 && cards[at - 1]?.kind === card.kind && ranges[at - 1]?.join() === ranges[at]?.join();
		for (let depth = twin ? Math.min(highest, depths[at - 1] ?? 0) : highest; depth >= least; depth--)
			yield* decideCard([...depths, depth], count + depth);
	}

	function* decideEffect(depths: readonly number[], levels: readonly number[], count: number): Generator<undefined> {
		if (++tried % PACE === 0) yield;
		const wanted = listWanted(goals, { depths, levels });
		const prices = priceOf(wanted);
		const best = () => count + countEffects(effects.slice(levels.length));
		if (tried > PATIENCE || prices.every((price) => isHopeless(goals, entries, price, best))) return;
		const goal = effects[levels.length];
		if (goal === undefined) {
			for (const price of prices) entries = enter(entries, { depths, levels }, price, count);
			return;
		}
		const free = goal.steps.filter(({ burns }) => burns <= (wanted.fed[rankOf(goal.metal)] ?? 0)).length;
		for (let level = goal.steps.length; level >= free; level--) {
			const given = countEffects([{ ...goal, steps: goal.steps.slice(0, level) }]);
			yield* decideEffect(depths, [...levels, level], count + given);
		}
	}

	yield* decideCard([], 0);
	return { entries: keepBest(entries), exact: tried <= PATIENCE };
}

function rangeOf({ id, first, costs }: CardGoal, wishes: readonly Wish[]): readonly [number, number] {
	const { least = 0, most = Number.POSITIVE_INFINITY } = wishes.find(({ card }) => card === id) ?? {};
	return [Math.max(0, least - first), Math.max(0, Math.min(costs.length, most - first))];
}

/** Whether nothing at this price or dearer, of `best` goals at most, would be worth listing. */
function isHopeless(goals: Goals, entries: readonly Entry[], start: Price, best: (price: Price) => number): boolean {
	for (let flares = countTokens(goals); flares >= start.flares; flares--)
		for (let atium = goals.atium; atium >= start.atium; atium--)
			if (!isBeaten(entries, flares, atium, best({ flares, atium, use: null }))) return false;
	return true;
}

/** Whether what costs so much, and has `most` goals at most, would not be listed. */
function isBeaten(entries: readonly Entry[], flares: number, atium: number, most: number): boolean {
	return (
		most === 0 ||
		entries.some(({ price, count, choices }) => {
			if (price.flares > flares || price.atium > atium || count < most) return false;
			const same = price.flares === flares && price.atium === atium;
			return !same || count > most || choices.length > SHOWN;
		})
	);
}

function enter(entries: readonly Entry[], choice: Choice, price: Price, count: number): readonly Entry[] {
	if (count === 0) return entries;
	const same = entries.find((entry) => entry.price.flares === price.flares && entry.price.atium === price.atium);
	if (same === undefined) return [...entries, { price, count, choices: [choice] }];
	if (same.count > count || (same.count === count && same.choices.length > SHOWN)) return entries;
	const choices = [...(same.count === count ? same.choices : []), choice];
	return entries.map((entry) => (entry === same ? { price, count, choices } : entry));
}

/** Entries that have more than any cheaper one, cheapest first. */
function keepBest(entries: readonly Entry[]): readonly Entry[] {
	const best = entries.filter((entry) =>
		keepLeast(entries.filter(({ count }) => count >= entry.count).map(({ price }) => price)).includes(entry.price),
	);
	return best.sort(
		(one, other) =>
			one.count - other.count || one.price.flares - other.price.flares || one.price.atium - other.price.atium,
	);
}
