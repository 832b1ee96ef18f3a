import { fraction, type WeightedNumber } from '../../odds';
import type { Applied } from './applied';
import type { Course } from './course';
import type { LayerDecisions } from './decide-layers';
import { type Layer, type Layers, readCode, spendsCard } from './layers';
import type { Rest } from './rest';
import type { GoingPart } from './rest-parts';
import type { Draw } from './situation';
import type { Spread } from './spread';

type Weights = Map<number, bigint>;

/** In how many ways tests come to the courses of a layer, those that are settled apart. */
interface PassedLayer {
	readonly courses: bigint[];
	readonly settled: bigint[];
}

/** Tests that share the tokens yet to come that have others revealed, by the sum of the others. */
interface Gathered {
	/** Weight of a rest of theirs. */
	readonly weight: bigint;
	readonly ordinary: Weights;
	readonly sure: Weights;
}

/** How the sums of the tokens applied are spread over the ends of a test, with the best decisions. */
export function spreadLayers(
	{ table, rests, layers, start: from }: Layers,
	decisions: LayerDecisions,
	{ returned }: Draw,
): Spread {
	const { scale, start } = table;
	const each = start.cancels + 1;
	const ordinary: Weights = new Map();
	const safe: Weights = new Map();
	const gathered = new Map<GoingPart, Gathered>();
	let revealed = 0n;

	const countRevealed = (tokens: number, cancels: number) =>
		start.left.thing.tokens - tokens + (returned ? start.cancels - cancels : 0);

	const end = ({ sum, failure, success }: Applied, weight: bigint): void => {
		if (failure) return;
		put(safe, sum, weight);
		if (!success) put(ordinary, sum, weight);
	};

	const gather = (course: Course, { terms, weight: whole, averageTokens }: Rest, weight: bigint): void => {
		const { sum, success } = course.applied.thing;
		const { n, d } = averageTokens();
		revealed += weight * BigInt(countRevealed(course.left.thing.tokens, course.cancels)) + (weight * n) / d;
		for (const { sign, going, stops } of terms) {
			const some = gathered.get(going) ?? { weight: whole, ordinary: new Map(), sure: new Map() };
			gathered.set(going, some);
			for (const one of stops.sums) {
				put(success ? some.sure : some.ordinary, sum + one.sum, sign * weight * one.ordinary);
				if (one.sure > 0n) put(some.sure, sum + one.sum, sign * weight * one.sure);
			}
		}
	};

	/** What was gathered joins the rest: once a layer, as parts are let go. */
	const join = (): void => {
		for (const [going, { weight: whole, ordinary: plain, sure }] of gathered) {
			for (const [sum, weight] of plain) {
				for (const [more, share] of going.safe) put(safe, sum + more, (weight * share) / whole);
				for (const [more, share] of going.ordinary) put(ordinary, sum + more, (weight * share) / whole);
			}
			for (const [sum, weight] of sure)
				for (const [more, share] of going.safe) put(safe, sum + more, (weight * share) / whole);
		}
		gathered.clear();
	};

	const passed: PassedLayer[] = layers.map(() => ({ courses: [], settled: [] }));
	/** Tests that come to a course in a number of ways. */
	const pass = (code: number, at: number, ways: bigint): void => {
		const { layer, settled, place } = readCode(code, at, each);
		const there = passed[layer]?.[settled ? 'settled' : 'courses'];
		if (there) there[place] = (there[place] ?? 0n) + ways;
	};

	const follow = (at: number, { tokens, cancels, branches, ways, options, codes }: Layer, here: PassedLayer): void => {
		const endWeight = scale.weightOf(tokens - 1, cancels);
		const endRevealed = BigInt(countRevealed(tokens - 1, cancels));
		const back = scale.factorOfReturn(tokens);
		const ended: bigint[] = [];
		let [branch, option, read] = [0, 0, 0];
		for (const [place, some] of branches.entries()) {
			const come = here.courses[place] ?? 0n;
			for (const last = branch + some; branch < last; branch += 1) {
				const size = options[branch] ?? 0;
				const code = codes[option + (size > 1 ? (decisions.taken[at]?.[read++] ?? 0) : 0)] ?? 0;
				option += size;
				if (come === 0n) continue;
				const more = come * BigInt(ways[branch] ?? 0);
				if (code < 0) ended[-1 - code] = (ended[-1 - code] ?? 0n) + more;
				else pass(code, at, spendsCard(code) ? more * back : more);
			}
		}
		for (const { id, thing } of table.listApplied()) {
			const weight = (ended[id] ?? 0n) * endWeight;
			if (weight === 0n) continue;
			revealed += weight * endRevealed;
			end(thing, weight);
		}
	};

	pass(from, -each, 1n);
	for (const [at, layer] of layers.entries()) {
		const here = passed[at];
		if (!here) continue;
		const whole = scale.weightOf(layer.tokens, layer.cancels);
		for (const [place, ways] of here.settled.entries()) {
			if (!ways) continue;
			const { first, second, rest } = layer.settled;
			const course = table.find([first[place] ?? 0, second[place] ?? 0, rest[place] ?? 0]);
			gather(course, rests.restOf(course), ways * whole);
		}
		join();
		follow(at, layer, here);
		passed[at] = { courses: [], settled: [] };
	}
	const whole = scale.weightOf(start.left.thing.tokens, start.cancels);
	return { whole, ordinary: inOrder(ordinary), safe: inOrder(safe), averageTokens: fraction(revealed, whole) };
}

const put = (weights: Weights, sum: number, weight: bigint): void =>
	void weights.set(sum, (weights.get(sum) ?? 0n) + weight);

const inOrder = (weights: ReadonlyMap<number, bigint>): readonly WeightedNumber[] =>
	[...weights].filter(([, weight]) => weight !== 0n).sort(([a], [b]) => a - b);
