import type { Alternative, Automatic, BagToken, Situation } from './situation';

/** A kind of token that the draw may reveal. */
export interface Kind {
	readonly id: string;
	/** Whether it bears a symbol; without one it is a plain number. */
	readonly symbol: boolean;
	/** Tokens of the kind in the draw: at least 1. */
	readonly count: number;
	readonly modifier: number;
	readonly revealsAnother: boolean;
	readonly automatic: Automatic;
	/** Tokens of the kind that a test may apply without failing automatically: infinite when it may apply them all. */
	readonly tolerated: number;
	/** Tokens of the kind that a test may apply and still reveal others: infinite when it may apply them all. */
	readonly allowed: number;
	readonly alternatives?: readonly Alternative[];
	readonly cancelable?: boolean;
	readonly failsWith?: string | undefined;
}

/** The kinds that may be revealed, in the order of the bag: tokens sealed or set aside are not there. */
export function listKinds({ bag }: Pick<Situation, 'bag'>): readonly Kind[] {
	return bag.map(readKind).filter(({ count }) => count > 0);
}

/** Tokens of some kinds. */
export function countTokens(kinds: readonly Pick<Kind, 'count'>[]): number {
	return kinds.reduce((sum, { count }) => sum + count, 0);
}

function readKind(token: BagToken): Kind {
	const { id, symbol, count, sealed, aside = 0, effect, alternatives, cancelable, failsWith } = token;
	const { modifier, revealsAnother, automatic, failsAt = Number.POSITIVE_INFINITY } = effect;
	const tokens = count - sealed - aside;
	const tolerated = automatic === 'failure' ? 0 : failsAt - 1;
	const limit = tolerated < tokens ? tolerated : Number.POSITIVE_INFINITY;
	const allowed = failsAt <= tokens ? failsAt - 1 : Number.POSITIVE_INFINITY;
	return {
		id,
		symbol,
		count: tokens,
		modifier,
		revealsAnother,
		automatic,
		tolerated: limit,
		allowed,
		...(alternatives && { alternatives }),
		...(cancelable && { cancelable }),
		...(failsWith && { failsWith }),
	};
}
