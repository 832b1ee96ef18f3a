import {
	add,
	addWeights,
	countCombinations,
	emptyWeights,
	type Fraction,
	fraction,
	multiply,
	multiplyWeights,
	type PackedWeights,
	readWeights,
	shiftWeights,
	singleWeight,
} from '../../odds';
import { createAdvisor, hasChain } from './advice';
import { averageRevealed, type TokenGroup } from './average-tokens';
import type { Chain } from './chain';
import type { ChoiceDraw } from './choice-draw';
import type { WeightedHandful } from './handful';
import { countTokens, type Kind } from './kind';
import { remember } from './remember';
import type { Spread } from './spread';
import type { Stakes } from './stakes';

/** A set of tokens revealed together, and the one chosen. */
interface ChosenHandful extends WeightedHandful {
	readonly chosen: number;
	readonly kind: Kind;
}

/** All the sets where the same kind is chosen and the same chain follows, if any. */
interface HandfulGroup {
	readonly kind: Kind;
	readonly chain: Chain | null;
	ways: bigint;
	/** For each kind revealed, the tokens that can no longer end the chain, over all the ways. */
	readonly gone: Map<number, bigint>;
}

/** What the sums of modifiers add up to, and how they may be spread in two: see `Spread`. */
interface Parts {
	readonly ordinary: PackedWeights;
	readonly safe: PackedWeights;
}

/** Gathers what every set of tokens revealed together gives, with the best choice in each. */
export function gatherHandfuls(choiceDraw: ChoiceDraw, stakes: Stakes): Spread {
	const { kinds, denominator, width } = choiceDraw;
	const choose = createAdvisor(choiceDraw, stakes);
	const handfuls = choiceDraw.handfuls().flatMap((handful): ChosenHandful[] => {
		const chosen = choose(handful);
		const kind = kinds[chosen];
		return kind === undefined ? [] : [{ ...handful, chosen, kind }];
	});
	const empty: Parts = { ordinary: emptyWeights(width), safe: emptyWeights(width) };
	const { ordinary, safe } = groupHandfuls(choiceDraw, handfuls)
		.map((group) => mixGroup(choiceDraw, group))
		.reduce((a, b) => ({ ordinary: addWeights(a.ordinary, b.ordinary), safe: addWeights(a.safe, b.safe) }), empty);
	return {
		whole: denominator,
		ordinary: readWeights(ordinary),
		safe: readWeights(safe),
		averageTokens: averageTokens(choiceDraw, handfuls),
	};
}

function groupHandfuls(choiceDraw: ChoiceDraw, handfuls: readonly ChosenHandful[]): readonly HandfulGroup[] {
	const groups = new Map<Chain | null, Map<number, HandfulGroup>>();
	for (const handful of handfuls) {
		const { ranks, ways, chosen, kind } = handful;
		const chain = hasChain(kind) ? choiceDraw.follow(handful, chosen) : null;
		const sameChain = remember(groups, chain, () => new Map<number, HandfulGroup>());
		const group = remember(sameChain, chosen, () => ({ kind, chain, ways: 0n, gone: new Map<number, bigint>() }));
		group.ways += ways;
		for (const rank of ranks) group.gone.set(rank, (group.gone.get(rank) ?? 0n) + ways);
	}
	return [...groups.values()].flatMap((sameChain) => [...sameChain.values()]);
}

/** Adds to the chosen token the chain and its ends, each weighed by its tokens still in the bag. */
function mixGroup({ width, whole }: ChoiceDraw, { kind, chain, ways, gone }: HandfulGroup): Parts {
	const empty = emptyWeights(width);
	if (chain === null) return splitByNature(kind, singleWeight(width, kind.modifier, ways * whole), empty);
	const ends = chain.ends.map((end) => {
		const tokens = ways * BigInt(end.count) - (gone.get(end.rank) ?? 0n);
		return splitByNature(end, singleWeight(width, end.modifier, tokens), empty);
	});
	const safe = ends.reduce((sum, end) => addWeights(sum, end.safe), empty);
	const ordinary = ends.reduce((sum, end) => addWeights(sum, end.ordinary), empty);
	return {
		ordinary:
			kind.automatic === 'none' ? shiftWeights(multiplyWeights(ordinary, chain.ordinary), kind.modifier) : empty,
		safe: shiftWeights(multiplyWeights(safe, chain.safe), kind.modifier),
	};
}

/** A token counts on the side of what it does by itself; one that fails automatically counts on neither. */
function splitByNature(
	{ automatic, tolerated }: Pick<Kind, 'automatic' | 'tolerated'>,
	weights: PackedWeights,
	empty: PackedWeights,
): Parts {
	if (tolerated < 1) return { ordinary: empty, safe: empty };
	return { ordinary: automatic === 'none' ? weights : empty, safe: weights };
}

/** Every set shows `count` tokens; a chosen one that has another revealed leads to a chain, unless it ends the step. */
function averageTokens({ kinds, count, left }: ChoiceDraw, handfuls: readonly ChosenHandful[]): Fraction {
	const total = countCombinations(countTokens(kinds), count);
	const byChain = new Map<string, { readonly kinds: readonly TokenGroup[]; ways: bigint }>();
	for (const { ranks, chosen, ways, kind } of handfuls) {
		if (!kind.revealsAnother || kind.allowed < 1 || left === 0) continue;
		const rest = listLeft(kinds, ranks, chosen);
		const key = rest.map((one) => `${one.count} ${one.allowed}`).join();
		remember(byChain, key, () => ({ kinds: rest, ways: 0n })).ways += ways;
	}
	return [...byChain.values()].reduce(
		(sum, { kinds: rest, ways }) => add(sum, multiply(fraction(ways, total), averageRevealed(rest, 1))),
		fraction(count),
	);
}

/** What a chain may reveal: what ends it, what goes on without a limit, and each kind that has one. */
function listLeft(kinds: readonly Kind[], ranks: readonly number[], chosen: number): readonly TokenGroup[] {
	const counts = kinds.map((kind, rank) => ({
		...kind,
		count: kind.count - ranks.filter((other) => other === rank).length,
		allowed: kind.allowed - (rank === chosen ? 1 : 0),
	}));
	const going = counts.filter(({ revealsAnother }) => revealsAnother);
	const free = going.filter(({ allowed }) => !Number.isFinite(allowed));
	const allowed = Number.POSITIVE_INFINITY;
	return [
		{ revealsAnother: false, allowed, count: countTokens(counts) - countTokens(going) },
		{ revealsAnother: true, allowed, count: countTokens(free) },
		...going.filter((kind) => Number.isFinite(kind.allowed)),
	];
}
