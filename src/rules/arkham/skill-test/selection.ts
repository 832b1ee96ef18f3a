import {
	addWeights,
	countCombinations,
	type PackedWeights,
	shiftWeights,
	singleWeight,
	subtractWeights,
} from '../../odds';
import type { Kind } from './kind';

/** Tokens of a kind among which some may be taken. */
export type Batch = Pick<Kind, 'count' | 'modifier' | 'automatic' | 'tolerated'>;

/** Ways of taking tokens without automatic failure: for each number of tokens from 0, by the sum of their modifiers. */
export interface Selections {
	/** Nothing automatic. */
	readonly ordinary: readonly PackedWeights[];
	/** The ways above, and those with an automatic success; the same array when there is none of these. */
	readonly safe: readonly PackedWeights[];
}

/** No fewer ways than any number of tokens may be taken in, among `tokens`. */
export function boundSelections(tokens: number): bigint {
	return 2n ** BigInt(tokens);
}

/** One way of taking no token. */
export function openSelections(width: number): Selections {
	const nothing = [singleWeight(width, 0)];
	return { ordinary: nothing, safe: nothing };
}

/**
 * Adds a kind among those that may be taken. Going through the kinds, not through the sequences: each gives 0, 1…
 * tokens, as many as are tolerated, and as long as `maximum` is not exceeded.
 */
export function addBatch(selections: Selections, batch: Batch, maximum: number): Selections {
	return changeBatch(selections, batch, (ways) => takeBatch(ways, batch, maximum));
}

/** Takes one token away from a kind that was added without a limit: neither tolerated ways nor maximum left any out. */
export function removeToken(selections: Selections, batch: Batch): Selections {
	return changeBatch(selections, batch, (ways) => leaveToken(ways, batch));
}

/** What succeeds automatically is not among ordinary ways. */
function changeBatch(
	{ ordinary, safe }: Selections,
	{ automatic }: Batch,
	change: (ways: readonly PackedWeights[]) => readonly PackedWeights[],
): Selections {
	if (automatic === 'success') return { ordinary, safe: change(safe) };
	const changed = change(ordinary);
	return { ordinary: changed, safe: safe === ordinary ? changed : change(safe) };
}

function takeBatch(
	before: readonly PackedWeights[],
	{ count, modifier, tolerated }: Batch,
	maximum: number,
): readonly PackedWeights[] {
	const most = Math.min(count, tolerated);
	const ways = Array.from({ length: most + 1 }, (_, taken) => countCombinations(count, taken));
	const after: PackedWeights[] = [];
	for (const [already, packed] of before.entries()) {
		for (const [taken, way] of ways.entries()) {
			const size = already + taken;
			if (size > maximum) break;
			const more = shiftWeights(packed, taken * modifier, way);
			const known = after[size];
			after[size] = known === undefined ? more : addWeights(known, more);
		}
	}
	return after;
}

/** The ways without a token are all the ways, less those with it: those without it, one token fewer, and then it. */
function leaveToken(before: readonly PackedWeights[], { modifier }: Batch): readonly PackedWeights[] {
	const after: PackedWeights[] = [];
	for (const packed of before.slice(0, -1)) {
		const fewer = after.at(-1);
		after.push(fewer === undefined ? packed : subtractWeights(packed, shiftWeights(fewer, modifier)));
	}
	return after;
}
