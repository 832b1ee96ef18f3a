import { type Fraction, fraction } from '../../odds';
import { averageRevealed, type TokenGroup } from './average-tokens';
import type { Course, Table } from './course';
import { countTokens, type Kind } from './kind';
import type { Rating } from './rating';
import { remember } from './remember';
import { type GoingPart, prepareGoing, prepareStops, type StopPart } from './rest-parts';
import type { Scale } from './scale';
import type { Stakes } from './stakes';

/** Tokens yet to come, all of them applied, in two parts that do not depend on each other; to be counted `sign` times. */
export interface RestTerm {
	readonly sign: 1n | -1n;
	readonly going: GoingPart;
	readonly stops: StopPart;
}

/** What is left of a draw once nothing is to be decided any more. */
export interface Rest {
	/** None once the test has failed. Those of two kinds that fail together add up as sets do, less what they share. */
	readonly terms: readonly RestTerm[];
	/** Weight of everything. */
	readonly weight: bigint;
	readonly averageTokens: () => Fraction;
}

/** What working out the rest of a draw takes, in options. */
export const REST_WORK = 4;

/** Parts that are kept at once, the smaller ones in greater number: neighbouring courses share them. */
const KEPT = { going: 600, stops: 6000 };

/** `remember`, which starts again when it keeps too many. */
function rememberSome<Value>(known: Map<string, Value>, key: string, create: () => Value, most = KEPT.going): Value {
	if (known.size >= most && !known.has(key)) known.clear();
	return remember(known, key, create);
}

/** Where nothing is to be decided any more in a draw, and what is then left of it. */
export interface Rests {
	readonly isSettled: (course: Course) => boolean;
	/** Of a course that is settled. */
	readonly restOf: (course: Course) => Rest;
}

/**
 * What is left of a draw once nothing is to be decided. A test that has failed goes on with the first of what may be done,
 * as nothing is worth more.
 */
export function createRests({ kinds, forms, waits }: Table): Rests {
	const counting = forms.flat().filter(({ counts }) => counts);
	const places = kinds.map((_, rank) => counting.findIndex((form) => form.rank === rank));
	const pairs = kinds.flatMap(({ id, failsWith }) => (failsWith === undefined ? [] : [[id, failsWith]]));
	// With several pairs, one kind is to be in all of them.
	const shared = pairs[0]?.find((id) => pairs.every((pair) => pair.includes(id)));
	const partners = pairs.flatMap((pair) => pair.filter((id) => id !== shared));
	const plain = forms.map((some) => some.length === 1);
	const ranks = kinds.map((_, rank) => rank);
	const [goingRanks, stopRanks] = [true, false].map((goes) =>
		ranks.filter((rank) => kinds[rank]?.revealsAnother === goes),
	) as [number[], number[]];
	const limited = ranks.filter(
		(rank) => Number.isFinite(kinds[rank]?.tolerated) || Number.isFinite(kinds[rank]?.allowed),
	);
	const goings = new Map<string, GoingPart>();
	const stopParts = new Map<string, StopPart>();
	const averages = new Map<string, Fraction>();

	/** A kind with the tokens of it that are left, and what it still tolerates. */
	const kindLeft = ({ left, applied }: Course, rank: number): Kind => {
		const kind = kinds[rank];
		if (!kind) throw new RangeError(`No kind of token has the rank ${rank}.`);
		const before = applied.thing.counted[places[rank] ?? -1] ?? 0;
		const { tolerated, allowed } = kind;
		const count = left.thing.counts[rank] ?? 0;
		return { ...kind, count, tolerated: tolerated - before, allowed: allowed - before };
	};

	const kindsLeft = (course: Course, some: readonly number[]) =>
		some.filter((rank) => (course.left.thing.counts[rank] ?? 0) > 0).map((rank) => kindLeft(course, rank));

	const sumLeft = ({ left }: Course, some: readonly number[]) =>
		some.reduce((sum, rank) => sum + (left.thing.counts[rank] ?? 0), 0);

	/** Tokens of each kind that are left. */
	const keyOf = ({ left }: Course, some: readonly number[]) => {
		let key = '';
		for (const rank of some) key += String.fromCharCode(left.thing.counts[rank] ?? 0);
		return key;
	};

	const average = (course: Course): Fraction => {
		const { missing, pending, left, applied } = course;
		const sure = Math.min(missing, left.thing.tokens);
		if (applied.thing.ended) return fraction(sure);
		const numbers = [missing, pending, sumLeft(course, stopRanks), sumLeft(course, goingRanks)];
		const key = `${numbers.join()} ${keyOf(course, limited)} ${applied.thing.counted.join()}`;
		return rememberSome(averages, key, () =>
			averageRevealed(gatherGroups(kindsLeft(course, ranks)), missing + pending, sure),
		);
	};

	const termOf = (course: Course, excluded: readonly string[], sign: 1n | -1n): RestTerm => {
		const { missing, pending, left, applied } = course;
		const stops = Math.min(missing + pending, left.thing.tokens);
		const stopTokens = sumLeft(course, stopRanks);
		const same = `${stops} ${applied.thing.counted.join()} ${excluded.join()} `;
		const among = (some: readonly number[]) =>
			kindsLeft(course, some).map((kind) => (excluded.includes(kind.id) ? { ...kind, tolerated: 0 } : kind));
		return {
			sign,
			going: rememberSome(goings, `${same}${stopTokens} ${keyOf(course, goingRanks)}`, () =>
				prepareGoing(among(goingRanks), stops, stopTokens),
			),
			stops: rememberSome(
				stopParts,
				same + keyOf(course, stopRanks),
				() => prepareStops(among(stopRanks), stops),
				KEPT.stops,
			),
		};
	};

	/** Without two kinds that fail together: without one, or without the other, less without both. */
	const listTerms = (course: Course): readonly RestTerm[] => {
		const term = (excluded: readonly string[], sign: 1n | -1n) => termOf(course, excluded, sign);
		if (shared === undefined) return [term([], 1n)];
		const { counted } = course.applied.thing;
		const came = (id: string) => counting.some(({ as }, at) => as === id && (counted[at] ?? 0) > 0);
		if (came(shared)) return [term(partners, 1n)];
		if (partners.some(came)) return [term([shared], 1n)];
		return [term([shared], 1n), term(partners, 1n), term([shared, ...partners], -1n)];
	};

	return {
		isSettled: ({ left, held, missing, cancels, applied }) => {
			if (applied.thing.failure) return true;
			if (cancels > 0 || held.thing.length > 0 || (waits && missing > 0)) return false;
			if (pairs.length > 0 && shared === undefined) return false;
			const { counts } = left.thing;
			return plain.every((is, rank) => is || counts[rank] === 0);
		},
		restOf: (course) => {
			const averageTokens = () => average(course);
			if (course.applied.thing.failure) return { terms: [], weight: 1n, averageTokens };
			const terms = listTerms(course);
			const { going, stops } = terms[0] as RestTerm;
			return { terms, weight: going.weight * stops.ways, averageTokens };
		},
	};
}

/** What a draw may reveal: what stops it, what goes on without a limit, and each kind that has one. */
function gatherGroups(kinds: readonly Kind[]): readonly TokenGroup[] {
	const free = kinds.filter(({ allowed }) => allowed === Number.POSITIVE_INFINITY);
	const limited = kinds.filter(({ count, allowed }) => count > 0 && allowed !== Number.POSITIVE_INFINITY);
	const group = (revealsAnother: boolean): TokenGroup => {
		const count = countTokens(free.filter((kind) => kind.revealsAnother === revealsAnother));
		return { revealsAnother, count, allowed: Number.POSITIVE_INFINITY };
	};
	return [group(false), group(true), ...limited];
}

/** What a rest is worth, out of its weight, after tokens that bring the value to `shift`. */
function rateRest({ terms, weight }: Rest, shift: number, sure: boolean, { difficulty }: Stakes): Rating {
	const failure = BigInt(difficulty);
	let [success, gained] = [0n, 0n];
	for (const { sign, going, stops } of terms) {
		for (const { sum, ordinary, sure: surely } of stops.sums) {
			if (ordinary > 0n) {
				const rating = going.rate(shift + sum, sure, difficulty);
				success += sign * ordinary * rating.success;
				gained += sign * ordinary * rating.gained;
			}
			if (surely > 0n) {
				const rating = going.rate(shift + sum, true, difficulty);
				success += sign * surely * rating.success;
				gained += sign * surely * rating.gained;
			}
		}
	}
	return { success, margin: gained - failure * weight };
}

/** The same from a course, at its own scale. */
export function rateFrom({ left, cancels, applied }: Course, rest: Rest, scale: Scale, stakes: Stakes): Rating {
	const { sum, success: sure } = applied.thing;
	const whole = scale.weightOf(left.thing.tokens, cancels);
	const { success, margin } = rateRest(rest, stakes.value + sum, sure, stakes);
	return { success: (success * whole) / rest.weight, margin: (margin * whole) / rest.weight };
}
