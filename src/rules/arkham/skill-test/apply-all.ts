import {
	emptyWeights,
	mixWeights,
	multiplyWeights,
	readWeights,
	weighFullDraw,
	weighStoppingDraw,
	widthFor,
} from '../../odds';
import { averageRevealed } from './average-tokens';
import { countTokens, type Kind } from './kind';
import { remember } from './remember';
import { addBatch, boundSelections, openSelections, type Selections } from './selection';
import type { Preparation, Spread } from './spread';

/**
 * All the tokens revealed are applied: `count` of them (at most those there are), and one more for each that has
 * another revealed. So the draw stops on the `count`-th token that has no other revealed, or when the bag is empty:
 * what it gives does not depend on what the test asks, and there is nothing to choose.
 */
export function prepareAll(kinds: readonly Kind[], count: number): Preparation {
	const known = new Map<number, Spread>();
	return { spread: () => remember(known, count, () => spreadAll(kinds, count)), advise: () => () => 0 };
}

/** How the sums are spread when `count` tokens, and each that one of them has revealed, are applied. */
export function spreadAll(kinds: readonly Kind[], count: number): Spread {
	const revealers = kinds.filter(({ revealsAnother }) => revealsAnother);
	const stoppers = kinds.filter(({ revealsAnother }) => !revealsAnother);
	const [others, stops] = [countTokens(revealers), countTokens(stoppers)];
	const total = others + stops;
	const { whole, weights } = stops < count ? weighFullDraw(others, 1n) : weighStoppingDraw(total, count, others);
	const width = widthFor(whole, boundSelections(total));
	const select = (from: readonly Kind[], maximum: number) =>
		from.reduce((selections, kind) => addBatch(selections, kind, maximum), openSelections(width));
	const going = select(revealers, others);
	const stopping = select(stoppers, count);
	const join = (nature: keyof Selections) => {
		const end = stopping[nature][Math.min(stops, count)] ?? emptyWeights(width);
		return readWeights(multiplyWeights(mixWeights(going[nature], weights, width), end));
	};
	return { whole, ordinary: join('ordinary'), safe: join('safe'), averageTokens: averageRevealed(kinds, count) };
}
