import { countCombinations } from '../../odds';
import type { Kind } from './kind';

/** Tokens revealed together, whatever their order, as ranks of their kinds. */
export interface Handful {
	/** In increasing order. */
	readonly ranks: readonly number[];
	/** Those that have another revealed, in increasing order. */
	readonly revealers: readonly number[];
	/** What distinguishes `revealers` from those of other handfuls. */
	readonly key: string;
}

/** Tokens revealed together, and the ways of taking them in the bag. */
export interface WeightedHandful extends Handful {
	readonly ways: bigint;
}

/** Tokens revealed together, from the ranks of their kinds in increasing order. */
export function createHandful(kinds: readonly Kind[], ranks: readonly number[]): Handful {
	const revealers = ranks.filter((rank) => kinds[rank]?.revealsAnother);
	return { ranks, revealers, key: revealers.join() };
}

/** Every set of kinds that `count` tokens may show; the bag must hold as many. */
export function listHandfuls(kinds: readonly Kind[], count: number): readonly WeightedHandful[] {
	const handfuls: WeightedHandful[] = [];
	const complete = (ranks: readonly number[], ways: bigint, from: number): void => {
		const missing = count - ranks.length;
		if (missing === 0) {
			handfuls.push({ ...createHandful(kinds, ranks), ways });
			return;
		}
		for (let rank = from; rank < kinds.length; rank += 1) {
			const tokens = kinds[rank]?.count ?? 0;
			for (let taken = 1; taken <= Math.min(tokens, missing); taken += 1) {
				const same = new Array<number>(taken).fill(rank);
				complete([...ranks, ...same], ways * countCombinations(tokens, taken), rank + 1);
			}
		}
	};
	complete([], 1n, 0);
	return handfuls;
}
