import type { HeaderRule } from './headers';

/** A value that a header takes, and the paths that have it: those of the rules, with their final `*`. */
export interface HeaderValue {
	name: string;
	value: string;
	paths: readonly string[];
}

/** The rules the other way round, for hosts that take one header at a time: each value of each header, once. */
export function headerValues(rules: readonly HeaderRule[]): HeaderValue[] {
	const values = new Map<string, HeaderValue & { paths: string[] }>();
	for (const { path, headers } of rules)
		for (const [name, value] of headers) {
			const held = values.get(`${name}: ${value}`);
			if (held) held.paths.push(path);
			else values.set(`${name}: ${value}`, { name, value, paths: [path] });
		}
	return [...values.values()];
}

/** Whether a value is for every path below the base. */
export const isForAll = ({ paths }: HeaderValue, base: string): boolean => paths.includes(`${base}*`);

/** A regular expression, in words that JavaScript and PCRE share, of the paths that are one of these or below one. */
export const pathPattern = (paths: readonly string[]): string =>
	`^(?:${paths.map((path) => (path.endsWith('*') ? escaped(path.slice(0, -1)) : `${escaped(path)}$`)).join('|')})`;

/** A text as a regular expression says it. */
export const escaped = (text: string): string => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
