import { readFields } from '../fields';

/** What two cases write differently: a parameter of the address, and what each says there. */
export interface Difference {
	name: string;
	kept: string;
	now: string;
}

/** The fields of a parameter that the other case does not have, for a reader: « puissance 4, poison ». */
function said(text: string, other: string): string {
	const others = new Set(readFields(other).map(({ raw }) => raw));
	const own = readFields(text).filter(({ raw }) => !others.has(raw));
	return own.map(({ raw }) => raw.replaceAll('.', ' ')).join(', ') || '–';
}

/** Fields in which a kept case and the present one differ, in the order of the address. */
export function differences(keptQuery: string, query: string): readonly Difference[] {
	const [kept, now] = [keptQuery, query].map((one) => new URLSearchParams(one)) as [URLSearchParams, URLSearchParams];
	return [...new Set([...kept.keys(), ...now.keys()])].flatMap((name) => {
		const [before, after] = [kept.get(name) ?? '', now.get(name) ?? ''];
		return before === after ? [] : [{ name, kept: said(before, after), now: said(after, before) }];
	});
}
