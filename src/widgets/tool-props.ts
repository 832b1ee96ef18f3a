/** Pages of rules, by the beginnings of the names of their rules: the longest first. */
export type RulePages = Readonly<Record<string, string>>;

/** What a page hands to a tool, as it is written beside it. */
interface Written {
	pages: RulePages;
	[prop: string]: unknown;
}

/**
 * The pages of some rules by the beginnings of their names: as short as they can be, so that a page of fifty rules is
 * written once. Each rule is a fragment of its page, whose name is its own.
 */
export function pagesOf(links: Readonly<Record<string, string>>): RulePages {
	const pages = new Map(Object.entries(links).map(([id, address]) => [id, pageOf(id, address)]));
	const ids = [...pages.keys()];
	const beginning = (id: string): string =>
		[...id.matchAll(/-/g)]
			.map(({ index }) => id.slice(0, index + 1))
			.find((start) => ids.every((other) => !other.startsWith(start) || pages.get(other) === pages.get(id))) ?? id;
	const starts = ids.map((id) => [beginning(id), pages.get(id) ?? ''] as const);
	// A whole name may be the beginning of another one.
	return Object.fromEntries(starts.sort(([a], [b]) => b.length - a.length));
}

function pageOf(id: string, address: string): string {
	const [page = '', fragment] = address.split('#');
	if (fragment !== id) throw new Error(`L’adresse de la règle « ${id} » est « ${address} », sans son nom au bout.`);
	return page;
}

/** Address of a rule; `undefined` when it is of none of the pages. */
export function addressOf(pages: RulePages, id: string): string | undefined {
	const start = Object.keys(pages).find((beginning) => id.startsWith(beginning));
	return start === undefined ? undefined : `${pages[start]}#${id}`;
}

/** What a page hands to a tool, for `readProps`. In a script of data, nothing may look like its end. */
export const writeProps = ({ links, ...rest }: { links: Readonly<Record<string, string>> }): string =>
	JSON.stringify({ pages: pagesOf(links), ...rest } satisfies Written).replaceAll('<', '\\u003c');

/** What the page of a tool hands to it: the script of data before the tool. */
export function readProps(root: HTMLElement): object {
	const { pages, ...rest }: Written = JSON.parse(root.previousElementSibling?.textContent ?? '');
	return { ...rest, links: new Proxy({}, { get: (_, id: string) => addressOf(pages, id) }) };
}
