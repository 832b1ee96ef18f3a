import type { Chain } from './chain';
import type { ChoiceDraw } from './choice-draw';
import { listForms } from './form';
import { preferenceOf, sortHand } from './hand';
import type { Handful } from './handful';
import type { Kind } from './kind';
import { addRating, type ChainRating, isBetter, type Rating, rateChain, rateSingle } from './rating';
import { remember } from './remember';
import type { Stakes } from './stakes';

/** Of the kinds revealed together, the rank of the one to apply. */
export type Advisor = (handful: Handful) => number;

/** Whether applying a token leads to a chain that may change the outcome. */
export function hasChain({ revealsAnother, tolerated }: Kind): boolean {
	return revealsAnother && tolerated >= 1;
}

/** Chooses the token with the best chance of success, then the best expected margin, then the one that is preferred. */
export function createAdvisor(choiceDraw: ChoiceDraw, stakes: Stakes): Advisor {
	const rate = createRater(choiceDraw, stakes);
	const preferences = listForms(choiceDraw.kinds).map(preferenceOf);
	return (handful) => {
		const [first = 0, ...others] = sortHand(handful.ranks, preferences);
		let best = { rank: first, rating: rate(handful, first) };
		for (const rank of others) {
			if (rank === best.rank) continue;
			const rating = rate(handful, rank);
			if (isBetter(rating, best.rating)) best = { rank, rating };
		}
		return best.rank;
	};
}

/** What choosing a kind is worth; chains already rated are not rated again. */
function createRater(choiceDraw: ChoiceDraw, stakes: Stakes): (handful: Handful, chosen: number) => Rating {
	const { kinds, whole, follow } = choiceDraw;
	const byKind = kinds.map(() => new Map<Chain, ChainRating>());
	return (handful, chosen) => {
		const [kind, known] = [kinds[chosen], byKind[chosen]];
		if (kind === undefined || known === undefined) throw new RangeError(`No kind of token has the rank ${chosen}.`);
		if (!hasChain(kind)) return rateSingle(kind, stakes, whole);
		const chain = follow(handful, chosen);
		return removeRevealed(
			remember(known, chain, () => rateChain(kind, chain, stakes)),
			handful,
		);
	};
}

/** Tokens revealed together no longer end the chain. */
function removeRevealed(rating: ChainRating, { ranks }: Handful): Rating {
	let left: Rating = rating;
	for (const rank of ranks) {
		const end = rating.byEnd.get(rank);
		if (end !== undefined) left = addRating(left, end, -1n);
	}
	return left;
}
