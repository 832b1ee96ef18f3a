import { type Applied, startApplied } from './applied';
import { type Bag, passBags, rememberBags } from './bags';
import { type Form, listForms } from './form';
import { chooseAmong, combineForms, keepBest, preferenceOf, sortHand } from './hand';
import { countTokens, type Kind } from './kind';
import { countApplied } from './preparation';
import { type Reached, startFrom } from './reached';
import { remember } from './remember';
import { createScale, type Scale } from './scale';
import type { Draw } from './situation';

/** How far the tokens of a test have come. */
export interface Course {
	/** Still in the bag. */
	readonly left: Reached<Bag>;
	/** Tokens revealed together and not yet applied, as ranks of their kinds: those that are preferred first. */
	readonly held: Reached<readonly number[]>;
	/** Tokens still to be revealed with those. */
	readonly missing: number;
	readonly applied: Reached<Applied>;
	/** Tokens still to be revealed one after the other. */
	readonly pending: number;
	readonly cancels: number;
}

/** One thing that the player may do, and where it leads. */
export interface Option {
	readonly course: Course;
	/** Whether a card is spent to cancel the token: only done for a better chance of success. */
	readonly cancels: boolean;
	/** Forms that are applied by it. */
	readonly forms: readonly Form[];
}

/** A draw where the player decides, ready to be followed. */
export interface Table {
	readonly kinds: readonly Kind[];
	/** What the tokens of each kind may do. */
	readonly forms: readonly (readonly Form[])[];
	/** Whether tokens revealed together are held until all of them are known. */
	readonly waits: boolean;
	readonly start: Course;
	/** A course from its three numbers: see `numbersOf`. */
	readonly find: (numbers: Numbers) => Course;
	/** All that the tokens applied may come to, as far as it was met. */
	readonly listApplied: () => readonly Reached<Applied>[];
	readonly scale: Scale;
	/** What may be done with a token that is revealed. */
	readonly reveal: (course: Course, rank: number) => readonly Option[];
	/** What may be done with the tokens revealed together. */
	readonly resolve: (course: Course) => readonly Option[];
}

/**
 * What is to be known of a draw: its chances alone (tokens that will never be applied are then let go), all that
 * happens in it, or also which tokens it applies.
 */
export type Detail = 'chances' | 'events' | 'applied';

/** Sets of tokens of which the ways of applying them are kept, where nothing is kept for long. */
const MOST_CHOSEN = 1000;

/** Prepares a draw where the player decides. */
export function openTable(kinds: readonly Kind[], draw: Draw, detail: Detail): Table {
	const forms = listForms(kinds);
	const total = countTokens(kinds);
	const count = Math.min(draw.count, total);
	const size = countApplied({ ...draw, count });
	const { cancels = 0, returned = false } = draw;
	// When something is to be chosen among them.
	const waits = count > 1 && (size < count || forms.some(({ length }) => length > 1));
	const preferences = forms.map(preferenceOf);
	const lets = detail === 'chances';
	const trims = lets && preferences.every((preference) => preference !== 'other');
	const bags = lets ? passBags(kinds) : rememberBags(kinds);
	const hands = startFrom<readonly number[]>(
		[],
		(held, rank) => {
			const ranks = sortHand([...held, rank], preferences);
			return trims ? keepBest(ranks, forms, size) : ranks;
		},
		(ranks) => String.fromCharCode(...ranks),
	);
	const sums = startApplied(forms.flat(), detail === 'applied');
	const chosen = new Map<number, readonly (readonly Form[])[]>();

	const apply = (course: Course, some: readonly Form[]): Option => {
		let { applied, pending } = course;
		for (const { as, number, revealsAnother } of some) {
			if (as !== null) applied = sums.go(applied, number);
			if (revealsAnother) pending += 1;
		}
		if (applied.thing.ended) pending = 0;
		return { course: { ...course, held: hands.start, applied, pending }, cancels: false, forms: some };
	};

	/** What a token may do; none is canceled for another when the bag holds no other. */
	const formsOf = (rank: number, empty: boolean): readonly Form[] =>
		(forms[rank] ?? []).filter(({ as }) => as !== null || !empty);

	const resolve = (course: Course): readonly Option[] => {
		const { id, thing: ranks } = course.held;
		const empty = course.left.thing.tokens === 0;
		if (lets && chosen.size > MOST_CHOSEN) chosen.clear();
		const ways = remember(chosen, empty ? -1 - id : id, () =>
			chooseAmong(ranks, Math.min(size, ranks.length)).flatMap((some) =>
				combineForms(some.map((rank) => formsOf(rank, empty))),
			),
		);
		return ways.map((some) => apply(course, some));
	};

	const keep = (course: Course, rank: number): readonly Option[] => {
		const { missing, pending } = course;
		const left = bags.go(course.left, rank);
		if (missing > 0 && waits) {
			const next = { ...course, left, held: hands.go(course.held, rank), missing: missing - 1 };
			return lets && isResolved(next) ? resolve(next) : [{ course: next, cancels: false, forms: [] }];
		}
		const rest = missing > 0 ? { ...course, left, missing: missing - 1 } : { ...course, left, pending: pending - 1 };
		return formsOf(rank, left.thing.tokens === 0).map((form) => apply(rest, [form]));
	};

	const cancel = (course: Course, rank: number): Option => {
		const left = returned ? course.left : bags.go(course.left, rank);
		return { course: { ...course, left, cancels: course.cancels - 1 }, cancels: true, forms: [] };
	};

	const longest = forms.flatMap((some, rank) =>
		some.some(({ revealsAnother }) => revealsAnother) ? [kinds[rank]?.count ?? 0] : [],
	);
	const most = longest.reduce((sum, tokens) => sum + tokens, count + (returned ? 0 : cancels));
	return {
		kinds,
		forms,
		waits,
		start: { left: bags.start, held: hands.start, missing: count, applied: sums.start, pending: 0, cancels },
		scale: createScale(total, Math.max(0, total - most), returned),
		find: ([first, second, rest]) => {
			const [held, missing, cancels, pending, applied] = splitRest(rest);
			return {
				left: bags.find([first, second]),
				held: hands.numbered(held) ?? hands.start,
				missing,
				applied: sums.numbered(applied) ?? sums.start,
				pending,
				cancels,
			};
		},
		listApplied: sums.list,
		resolve,
		reveal: (course, rank) =>
			course.cancels > 0 && (returned || course.left.thing.tokens > 1)
				? [...keep(course, rank), cancel(course, rank)]
				: keep(course, rank),
	};
}

/** A course as three numbers: its bag in two, and the rest. */
export type Numbers = readonly [number, number, number];

export const numbersOf = ({ left, held, missing, applied, pending, cancels }: Course): Numbers => [
	...left.thing.key,
	((held.id * 32 + missing * 4 + cancels) * 128 + pending) * 2 ** 20 + applied.id,
];

function splitRest(rest: number): readonly [number, number, number, number, number] {
	const above = Math.floor(rest / 2 ** 20);
	const counts = Math.floor(above / 128);
	return [Math.floor(counts / 32), Math.floor((counts % 32) / 4), counts % 4, above % 128, rest % 2 ** 20];
}

/** Whether no token is to be revealed nor applied any more. */
export const isOver = ({ missing, pending, left, held }: Course): boolean =>
	held.thing.length === 0 && (left.thing.tokens === 0 || (missing === 0 && pending === 0));

/** Whether the tokens revealed together are all there, and wait to be applied. */
export const isResolved = ({ missing, left, held }: Course): boolean =>
	held.thing.length > 0 && (missing === 0 || left.thing.tokens === 0);
