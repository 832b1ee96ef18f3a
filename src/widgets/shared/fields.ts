import { isolated } from '../../text/isolated';

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

/** Whether there is no field. */
export const isEmpty = (text: string): boolean => /^_*$/.test(text);

/** Reports each « _ » that does not separate two fields, unless there is nothing else: callers report emptiness. */
export function tellStray(text: string, notice: (text: string) => void): void {
	if (!isEmpty(text) && /^_|__|_$/.test(text)) notice(`${quote(text)} contient un « _ » de trop : il est ignoré.`);
}

export const writeFields = (fields: readonly (readonly (string | number)[])[]): string =>
	fields.map((field) => field.join('.')).join('_');

/** A whole number between two bounds, or `undefined`: never `NaN`, never a fraction, never −0. */
export function readInteger(text: string | undefined, min: number, max: number): number | undefined {
	if (text === undefined || !/^-?\d{1,4}$/.test(text)) return undefined;
	const value = Number(text) || 0;
	return value >= min && value <= max ? value : undefined;
}

/** A piece of the address between quotation marks, short enough for a sentence. */
export const quote = (text: string): string => `« ${isolated(text.length > 40 ? `${text.slice(0, 40)}…` : text)} »`;

/** Marks that other sites add to the links that their visitors follow. */
const tracking = /^utm_|clid$/;

/**
 * One sentence for each parameter that the tool does not know, or that comes twice: only the first is read. `reader`:
 * what reads them, when it is no tool.
 */
export function strayParameters(query: URLSearchParams, known: readonly string[], reader = 'cet outil'): string[] {
	return [...new Set(query.keys())].flatMap((name) => {
		if (tracking.test(name)) return [];
		if (!known.includes(name)) return [`${quote(name)} n’est pas un réglage de ${reader} : il est ignoré.`];
		return query.getAll(name).length > 1 ? [`${quote(name)} est donné plusieurs fois : seul le premier compte.`] : [];
	});
}
