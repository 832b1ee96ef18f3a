import type { BagToken, Situation } from '../../../../../src/rules/arkham/skill-test';

/**
 * A test of the same rules, written again without the engine: every order in which the tokens of a small bag may come,
 * one token at a time. Slow and plain on purpose. Chances are pairs [numerator, denominator] of its own.
 */

export type Ratio = readonly [bigint, bigint];

const NONE: Ratio = [0n, 1n];

export function reduce([n, d]: Ratio): Ratio {
	let [a, b] = [n < 0n ? -n : n, d];
	while (b > 0n) [a, b] = [b, a % b];
	return a === 0n ? NONE : [n / a, d / a];
}

export const plus = (a: Ratio, b: Ratio): Ratio => reduce([a[0] * b[1] + b[0] * a[1], a[1] * b[1]]);
export const times = (a: Ratio, b: Ratio): Ratio => reduce([a[0] * b[0], a[1] * b[1]]);
const integer = (n: number): Ratio => [BigInt(n), 1n];
const sign = (a: Ratio, b: Ratio): number => Number(a[0] * b[1] - b[0] * a[1]);

/** A single token of the bag, with the place of its kind. */
interface SingleToken extends BagToken {
	readonly place: number;
}

/** One order in which the test may go. */
interface Path {
	readonly chance: Ratio;
	readonly revealed: readonly SingleToken[];
	readonly applied: readonly SingleToken[];
}

export interface NaiveOutcome {
	readonly key: string;
	readonly success: boolean;
	readonly margin: number;
}

export interface Summary {
	readonly outcomes: ReadonlyMap<string, Ratio>;
	readonly success: Ratio;
	readonly averageMargin: Ratio;
	readonly averageTokens: Ratio;
}

export function enumerate(situation: Situation): Summary {
	const outcomes = new Map<string, Ratio>();
	let [success, averageMargin, averageTokens] = [NONE, NONE, NONE];
	for (const { chance, revealed, applied } of explore(situation)) {
		const outcome = finish(situation, applied);
		outcomes.set(outcome.key, plus(outcomes.get(outcome.key) ?? NONE, chance));
		if (outcome.success) success = plus(success, chance);
		averageMargin = plus(averageMargin, times(chance, integer(outcome.margin)));
		averageTokens = plus(averageTokens, times(chance, integer(revealed.length)));
	}
	return { outcomes, success, averageMargin, averageTokens };
}

/** Tokens in the order in which they are preferred: one that only adds a number first, one that only fails last. */
export function byPreference<Token extends BagToken>(tokens: readonly Token[], bag: readonly BagToken[]): Token[] {
	const place = (token: BagToken) => {
		const { effect, alternatives, cancelable, failsWith, count, sealed, aside = 0 } = token;
		const limited =
			(effect.failsAt ?? 1000) <= (bag.find(({ id }) => id === token.id)?.count ?? count) - sealed - aside;
		const paired = failsWith || bag.some((other) => other.failsWith === token.id);
		if (effect.revealsAnother || alternatives || cancelable || limited || paired) return 1;
		return { none: 0, success: 1, failure: 2 }[effect.automatic];
	};
	const rank = (token: BagToken) => bag.findIndex(({ id }) => id === token.id);
	return [...tokens].sort((a, b) => place(a) - place(b) || rank(a) - rank(b));
}

/** How a test ends, as a line that says it all. */
export function finish(situation: Situation, applied: readonly BagToken[]): NaiveOutcome {
	const same = (token: BagToken) => applied.filter(({ id }) => id === token.id).length;
	const fails = applied.some(
		(token) =>
			token.effect.automatic === 'failure' ||
			same(token) >= (token.effect.failsAt ?? 1000) ||
			applied.some(({ id }) => id === token.failsWith),
	);
	const succeeds = applied.some(({ effect }) => effect.automatic === 'success');
	let value = situation.skill + situation.icons;
	for (const { effect } of applied) value += effect.modifier;
	if (value < 0 || fails) value = 0;
	const difficulty = succeeds && !fails ? 0 : situation.difficulty;
	const success = !fails && value >= difficulty;
	const automatic = fails ? 'failure' : succeeds ? 'success' : 'none';
	const margin = value - difficulty;
	return { key: `${margin} ${value} ${automatic} ${success}`, success, margin };
}

function explore(situation: Situation): readonly Path[] {
	const bag = situation.bag.flatMap((token, place) =>
		Array.from({ length: token.count - token.sealed }, (): SingleToken => ({ ...token, place })),
	);
	const { count, mode } = situation.draw;
	const starts = reveal(bag, Math.min(count, bag.length));
	return starts.flatMap(({ chance, out, left }) => {
		if (mode === 'all') return goOn({ chance, revealed: out, applied: out }, left, 0);
		return choose(situation, out, left).map((path) => ({ ...path, chance: times(chance, path.chance) }));
	});
}

/** Every way of taking some tokens out of the bag, one after the other. */
function reveal(
	bag: readonly SingleToken[],
	howMany: number,
): readonly { chance: Ratio; out: SingleToken[]; left: SingleToken[] }[] {
	if (howMany === 0) return [{ chance: [1n, 1n], out: [], left: [...bag] }];
	return bag.flatMap((token, at) =>
		reveal(
			bag.filter((_, other) => other !== at),
			howMany - 1,
		).map(({ chance, out, left }) => ({
			chance: times(chance, [1n, BigInt(bag.length)]),
			out: [token, ...out],
			left,
		})),
	);
}

/** The tokens applied have others revealed, from the one at `rank` on. */
function goOn(path: Path, left: readonly SingleToken[], rank: number): readonly Path[] {
	const token = path.applied[rank];
	if (token === undefined) return [path];
	const enough = path.applied.some(({ id, effect }) => {
		return path.applied.filter((other) => other.id === id).length >= (effect.failsAt ?? 1000);
	});
	if (enough) return [path];
	if (!token.effect.revealsAnother || left.length === 0) return goOn(path, left, rank + 1);
	return reveal(left, 1).flatMap(({ chance, out, left: rest }) => {
		const { revealed, applied } = path;
		const further = {
			chance: times(path.chance, chance),
			revealed: [...revealed, ...out],
			applied: [...applied, ...out],
		};
		return goOn(further, rest, rank + 1);
	});
}

/** The ways to go on once the best of the tokens revealed together is applied: the first of the bag among equals. */
function choose(situation: Situation, out: readonly SingleToken[], left: readonly SingleToken[]): readonly Path[] {
	const attempts = byPreference(out, situation.bag).map((token) => {
		const paths = goOn({ chance: [1n, 1n], revealed: out, applied: [token] }, left, 0);
		let [success, margin] = [NONE, NONE];
		for (const { chance, applied } of paths) {
			const outcome = finish(situation, applied);
			if (outcome.success) success = plus(success, chance);
			margin = plus(margin, times(chance, integer(outcome.margin)));
		}
		return { paths, success, margin };
	});
	attempts.sort((a, b) => sign(b.success, a.success) || sign(b.margin, a.margin));
	return attempts[0]?.paths ?? [];
}
