import type { EffectGoal, Goals } from './goals';
import type { Price, Wanted } from './price';

/** At most so many more goals at a price. */
type Bound = (price: Pick<Price, 'flares' | 'atium'>) => number;

/**
 * Prepares a bound that is never too low, when cards from this rank on are still to be decided: every metal left could be
 * any metal, abilities of a card need not come in order, and each costs the metals that it asks for, and the card itself
 * when that card could have been one.
 */
export function openBound(goals: Goals): (rank: number, wanted: Wanted) => Bound {
	const { cards, effects, places } = goals;
	const tokens = countTokens(goals);
	const given = countEffects(effects);
	const spent = cards.map(({ costs, fuel }) =>
		costs.map(({ length }, rank) => length + (rank === 0 && fuel !== null ? 1 : 0)),
	);
	const cheapest = Array.from({ length: cards.length + 1 }, (_, rank) => {
		const ordered = spent
			.slice(rank)
			.flat()
			.sort((one, other) => one - other);
		return ordered.map((_, at) => ordered.slice(0, at + 1).reduce((sum, cost) => sum + cost, 0));
	});
	return (rank, { fed, fuels }) => {
		const sums = cheapest[rank] ?? [];
		const left = fuels.length - fed.reduce((sum, count) => sum + count, 0);
		return ({ flares, atium }) => {
			const metals = left + Math.min(tokens + atium, places + flares);
			const first = sums.findIndex((sum) => sum > metals);
			return given + (first < 0 ? sums.length : first);
		};
	};
}

/** Ready tokens. */
export const countTokens = ({ tokens }: Goals): number => tokens.reduce((sum, count) => sum + count, 0);

/** Effects that metals can give. */
export const countEffects = (effects: readonly EffectGoal[]): number =>
	effects.reduce((sum, { steps }) => sum + steps.reduce((more, step) => more + step.effects.length, 0), 0);
