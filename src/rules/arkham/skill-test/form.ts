import type { Kind } from './kind';
import type { Automatic } from './situation';

/** One of the things that a token may do, once it is revealed: its own effect, or what it does instead. */
export interface Form {
	/** Its place among all the forms of a bag. */
	readonly number: number;
	/** Rank of its kind. */
	readonly rank: number;
	/** Kind that it counts as; `null` when it is canceled, and does nothing but have another revealed. */
	readonly as: string | null;
	readonly modifier: number;
	readonly revealsAnother: boolean;
	readonly automatic: Automatic;
	/** As those of a kind. */
	readonly tolerated: number;
	readonly allowed: number;
	/** Kind with which it fails. */
	readonly failsWith?: string | undefined;
	/** Whether the number of tokens applied as this form matters. */
	readonly counts: boolean;
}

/** What the tokens of each kind may do: their own effect first. */
export function listForms(kinds: readonly Kind[]): readonly (readonly Form[])[] {
	let number = 0;
	return kinds.map((kind, rank) =>
		[ownForm(kind), ...otherForms(kind), ...canceledForms(kind)].map((form) => {
			const paired = form.failsWith !== undefined || kinds.some(({ failsWith }) => failsWith === (form.as ?? ''));
			return { ...form, rank, number: number++, counts: paired || isLimited(form) };
		}),
	);
}

type Doing = Omit<Form, 'number' | 'rank' | 'counts'>;

const ownForm = ({ id, modifier, revealsAnother, automatic, tolerated, allowed, failsWith }: Kind): Doing => {
	return { as: id, modifier, revealsAnother, automatic, tolerated, allowed, failsWith };
};

const otherForms = ({ alternatives = [] }: Kind): readonly Doing[] =>
	alternatives.map((alternative) => {
		const tolerated = alternative.automatic === 'failure' ? 0 : Number.POSITIVE_INFINITY;
		return { ...alternative, tolerated, allowed: Number.POSITIVE_INFINITY };
	});

const canceledForms = ({ cancelable }: Kind): readonly Doing[] => {
	const [tolerated, allowed] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
	return cancelable ? [{ as: null, modifier: 0, revealsAnother: true, automatic: 'none', tolerated, allowed }] : [];
};

/** Whether a kind fails, or ends the draw, from a number of tokens on. */
const isLimited = ({ tolerated, allowed }: Doing): boolean =>
	(Number.isFinite(tolerated) && tolerated > 0) || Number.isFinite(allowed);

/** What tokens applied add up to, and those that are counted as their kind fails from a number on. */
export interface Sum {
	readonly sum: number;
	readonly failure: boolean;
	readonly success: boolean;
	/** Whether a kind has come as many times as it takes for no other token to be revealed. */
	readonly ended: boolean;
	/** Tokens of each form of which the number matters, in the order of the bag. */
	readonly counted: readonly number[];
}

/** Adds a token applied to those before it; `counting` are the forms of which the number matters. */
export function addForm(before: Sum, form: Form, counting: readonly Form[]): Sum {
	const sum = before.sum + form.modifier;
	const success = before.success || form.automatic === 'success';
	const place = counting.indexOf(form);
	if (place < 0) return { ...before, sum, success, failure: before.failure || form.tolerated < 1 };
	const counted = before.counted.map((count, at) => (at === place ? count + 1 : count));
	const same = counted[place] ?? 0;
	const failure = before.failure || same > form.tolerated || failsTogether(counting, counted);
	return { sum, success, failure, ended: before.ended || same > form.allowed, counted };
}

function failsTogether(counting: readonly Form[], counted: readonly number[]): boolean {
	const there = counting.filter((_, at) => (counted[at] ?? 0) > 0);
	return there.some(({ failsWith }) => failsWith !== undefined && there.some(({ as }) => as === failsWith));
}

/** What the tokens applied in a test add up to. */
export function sumForms(applied: readonly Form[]): Sum {
	const counting = [...new Set(applied.filter(({ counts }) => counts))];
	const start: Sum = { sum: 0, failure: false, success: false, ended: false, counted: counting.map(() => 0) };
	return applied.reduce((before, form) => addForm(before, form, counting), start);
}
