import type { FollowChain } from './chain';
import type { WeightedHandful } from './handful';
import type { Kind } from './kind';

/** A draw where one token is chosen among `count` revealed together, and what serves for every test. */
export interface ChoiceDraw {
	readonly kinds: readonly Kind[];
	readonly count: number;
	/** Tokens left in the bag once they are revealed. */
	readonly left: number;
	/** Weight of all that may follow tokens revealed together. */
	readonly whole: bigint;
	/** Weight of everything: `whole` for each way of revealing them. */
	readonly denominator: bigint;
	readonly width: number;
	readonly follow: FollowChain;
	/** Everything that may be revealed together, worked out when first needed. */
	readonly handfuls: () => readonly WeightedHandful[];
}
