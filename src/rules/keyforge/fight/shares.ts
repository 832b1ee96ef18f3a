import type { Share } from './event';
import { findInPlay, record, type State } from './state';

/** A state, and what an effect deals from there. */
interface StateWithShares {
	readonly state: State;
	readonly shares: readonly Share[];
}

/** The parts of an effect that can resolve: those of creatures no longer in play are ignored (rule capacites-autant-que-possible). */
export function keepShares(state: State, shares: readonly Share[] = []): StateWithShares {
	const inPlay = (share: Share) => findInPlay(state, share.target) !== undefined;
	const skipped = shares
		.filter((share) => !inPlay(share))
		.map(({ target: creature, amount: before }) => ({
			kind: 'share-skipped' as const,
			rule: 'capacites-autant-que-possible' as const,
			creature,
			before,
			after: 0,
		}));
	return { state: record(state, ...skipped), shares: shares.filter(inPlay) };
}
