import { addForm, type Form, type Sum } from './form';
import { startFrom } from './reached';

/** What the tokens applied add up to, and which they are when it is told: they are then told apart. */
export interface Applied extends Sum {
	readonly forms: readonly Form[];
}

/** What forms of tokens come to, one after the other, from none; `all` of them, each at its own number. */
export function startApplied(all: readonly Form[], tells: boolean) {
	const counting = all.filter(({ counts }) => counts);
	const nothing: Applied = {
		sum: 0,
		failure: false,
		success: false,
		ended: false,
		counted: counting.map(() => 0),
		forms: [],
	};
	const add = (before: Applied, number: number): Applied => {
		const form = all[number];
		if (!form) return before;
		const after = addForm(before, form, counting);
		const forms = tells ? [...before.forms, form].sort((a, b) => a.number - b.number) : [];
		// What has failed fails, whatever is added.
		return after.failure ? { ...after, sum: 0, success: false, forms } : { ...after, forms };
	};
	return startFrom(nothing, add, ({ sum, failure, success, ended, counted, forms }) =>
		[sum, failure, success, ended, counted, forms.map((form) => form.number)].join('|'),
	);
}
