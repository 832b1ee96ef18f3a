import {
	type DrawWeights,
	mixWeights,
	type PackedWeights,
	prepareTail,
	readWeights,
	type Tail,
	weighFullDraw,
} from '../../odds';
import type { Handful } from './handful';
import { countTokens, type Kind } from './kind';
import { remember } from './remember';
import { addBatch, type Batch, openSelections, removeToken, type Selections } from './selection';

/** A kind, with its rank in the list of kinds. */
interface RankedKind extends Kind {
	readonly rank: number;
}

/** What ends a chain: a token that has no other revealed, or the end of the bag. */
export interface ChainEnd extends Batch {
	/** Rank of the kind in the list of kinds; -1 for the end of the bag. */
	readonly rank: number;
}

/** The tokens that a chain reveals before what ends it, by the sum of their modifiers. */
export interface Chain {
	readonly ordinary: PackedWeights;
	readonly safe: PackedWeights;
	readonly ordinaryTail: Tail;
	readonly safeTail: Tail;
	/** Weight of all the chains that one given token ends, automatic failures included. */
	readonly weight: bigint;
	/** What may end the chain, with as many tokens of each kind as the bag held before any was revealed. */
	readonly ends: readonly ChainEnd[];
}

/** The chain that follows tokens revealed together, when the kind of rank `chosen` is chosen. */
export type FollowChain = (handful: Handful, chosen: number) => Chain;

/** The end of the bag ends a chain too, and adds nothing. */
const BAG_END: ChainEnd = { rank: -1, count: 1, modifier: 0, automatic: 'none', tolerated: Number.POSITIVE_INFINITY };

/**
 * Chains that may follow tokens revealed together, worked out once each; `stopping` weighs those of the `left` tokens
 * still in the bag. A chain depends on those of the tokens revealed that have another revealed, and on the chosen one
 * only if its kind fails from a number on.
 */
export function rememberChains(
	kinds: readonly Kind[],
	left: number,
	stopping: DrawWeights,
	width: number,
): FollowChain {
	const ranked = kinds.map((kind, rank): RankedKind => ({ ...kind, rank }));
	const revealers = ranked.filter(({ revealsAnother }) => revealsAnother);
	const ends = ranked.filter(({ revealsAnother }) => !revealsAnother);
	const select = rememberSelections(revealers, width);
	const known = new Map<string, Chain>();
	return ({ revealers: out, key }, chosen) => {
		const counted = Number.isFinite(kinds[chosen]?.tolerated) ? chosen : -1;
		return remember(known, counted < 0 ? key : `${key} ${counted}`, () => {
			const revealersLeft = countTokens(revealers) - out.length;
			const endsLeft = left - revealersLeft;
			const { weights } = endsLeft === 0 ? weighFullDraw(revealersLeft, stopping.whole) : stopping;
			return {
				...weighSelections(select(out, counted), weights, width),
				weight: stopping.whole / BigInt(Math.max(1, endsLeft)),
				ends: endsLeft === 0 ? [BAG_END] : ends,
			};
		});
	};
}

function weighSelections(selections: Selections, weights: readonly bigint[], width: number) {
	const ordinary = mixWeights(selections.ordinary, weights, width);
	const ordinaryTail = prepareTail(readWeights(ordinary));
	if (selections.safe === selections.ordinary) {
		return { ordinary, safe: ordinary, ordinaryTail, safeTail: ordinaryTail };
	}
	const safe = mixWeights(selections.safe, weights, width);
	return { ordinary, safe, ordinaryTail, safeTail: prepareTail(readWeights(safe)) };
}

/**
 * Ways of taking tokens among kinds once some tokens are out (`out`, ranks in increasing order), one of them being
 * already applied (`counted`, -1 for none). Kinds without a limit are worked out once, then a token removed at a time.
 */
function rememberSelections(kinds: readonly RankedKind[], width: number) {
	const [limited, free] = [kinds.filter(isLimited), kinds.filter((kind) => !isLimited(kind))];
	const maximum = countTokens(kinds);
	const known = new Map<string, Selections>();
	const selectFree = (out: readonly RankedKind[]): Selections =>
		remember(known, out.map(({ rank }) => rank).join(), () => {
			const last = out.at(-1);
			if (last !== undefined) return removeToken(selectFree(out.slice(0, -1)), last);
			return free.reduce((selections, kind) => addBatch(selections, kind, maximum), openSelections(width));
		});
	return (out: readonly number[], counted: number) => {
		const freeOut = out.flatMap((rank) => free.filter((kind) => kind.rank === rank));
		const limitedLeft = limited.map((kind) => ({
			...kind,
			count: kind.count - out.filter((rank) => rank === kind.rank).length,
			tolerated: kind.tolerated - (kind.rank === counted ? 1 : 0),
		}));
		return limitedLeft.reduce((selections, kind) => addBatch(selections, kind, maximum), selectFree(freeOut));
	};
}

function isLimited({ tolerated }: Kind): boolean {
	return Number.isFinite(tolerated);
}
