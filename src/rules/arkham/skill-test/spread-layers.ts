import { fraction, type WeightedNumber } from '../../odds';
import { type Course, isOver, numbersOf } from './course';
import type { LayerDecisions } from './decide-layers';
import { type Layers, listBranches } from './layers';
import { createPlaces, type Places } from './places';
import type { Rest } from './rest';
import type { GoingPart } from './rest-parts';
import type { Draw } from './situation';
import type { Spread } from './spread';

type Weights = Map<number, bigint>;

/** Tests that share the tokens yet to come that have others revealed, by the sum of the others. */
interface Gathered {
	/** Weight of a rest of theirs. */
	readonly weight: bigint;
	readonly ordinary: Weights;
	readonly sure: Weights;
}

/** How the sums of the tokens applied are spread over the ends of a test, with the best decisions. */
export function spreadLayers(all: Layers, { taken }: LayerDecisions, { returned }: Draw): Spread {
	const { table, layers, layerOf, rests } = all;
	const { scale, start } = table;
	const ordinary: Weights = new Map();
	const safe: Weights = new Map();
	const gathered = new Map<GoingPart, Gathered>();
	let revealed = 0n;

	const countRevealed = ({ left, cancels }: Course) =>
		start.left.thing.tokens - left.thing.tokens + (returned ? start.cancels - cancels : 0);

	const end = (course: Course, weight: bigint): void => {
		const { sum, failure, success } = course.applied.thing;
		revealed += weight * BigInt(countRevealed(course));
		if (failure) return;
		put(safe, sum, weight);
		if (!success) put(ordinary, sum, weight);
	};

	const gather = (course: Course, { terms, weight: whole, averageTokens }: Rest, weight: bigint): void => {
		const { sum, success } = course.applied.thing;
		const { n, d } = averageTokens();
		revealed += weight * BigInt(countRevealed(course)) + (weight * n) / d;
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

	const places: (Places | undefined)[] = [];
	const weights: (bigint[] | undefined)[] = [];
	/** Tests that come to a course, `ways` being in how many ways: they are followed from there, or end. */
	const pass = (course: Course, ways: bigint): void => {
		const whole = scale.weightOf(course.left.thing.tokens, course.cancels);
		if (isOver(course)) {
			end(course, ways * whole);
			return;
		}
		if (rests.isSettled(course)) {
			gather(course, rests.restOf(course), ways * whole);
			return;
		}
		const at = layerOf(course);
		const layer = layers[at];
		const known = places[at] ?? (layer && createPlaces(layer));
		places[at] = known;
		const place = known?.find(numbersOf(course)) ?? -1;
		const there = weights[at] ?? [];
		weights[at] = there;
		there[place] = (there[place] ?? 0n) + ways;
	};

	pass(start, 1n);
	join();
	for (const [at, layer] of layers.entries()) {
		const here = weights[at];
		let read = 0;
		for (let place = 0; place < layer.first.length; place += 1) {
			const course = table.find([layer.first[place] ?? 0, layer.second[place] ?? 0, layer.rest[place] ?? 0]);
			const ways = here?.[place] ?? 0n;
			const back = scale.factorOfReturn(course.left.thing.tokens);
			for (const { count, options } of listBranches(table, course)) {
				const option = options[options.length > 1 ? (taken[at]?.[read++] ?? 0) : 0];
				if (option && ways > 0n) pass(option.course, ways * BigInt(count) * (option.cancels ? back : 1n));
			}
		}
		join();
		weights[at] = undefined;
		places[at] = undefined;
	}
	const whole = scale.weightOf(start.left.thing.tokens, start.cancels);
	return { whole, ordinary: inOrder(ordinary), safe: inOrder(safe), averageTokens: fraction(revealed, whole) };
}

const put = (weights: Weights, sum: number, weight: bigint): void =>
	void weights.set(sum, (weights.get(sum) ?? 0n) + weight);

const inOrder = (weights: ReadonlyMap<number, bigint>): readonly WeightedNumber[] =>
	[...weights].filter(([, weight]) => weight !== 0n).sort(([a], [b]) => a - b);
