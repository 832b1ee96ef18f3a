import type { Form } from './form';

/** What comes first among tokens worth the same: one that only adds a number, and last one that only fails. */
export type Preference = 'number' | 'other' | 'failure';

const PREFERENCES: readonly Preference[] = ['number', 'other', 'failure'];

/** Where a token comes among those worth the same, from what it may do. */
export function preferenceOf([form, ...others]: readonly Form[]): Preference {
	const simple = form && others.length === 0 && !form.revealsAnother && !form.counts;
	if (!simple) return 'other';
	if (form.tolerated < 1) return 'failure';
	return form.automatic === 'none' ? 'number' : 'other';
}

/** Tokens in the order in which they are preferred: those of the first ranks first, otherwise. */
export function sortHand(ranks: readonly number[], preferences: readonly Preference[]): readonly number[] {
	const place = (rank: number) => PREFERENCES.indexOf(preferences[rank] ?? 'other');
	return [...ranks].sort((a, b) => place(a) - place(b) || a - b);
}

/** Of tokens that only add a number or fail, the `size` best: the others will not be applied. */
export function keepBest(
	ranks: readonly number[],
	forms: readonly (readonly Form[])[],
	size: number,
): readonly number[] {
	const worth = (rank: number) => {
		const form = forms[rank]?.[0];
		return form && form.tolerated > 0 ? form.modifier : Number.NEGATIVE_INFINITY;
	};
	return [...ranks].sort((a, b) => (worth(a) === worth(b) ? a - b : worth(b) - worth(a))).slice(0, size);
}

/** Every set of `size` ranks among some, where those of a kind are together: the first ones first. */
export function chooseAmong(ranks: readonly number[], size: number): readonly (readonly number[])[] {
	if (size === 0) return [[]];
	return ranks.flatMap((rank, at) =>
		ranks[at - 1] !== rank ? chooseAmong(ranks.slice(at + 1), size - 1).map((others) => [rank, ...others]) : [],
	);
}

/** Every way of taking one form of each list. */
export const combineForms = (lists: readonly (readonly Form[])[]): readonly (readonly Form[])[] =>
	lists.reduce<readonly (readonly Form[])[]>(
		(all, forms) => all.flatMap((some) => forms.map((form) => [...some, form])),
		[[]],
	);
