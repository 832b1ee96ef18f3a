import { addForm, type Form, isLimited, listForms, type Sum } from './form';
import { countTokens, type Kind } from './kind';
import { countApplied } from './preparation';
import { createScale, type Scale } from './scale';
import type { Draw } from './situation';

/** How far the tokens of a test have come. */
export interface Course {
	/** Tokens of each kind that are still in the bag. */
	readonly left: readonly number[];
	/** How many they are in all. */
	readonly tokens: number;
	/** Tokens revealed together and not yet applied, as ranks of their kinds, in increasing order. */
	readonly held: readonly number[];
	/** Tokens still to be revealed with those. */
	readonly missing: number;
	/** Tokens applied, and what they add up to. */
	readonly applied: readonly Form[];
	readonly sum: Sum;
	/** Tokens still to be revealed one after the other. */
	readonly pending: number;
	readonly cancels: number;
	/** Tokens revealed. */
	readonly revealed: number;
}

/** One thing that the player may do, and where it leads. */
export interface Option {
	readonly course: Course;
	/** What brings the weights of that course to the scale of this branch. */
	readonly factor: bigint;
	/** Whether a card is spent to cancel the token: only done for a better chance of success. */
	readonly cancels: boolean;
	/** Forms that are applied by it. */
	readonly forms: readonly Form[];
}

/** What chance brings: the token revealed (rank of its kind, -1 when none is), in `ways` ways, and what may be done. */
export interface Branch {
	readonly rank: number;
	readonly ways: number;
	readonly options: readonly Option[];
}

/** A draw where the player decides, ready to be followed. */
export interface Table {
	readonly start: Course;
	readonly scale: Scale;
	/** Forms of the tokens that end the test by themselves when no other is awaited: one a kind, nothing to decide. */
	readonly lasts: readonly Form[];
	/** What may come next, `lasts` aside in a course that is the last; nothing when the tokens are all there. */
	readonly next: (course: Course) => readonly Branch[];
	/** What may be done with a token that is revealed. */
	readonly reveal: (course: Course, rank: number) => readonly Option[];
	/** What may be done with the tokens revealed together. */
	readonly resolve: (course: Course) => readonly Option[];
}

/** Prepares a draw where the player decides. */
export function openTable(kinds: readonly Kind[], draw: Draw): Table {
	const forms = listForms(kinds);
	const limited = forms.flat().filter(isLimited);
	const total = countTokens(kinds);
	const count = Math.min(draw.count, total);
	const { cancels = 0, returned = false } = draw;
	const scale = createScale(total, returned);
	const lasts = forms.flatMap(([form, ...others]) =>
		form && others.length === 0 && !form.revealsAnother && !isLimited(form) ? [form] : [],
	);
	const isOne = forms.map((_, rank) => lasts.some((form) => form.rank === rank));
	// Tokens revealed together wait until all of them are known, when something is to be chosen among them.
	const waits = count > 1 && (countApplied({ ...draw, count }) < count || forms.some(({ length }) => length > 1));

	const apply = (course: Course, more: readonly Form[]): Course => {
		const some = more.filter(({ as }) => as !== null);
		const sum = some.reduce((before, form) => addForm(before, form, limited.indexOf(form)), course.sum);
		const pending = course.pending + more.filter(({ revealsAnother }) => revealsAnother).length;
		return { ...course, applied: [...course.applied, ...some], sum, pending: sum.ended ? 0 : pending };
	};

	/** What a token may do; none is canceled for another when the bag holds no other. */
	const formsOf = (rank: number, tokens: number): readonly Form[] =>
		(forms[rank] ?? []).filter(({ as }) => as !== null || tokens > 0);

	const takeOut = (course: Course, rank: number): Course => {
		const left = course.left.map((other, at) => (at === rank ? other - 1 : other));
		return { ...course, left, tokens: course.tokens - 1, revealed: course.revealed + 1 };
	};

	const keep = (course: Course, rank: number): readonly Option[] => {
		const out = takeOut(course, rank);
		if (course.missing > 0 && waits) {
			const held = [...out.held, rank].sort((a, b) => a - b);
			return [plain({ ...out, held, missing: out.missing - 1 })];
		}
		const rest = course.missing > 0 ? { ...out, missing: out.missing - 1 } : { ...out, pending: out.pending - 1 };
		return formsOf(rank, out.tokens).map((form) => plain(apply(rest, [form]), [form]));
	};

	const cancel = (course: Course, rank: number): Option => {
		const out = takeOut(course, rank);
		const again = returned ? { ...out, left: course.left, tokens: course.tokens } : out;
		const factor = scale.factorOfReturn(course.tokens);
		return { course: { ...again, cancels: course.cancels - 1 }, factor, cancels: true, forms: [] };
	};

	const reveal = (course: Course, rank: number): readonly Option[] =>
		course.cancels > 0 && (returned || course.tokens > 1)
			? [...keep(course, rank), cancel(course, rank)]
			: keep(course, rank);

	const resolve = (course: Course): readonly Option[] => {
		const size = countApplied({ ...draw, count: course.held.length });
		return chooseAmong(course.held, size).flatMap((ranks) =>
			combineForms(ranks.map((rank) => formsOf(rank, course.tokens))).map((some) =>
				plain(apply({ ...course, held: [] }, some), some),
			),
		);
	};

	const start: Course = {
		left: kinds.map(({ count: tokens }) => tokens),
		tokens: total,
		held: [],
		missing: count,
		applied: [],
		sum: { sum: 0, failure: false, success: false, ended: false, counted: limited.map(() => 0) },
		pending: 0,
		cancels,
		revealed: 0,
	};
	return {
		start,
		lasts,
		reveal,
		resolve,
		scale,
		next: (course) => {
			if (isOver(course)) return [];
			if (isResolved(course)) return [{ rank: -1, ways: 1, options: resolve(course) }];
			const last = isLast(course);
			return course.left.flatMap((ways, rank) =>
				ways > 0 && !(last && isOne[rank]) ? [{ rank, ways, options: reveal(course, rank) }] : [],
			);
		},
	};
}

const plain = (course: Course, forms: readonly Form[] = []): Option => ({ course, factor: 1n, cancels: false, forms });

/** Whether no token is to be revealed nor applied any more. */
export const isOver = ({ missing, pending, tokens, held }: Course): boolean =>
	held.length === 0 && (tokens === 0 || (missing === 0 && pending === 0));

/** Whether the tokens revealed together are all there, and wait to be applied. */
export const isResolved = ({ missing, tokens, held }: Course): boolean =>
	held.length > 0 && (missing === 0 || tokens === 0);

/** Whether one token is awaited, and none may be canceled. */
export const isLast = ({ held, missing, pending, cancels, tokens }: Course): boolean =>
	tokens > 0 && held.length === 0 && missing + pending === 1 && cancels === 0;

/** Every set of `size` ranks among some, which are in increasing order: those of the first ranks first. */
function chooseAmong(ranks: readonly number[], size: number): readonly (readonly number[])[] {
	if (size === 0) return [[]];
	return ranks.flatMap((rank, at) =>
		ranks[at - 1] !== rank ? chooseAmong(ranks.slice(at + 1), size - 1).map((others) => [rank, ...others]) : [],
	);
}

/** Every way of taking one form of each list. */
const combineForms = (lists: readonly (readonly Form[])[]): readonly (readonly Form[])[] =>
	lists.reduce<readonly (readonly Form[])[]>(
		(all, forms) => all.flatMap((some) => forms.map((form) => [...some, form])),
		[[]],
	);
