import type { Kind } from './kind';
import type { Automatic } from './situation';

/** One of the things that a token may do, once it is revealed: its own effect, or what it does instead. */
export interface Form {
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
}

/** What the tokens of each kind may do: their own effect first. */
export function listForms(kinds: readonly Kind[]): readonly (readonly Form[])[] {
	return kinds.map((kind, rank) => [ownForm(kind, rank), ...otherForms(kind, rank), ...canceledForms(kind, rank)]);
}

const ownForm = ({ id, modifier, revealsAnother, automatic, tolerated, allowed }: Kind, rank: number): Form => {
	return { rank, as: id, modifier, revealsAnother, automatic, tolerated, allowed };
};

const otherForms = ({ alternatives = [] }: Kind, rank: number): readonly Form[] =>
	alternatives.map((alternative) => {
		const tolerated = alternative.automatic === 'echec' ? 0 : Number.POSITIVE_INFINITY;
		return { rank, ...alternative, tolerated, allowed: Number.POSITIVE_INFINITY };
	});

const canceledForms = ({ cancelable }: Kind, rank: number): readonly Form[] => {
	const [tolerated, allowed] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
	return cancelable
		? [{ rank, as: null, modifier: 0, revealsAnother: true, automatic: 'non', tolerated, allowed }]
		: [];
};

/** What tokens applied add up to, and those that are counted as their kind fails from a number on. */
export interface Sum {
	readonly sum: number;
	readonly failure: boolean;
	readonly success: boolean;
	/** Whether a kind has come as many times as it takes for no other token to be revealed. */
	readonly ended: boolean;
	/** Tokens of each kind that has a limit, in the order of `Table.limited`. */
	readonly counted: readonly number[];
}

/** Adds a token applied to those before it; `place` is that of its form among those that have a limit, -1 for none. */
export function addForm(before: Sum, form: Form, place: number): Sum {
	const sum = before.sum + form.modifier;
	const success = before.success || form.automatic === 'reussite';
	if (place < 0) return { ...before, sum, success, failure: before.failure || form.tolerated < 1 };
	const counted = before.counted.map((count, at) => (at === place ? count + 1 : count));
	const same = counted[place] ?? 0;
	const failure = before.failure || same > form.tolerated;
	return { sum, success, failure, ended: before.ended || same > form.allowed, counted };
}

/** Whether the number of tokens applied as a form matters. */
export const isLimited = ({ tolerated, allowed }: Form): boolean =>
	(Number.isFinite(tolerated) && tolerated > 0) || Number.isFinite(allowed);

/** What the tokens applied in a test add up to. */
export function sumForms(applied: readonly Form[]): Sum {
	const limited = [...new Set(applied.filter(isLimited))];
	const start: Sum = { sum: 0, failure: false, success: false, ended: false, counted: limited.map(() => 0) };
	return applied.reduce((before, form) => addForm(before, form, limited.indexOf(form)), start);
}
