import type { BagToken, Situation } from '../../../../../src/rules/arkham/skill-test';
import { byPreference, finish, plus, type Ratio, times } from './naive';

/**
 * A test where the player decides, written again without the engine: every token that may come, one at a time, and every
 * thing that may be done with it. Nothing is remembered from one order to another. Slow and plain on purpose.
 */

/** What a way of playing leads to. */
export interface Played {
	readonly outcomes: ReadonlyMap<string, Ratio>;
	readonly success: Ratio;
	readonly margin: Ratio;
	/** Tokens revealed on average. */
	readonly tokens: Ratio;
}

interface Table {
	readonly bag: readonly BagToken[];
	/** Revealed together, not applied yet. */
	readonly held: readonly BagToken[];
	readonly missing: number;
	readonly applied: readonly BagToken[];
	readonly pending: number;
	readonly cancels: number;
	readonly revealed: number;
}

export function playBest(situation: Situation): Played {
	const bag = situation.bag.flatMap((token) =>
		Array.from({ length: token.count - token.sealed - (token.aside ?? 0) }, () => token),
	);
	const missing = Math.min(situation.draw.count, bag.length);
	const cancels = situation.draw.cancels ?? 0;
	return goOn(situation, { bag, held: [], missing, applied: [], pending: 0, cancels, revealed: 0 });
}

function goOn(situation: Situation, table: Table): Played {
	const { bag, held, missing, pending } = table;
	if (missing > 0 && bag.length > 0) {
		return reveal(situation, table, (token, rest) => [
			goOn(situation, { ...rest, held: [...held, token], missing: missing - 1 }),
		]);
	}
	if (held.length > 0) return resolve(situation, table);
	if (pending > 0 && bag.length > 0) {
		return reveal(situation, table, (token, rest) =>
			formsOf(token, rest.bag).map((form) => goOn(situation, apply({ ...rest, pending: pending - 1 }, [form]))),
		);
	}
	const { key, success, margin } = finish(situation, table.applied);
	return {
		outcomes: new Map([[key, [1n, 1n]]]),
		success: [success ? 1n : 0n, 1n],
		margin: [BigInt(margin), 1n],
		tokens: [BigInt(table.revealed), 1n],
	};
}

/** Each token of the bag is as likely; a card may cancel it, which is only done for a better chance of success. */
function reveal(situation: Situation, table: Table, keep: (token: BagToken, rest: Table) => readonly Played[]): Played {
	const { bag, cancels } = table;
	const share: Ratio = [1n, BigInt(bag.length)];
	return bag.reduce<Played>(
		(sum, token, at) => {
			const out = bag.filter((_, other) => other !== at);
			const rest = { ...table, bag: out, revealed: table.revealed + 1 };
			let best = pickBest(keep(token, rest));
			if (cancels > 0 && (situation.draw.returned || out.length > 0)) {
				const back = situation.draw.returned ? bag : out;
				const other = goOn(situation, { ...rest, bag: back, cancels: cancels - 1 });
				if (isAbove(other.success, best.success)) best = other;
			}
			return join(sum, best, share);
		},
		{ outcomes: new Map(), success: [0n, 1n], margin: [0n, 1n], tokens: [0n, 1n] },
	);
}

/** The tokens to apply among those revealed together, and what each of them counts as. */
function resolve(situation: Situation, table: Table): Played {
	const { mode } = situation.draw;
	const held = byPreference(table.held, situation.bag);
	const size = mode === 'all' ? held.length : Math.min(held.length, mode === 'one' ? 1 : 2);
	return pickBest(
		subsets(held, size)
			.flatMap((some) =>
				some.reduce<BagToken[][]>(
					(all, token) => all.flatMap((one) => formsOf(token, table.bag).map((form) => [...one, form])),
					[[]],
				),
			)
			.map((forms) => goOn(situation, apply({ ...table, held: [] }, forms))),
	);
}

function subsets(held: readonly BagToken[], size: number): readonly (readonly BagToken[])[] {
	if (size === 0) return [[]];
	return held.flatMap((token, at) => subsets(held.slice(at + 1), size - 1).map((others) => [token, ...others]));
}

const CANCELED = 'canceled';

/** A token as it is, as others that it may count as, and canceled if another may come. */
function formsOf(token: BagToken, bag: readonly BagToken[]): readonly BagToken[] {
	return [
		token,
		...(token.alternatives ?? []).map(({ as, ...effect }) => ({ ...token, id: `${token.id} as ${as}`, effect })),
		...(token.cancelable && bag.length > 0 ? [{ ...token, id: CANCELED }] : []),
	];
}

function apply(table: Table, forms: readonly BagToken[]): Table {
	const applied = [...table.applied, ...forms.filter(({ id }) => id !== CANCELED)];
	const more = forms.filter(({ id, effect }) => id === CANCELED || effect.revealsAnother).length;
	const enough = applied.some(({ id, effect }) => {
		return applied.filter((other) => other.id === id).length >= (effect.failsAt ?? 1000);
	});
	return { ...table, applied, pending: enough ? 0 : table.pending + more };
}

const isAbove = (a: Ratio, b: Ratio): boolean => a[0] * b[1] > b[0] * a[1];
const isSame = (a: Ratio, b: Ratio): boolean => a[0] * b[1] === b[0] * a[1];

/** The first of those with the best chance of success, and then the best margin. */
function pickBest(all: readonly Played[]): Played {
	const [first, ...others] = all;
	if (!first) throw new Error('Nothing may be done.');
	return others.reduce((best, other) => {
		const better = isAbove(other.success, best.success);
		return better || (isSame(other.success, best.success) && isAbove(other.margin, best.margin)) ? other : best;
	}, first);
}

function join(sum: Played, more: Played, share: Ratio): Played {
	const outcomes = new Map(sum.outcomes);
	for (const [key, chance] of more.outcomes)
		outcomes.set(key, plus(outcomes.get(key) ?? [0n, 1n], times(chance, share)));
	return {
		outcomes,
		success: plus(sum.success, times(more.success, share)),
		margin: plus(sum.margin, times(more.margin, share)),
		tokens: plus(sum.tokens, times(more.tokens, share)),
	};
}
