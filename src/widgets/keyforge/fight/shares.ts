import type { Share } from '../../../rules/keyforge/fight';

/** What an effect deals to a creature. */
export const amountOf = (shares: readonly Share[], place: string): number =>
	shares.find((share) => share.target === place)?.amount ?? 0;

/** The same effect, with another amount for a creature. */
export const withShare = (shares: readonly Share[], target: string, amount: number): readonly Share[] => [
	...shares.filter((share) => share.target !== target),
	{ target, amount },
];
