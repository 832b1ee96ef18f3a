/** Checks of what an engine is given, which may come from a form or an address. */

/** What a value should have been. */
export type Expected =
	| { readonly type: 'integer'; readonly min: number; readonly max: number }
	| { readonly type: 'boolean' }
	/** A string that is not empty. */
	| { readonly type: 'id' }
	/** An id that no creature before it has. */
	| { readonly type: 'unique-id' }
	| { readonly type: 'one-of'; readonly values: readonly string[] };

/** A value that the engine cannot work with. */
export interface Problem {
	/** Path of the value: `opposing[0].power`, `events[2].target`. */
	readonly field: string;
	readonly value: unknown;
	readonly expected: Expected;
}

declare const CHECKED: unique symbol;

/** What the `verify` of an engine accepts: made by its `check`, or by what can make nothing else. */
export type Checked<T> = T & { readonly [CHECKED]: true };

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

/** Throws a RangeError that lists the problems, also given as its `cause`, when there is any. */
export function refuseProblems(problems: readonly Problem[]): void {
	if (problems.length === 0) return;
	const lines = problems.map(
		({ field, value, expected }) => `${field}: ${String(value)}, expected ${JSON.stringify(expected)}`,
	);
	throw new RangeError(`Cannot resolve:\n${lines.join('\n')}`, { cause: problems });
}
