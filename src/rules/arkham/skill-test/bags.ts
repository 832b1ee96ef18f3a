import { countTokens, type Kind } from './kind';
import { type Reached, startFrom } from './reached';

/** Tokens in the bag: of each kind, and in all. */
export interface Bag {
	readonly counts: readonly number[];
	readonly tokens: number;
	/** What tells it from the others: tokens of the first half of the kinds, and of the second, as whole numbers. */
	readonly key: BagKey;
}

type BagKey = readonly [number, number];

/** Takes tokens out of a bag, and finds a bag again. */
interface Bags {
	readonly start: Reached<Bag>;
	readonly go: (from: Reached<Bag>, rank: number) => Reached<Bag>;
	readonly find: (key: BagKey) => Reached<Bag>;
}

/** Bags made once each, and kept. */
export function rememberBags(kinds: readonly Kind[]): Bags {
	const { first, takeOut, read } = countBags(kinds);
	const bags = startFrom(first, takeOut, ({ counts }) => String.fromCharCode(...counts));
	return { ...bags, find: (key) => ({ id: -1, thing: read(key), next: [] }) };
}

/** Bags that are not kept: they are told apart by their key. */
export function passBags(kinds: readonly Kind[]): Bags {
	const { first, takeOut, read } = countBags(kinds);
	const pass = (thing: Bag): Reached<Bag> => ({ id: -1, thing, next: [] });
	return { start: pass(first), go: ({ thing }, rank) => pass(takeOut(thing, rank)), find: (key) => pass(read(key)) };
}

function countBags(kinds: readonly Kind[]) {
	const half = Math.ceil(kinds.length / 2);
	// 99 tokens at most, in 15 kinds at most: both numbers are below 2 ** 53.
	const steps: number[] = [];
	for (const [rank] of kinds.entries()) {
		const above = kinds[rank - 1];
		steps.push(above && rank !== half ? (steps[rank - 1] ?? 1) * (above.count + 1) : 1);
	}
	const stepOf = (rank: number) => steps[rank] ?? 1;
	const keyOf = (counts: readonly number[]): BagKey => [
		counts.slice(0, half).reduce((sum, count, rank) => sum + count * stepOf(rank), 0),
		counts.slice(half).reduce((sum, count, at) => sum + count * stepOf(half + at), 0),
	];
	const takeOut = (bag: Bag, rank: number): Bag => {
		const [a, b] = bag.key;
		return new SmallerBag(bag, rank, rank < half ? [a - stepOf(rank), b] : [a, b - stepOf(rank)]);
	};
	const read = (key: BagKey): Bag => {
		const counts = kinds.map(({ count }, rank) => Math.floor(key[rank < half ? 0 : 1] / stepOf(rank)) % (count + 1));
		return { counts, tokens: counts.reduce((sum, count) => sum + count, 0), key };
	};
	const counts = kinds.map(({ count }) => count);
	const first: Bag = { counts, tokens: countTokens(kinds), key: keyOf(counts) };
	return { first, takeOut, read };
}

/** A bag with a token of a kind fewer. Most are told apart and let go: they are counted when somebody asks. */
class SmallerBag implements Bag {
	readonly tokens: number;
	readonly key: BagKey;
	#from: Bag;
	#rank: number;
	#counts: readonly number[] | undefined;

	constructor(from: Bag, rank: number, key: BagKey) {
		this.tokens = from.tokens - 1;
		this.key = key;
		this.#from = from;
		this.#rank = rank;
	}

	get counts(): readonly number[] {
		this.#counts ??= this.#from.counts.map((count, at) => (at === this.#rank ? count - 1 : count));
		return this.#counts;
	}
}
