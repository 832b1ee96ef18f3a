import { fraction, type WeightedNumber } from '../../odds';
import { openTable } from './course';
import { type Decisions, decide } from './decide';
import { followAll, wholeOf } from './follow';
import { drawGraph, type Graph } from './graph';
import type { Kind } from './kind';
import { mergeKinds } from './merge-kinds';
import { remember } from './remember';
import { createRests } from './rest';
import type { Draw } from './situation';
import type { Preparation, Spread } from './spread';
import type { Stakes } from './stakes';
import { TooLong } from './too-long';
import { walk } from './walk';
import { estimateWork } from './work';

/** Most that may happen in a draw and still be weighed, unless it is said. */
export const MAX_OPTIONS = 2_000_000;

/** Prepares a draw where the player has more to choose than one token among several: see `needsDecisions`. */
export function prepareDecisions(kinds: readonly Kind[], draw: Draw, most = MAX_OPTIONS): Preparation {
	const graphs = new Map<boolean, Graph>();
	const graphOf = (chances: boolean): Graph =>
		remember(graphs, chances, () => {
			const table = chances ? openTable(mergeKinds(kinds), draw, 'chances') : openTable(kinds, draw, 'events');
			const work = estimateWork(table, draw);
			if (work > most) throw new TooLong('options', work, most);
			return drawGraph(table, most, createRests(table));
		});
	const known = new Map<string, Decisions>();
	const decideFor = (graph: Graph, stakes: Stakes): Decisions => {
		const key = `${graphs.get(true) === graph} ${stakes.value} ${stakes.difficulty}`;
		return remember(known, key, () => decide(graph, stakes));
	};
	return {
		success: (stakes) => fraction(decideFor(graphOf(true), stakes).success, wholeOf(graphOf(true))),
		spread: (stakes) => spreadEnds(graphOf(true), decideFor(graphOf(true), stakes), draw),
		advise: () => () => 0,
		walk: (stakes) => {
			const decisions = decideFor(graphOf(false), stakes);
			return (pickRank) => walk(graphOf(false), decisions, pickRank);
		},
	};
}

/** How the sums of the tokens applied are spread over the ends of a test. */
function spreadEnds(graph: Graph, decisions: Decisions, { returned }: Draw): Spread {
	const { start } = graph.table;
	const countRevealed = (left: number, cancels: number) =>
		start.left.thing.tokens - left + (returned ? start.cancels - cancels : 0);
	const ordinary = new Map<number, bigint>();
	const safe = new Map<number, bigint>();
	let revealed = 0n;
	const put = (weights: Map<number, bigint>, sum: number, weight: bigint) =>
		void weights.set(sum, (weights.get(sum) ?? 0n) + weight);
	followAll(graph, decisions, {
		end: ({ left, cancels }, rank, { sum, failure, success }, weight) => {
			revealed += weight * BigInt(countRevealed(left.thing.tokens - (rank < 0 ? 0 : 1), cancels));
			if (failure) return;
			put(safe, sum, weight);
			if (!success) put(ordinary, sum, weight);
		},
		rest: ({ left, cancels, applied }, { spread }, weight) => {
			const { n, d } = spread.averageTokens;
			revealed += weight * BigInt(countRevealed(left.thing.tokens, cancels)) + (weight * n) / d;
			const { sum, failure, success } = applied.thing;
			if (failure) return;
			for (const [more, share] of spread.safe) put(safe, sum + more, (weight * share) / spread.whole);
			if (success) return;
			for (const [more, share] of spread.ordinary) put(ordinary, sum + more, (weight * share) / spread.whole);
		},
	});
	const whole = wholeOf(graph);
	return { whole, ordinary: inOrder(ordinary), safe: inOrder(safe), averageTokens: fraction(revealed, whole) };
}

const inOrder = (weights: ReadonlyMap<number, bigint>): readonly WeightedNumber[] =>
	[...weights].sort(([a], [b]) => a - b);
