/**
 * Notation of a tool's state in the query string: fields separated by `_`, a name and its values by `.`,
 * so that nothing needs escaping and a person can read it: `puissance.4_armure.2_poison`.
 */
export interface Field {
	name: string;
	values: string[];
	/** As written in the address. */
	raw: string;
}

export function readFields(text: string): Field[] {
	return text
		.split('_')
		.filter(Boolean)
		.map((raw) => {
			const [name = '', ...values] = raw.split('.');
			return { name, values, raw };
		});
}

export const writeFields = (fields: readonly (readonly (string | number)[])[]): string =>
	fields.map((field) => field.join('.')).join('_');

/** A whole number between two bounds, or `undefined`: never `NaN`, never a fraction. */
export function readInteger(text: string | undefined, min: number, max: number): number | undefined {
	if (text === undefined || !/^-?\d{1,4}$/.test(text)) return undefined;
	const value = Number(text);
	return value >= min && value <= max ? value : undefined;
}
