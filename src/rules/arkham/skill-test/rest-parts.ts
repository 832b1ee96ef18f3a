import {
	countCombinations,
	mixWeights,
	prepareTail,
	readWeights,
	type Tail,
	type WeightedNumber,
	weighFullDraw,
	weighStoppingDraw,
	widthFor,
} from '../../odds';
import { countTokens, type Kind } from './kind';
import { rateTails } from './rating';
import { addBatch, boundSelections, openSelections } from './selection';

/** Tokens yet to come that have others revealed, by the sum of their modifiers, whichever tokens stop the draw. */
export interface GoingPart {
	readonly ordinary: readonly WeightedNumber[];
	readonly safe: readonly WeightedNumber[];
	/** Weight of all that they may be, automatic failures included. */
	readonly weight: bigint;
	/** What they are worth once the others bring the value to `shift`, and may have made sure of success. */
	readonly rate: (shift: number, sure: boolean, difficulty: number) => GoingRating;
}

/** What is gained is the margin above that of an automatic failure. */
interface GoingRating {
	readonly success: bigint;
	readonly gained: bigint;
}

/** Tokens yet to come that have none revealed: in how many ways their modifiers make a sum. */
export interface StopPart {
	readonly sums: readonly StopSum[];
	/** All the ways, automatic failures included. */
	readonly ways: bigint;
}

export interface StopSum {
	readonly sum: number;
	/** Nothing automatic. */
	readonly ordinary: bigint;
	/** An automatic success among them. */
	readonly sure: bigint;
}

/** What `stops` tokens, among `stopTokens` that have none revealed, let through of those that have. */
export function prepareGoing(revealers: readonly Kind[], stops: number, stopTokens: number): GoingPart {
	const others = countTokens(revealers);
	const total = others + stopTokens;
	const draw = stopTokens < stops ? weighFullDraw(others, 1n) : weighStoppingDraw(total, stops, others);
	const width = widthFor(draw.whole, boundSelections(total));
	const selections = revealers.reduce((some, kind) => addBatch(some, kind, others), openSelections(width));
	const ordinary = readWeights(mixWeights(selections.ordinary, draw.weights, width));
	const same = selections.safe === selections.ordinary;
	const safe = same ? ordinary : readWeights(mixWeights(selections.safe, draw.weights, width));
	const ordinaryTail = prepareTail(ordinary);
	const weight = draw.whole / countCombinations(stopTokens, Math.min(stops, stopTokens));
	const tails = { ordinaryTail, safeTail: same ? ordinaryTail : prepareTail(safe), weight };
	return { ordinary, safe, weight, rate: rememberRates(tails) };
}

/** Draws that differ by the tokens that stop them ask for the same few values. */
function rememberRates(tails: { ordinaryTail: Tail; safeTail: Tail; weight: bigint }): GoingPart['rate'] {
	const known = new Map<number, GoingRating>();
	let asked = -1;
	return (shift, sure, difficulty) => {
		if (asked !== difficulty) known.clear();
		asked = difficulty;
		const key = shift * 2 + Number(sure);
		const found = known.get(key);
		if (found) return found;
		const { success, margin } = rateTails(tails, shift, sure, difficulty);
		const rating = { success, gained: margin + BigInt(difficulty) * tails.weight };
		known.set(key, rating);
		return rating;
	};
}

/** The sums of `stops` tokens (at most those there are) that have no other revealed. */
export function prepareStops(stoppers: readonly Kind[], stops: number): StopPart {
	const tokens = countTokens(stoppers);
	const taken = Math.min(stops, tokens);
	const selections = stoppers.reduce(
		(some, kind) => addBatch(some, kind, taken),
		openSelections(widthFor(boundSelections(tokens))),
	);
	const read = (nature: 'ordinary' | 'safe') => {
		const packed = selections[nature][taken];
		return packed ? readWeights(packed) : [];
	};
	const ordinary = new Map(read('ordinary'));
	const sums = read('safe').map(([sum, ways]): StopSum => {
		const plain = ordinary.get(sum) ?? 0n;
		return { sum, ordinary: plain, sure: ways - plain };
	});
	return { sums, ways: countCombinations(tokens, taken) };
}
