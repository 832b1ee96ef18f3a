import { frenchTypography } from '../../text/french';
import type { ToolData } from '../types';
import type { RawToolData } from './read-content';

/** The data of a tool as its page gives it, apart from where it comes from. */
export function buildToolData({ kind, file, lineOf, data: written }: RawToolData): ToolData {
	const { origine, sources, ...data } = printed(written);
	return { kind, file, lineOf, data, origin: { origine, sources } };
}

/** The same with French typography in every text. Ids hold nothing that it changes. */
function printed<T>(value: T): T {
	if (typeof value === 'string') return frenchTypography(value) as T;
	if (Array.isArray(value)) return value.map(printed) as T;
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, printed(inner)])) as T;
}
