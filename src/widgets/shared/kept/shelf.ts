/** A case kept on the device. */
export interface KeptCase {
	name: string;
	/** The case, as the tool writes it in the address. */
	query: string;
	/** When it was kept, in milliseconds. No two cases of a tool have the same. */
	at: number;
}

/** All cases kept on the device, by the address of their tool: the last one first. */
export type Shelf = Readonly<Record<string, readonly KeptCase[]>>;

/** How many cases of a tool are kept at most, and how long their names are. */
export const MAX_KEPT = 30;
export const MAX_NAME = 60;

/** Version of the form on the device. Data of an unknown version are left as they are. */
const VERSION = 1;

/** What is written on the device; `undefined` when it is not what this version writes. */
export function readShelf(text: string | null): Shelf | undefined {
	if (text === null) return {};
	try {
		const { version, tools } = JSON.parse(text) as { version: unknown; tools: Record<string, unknown> };
		if (version !== VERSION) return undefined;
		return Object.fromEntries(Object.entries(tools).map(([tool, cases]) => [tool, readCases(cases)]));
	} catch {
		return undefined;
	}
}

function readCases(written: unknown): readonly KeptCase[] {
	if (!Array.isArray(written)) return [];
	return written.flatMap((one) => {
		const { name, query, at } = Object(one);
		return typeof name === 'string' && typeof query === 'string' && Number.isFinite(at) ? [{ name, query, at }] : [];
	});
}

/** As it is written on the device. Tools without any case are left out. */
export const writeShelf = (shelf: Shelf): string =>
	JSON.stringify({
		version: VERSION,
		tools: Object.fromEntries(Object.entries(shelf).filter(([, cases]) => cases.length > 0)),
	});

/** The cases of a tool, the last one first: those kept under its former addresses too. */
export const casesOf = (shelf: Shelf, addresses: readonly string[]): readonly KeptCase[] =>
	addresses.flatMap((address) => shelf[address] ?? []).sort((a, b) => b.at - a.at);

/**
 * The shelf with other cases for a tool. What was kept under a former address stays there: a site that goes back to the version
 * before finds it.
 */
export function withCases(shelf: Shelf, addresses: readonly string[], cases: readonly KeptCase[]): Shelf {
	const [own = '', ...former] = addresses;
	const homeOf = ({ at }: KeptCase) => former.find((address) => shelf[address]?.some((one) => one.at === at)) ?? own;
	const homes = addresses.map((address) => [address, cases.filter((one) => homeOf(one) === address)]);
	return { ...shelf, ...Object.fromEntries(homes) };
}

/** A name without spaces around it, short enough; `undefined` when nothing is left of it. */
export const cleanName = (text: string): string | undefined => text.trim().slice(0, MAX_NAME).trim() || undefined;

/** The cases with one more, first; at a moment of its own. */
export function addCase(cases: readonly KeptCase[], { at, ...added }: KeptCase): readonly KeptCase[] {
	return [{ ...added, at: Math.max(at, ...cases.map((one) => one.at + 1)) }, ...cases];
}

/** The cases with another name for one of them. */
export const renameCase = (cases: readonly KeptCase[], at: number, name: string): readonly KeptCase[] =>
	cases.map((one) => (one.at === at ? { ...one, name } : one));

export const eraseCase = (cases: readonly KeptCase[], at: number): readonly KeptCase[] =>
	cases.filter((one) => one.at !== at);
