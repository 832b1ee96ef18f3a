/** Checks of what an engine is given, which may come from a form or an address. */

/** What a value should have been. */
export type Expected =
	| { readonly type: 'integer'; readonly min: number; readonly max: number }
	| { readonly type: 'boolean' }
	/** A string that is not empty. */
	| { readonly type: 'id' }
	/** An id that nothing before it has. */
	| { readonly type: 'unique-id' }
	| { readonly type: 'one-of'; readonly values: readonly string[] }
	/** A step of a chart that the game can leave. */
	| { readonly type: 'way-out' };

/** A value that the engine cannot work with. */
export interface Problem {
	/** Path of the value: `opposing[0].power`, `events[2].target`. */
	readonly field: string;
	readonly value: unknown;
	readonly expected: Expected;
}

declare const CHECKED: unique symbol;

/** An input that its engine may be given: its `verify` has accepted it, or what made it can make nothing else. */
export type Checked<Input> = Input & { readonly [CHECKED]: true };

/** What the `verify` of an engine answers: the input, checked, or the problems that it has. */
export type Verdict<Input> =
	| { readonly checked: Checked<Input>; readonly problems: readonly [] }
	| { readonly checked?: undefined; readonly problems: readonly Problem[] };

/** The verdict on an input whose problems are known. */
export function judge<Input>(input: Input, problems: readonly Problem[]): Verdict<Input> {
	return problems.length > 0 ? { problems } : { checked: input as Checked<Input>, problems: [] };
}

/** Whether a value is a whole number between two bounds, both included. */
export function isWholeNumber(value: unknown, min: number, max: number): boolean {
	return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

/** Problem of a value that is not a whole number between two bounds. */
export function checkInteger(field: string, value: unknown, min: number, max: number): readonly Problem[] {
	return isWholeNumber(value, min, max) ? [] : [{ field, value, expected: { type: 'integer', min, max } }];
}

/** Problem of a value that is neither true nor false. */
export function checkBoolean(field: string, value: unknown): readonly Problem[] {
	return typeof value === 'boolean' ? [] : [{ field, value, expected: { type: 'boolean' } }];
}

/** Problem of a value that is none of those allowed. */
export function checkOneOf(field: string, value: unknown, values: readonly string[]): readonly Problem[] {
	return values.some((allowed) => allowed === value) ? [] : [{ field, value, expected: { type: 'one-of', values } }];
}

/** Problem of a value that is no id: a string that is not empty. */
export function checkId(field: string, value: unknown): readonly Problem[] {
	return typeof value === 'string' && value !== '' ? [] : [{ field, value, expected: { type: 'id' } }];
}

/** One problem for each id that another has already; `field` is the list that holds them. */
export function checkUnique(field: string, ids: readonly unknown[]): readonly Problem[] {
	const repeated = ids.filter((id, rank) => id !== '' && ids.indexOf(id) < rank);
	return repeated.map((value) => ({ field, value, expected: { type: 'unique-id' } }));
}
