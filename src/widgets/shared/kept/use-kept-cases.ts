import { useEffect, useState } from 'preact/hooks';
import { formerAddresses } from './former-addresses';
import { casesOf, type KeptCase, readShelf, withCases, writeShelf } from './shelf';

/** Where the browser keeps the cases. */
const KEY = 'cas-gardes';

/** Why cases cannot be kept: the browser allows it to no page, has no room left, or holds what this page did not write. */
export type Refusal = 'forbidden' | 'full' | 'unreadable';

interface Kept {
	cases: readonly KeptCase[];
	/** Addresses under which something is kept. */
	known: readonly string[];
	refusal?: Refusal;
}

/** What is kept of a tool, under its address and its former ones. */
function read(addresses: readonly string[]): Kept {
	try {
		const shelf = readShelf(localStorage.getItem(KEY));
		if (!shelf) return { cases: [], known: [], refusal: 'unreadable' };
		return { cases: casesOf(shelf, addresses), known: Object.keys(shelf) };
	} catch {
		return { cases: [], known: [], refusal: 'forbidden' };
	}
}

/** Writes what `change` makes of the cases of a tool, as they are on the device now: another tab may have changed them. */
function write(addresses: readonly string[], change: (cases: readonly KeptCase[]) => readonly KeptCase[]): Kept {
	const before = read(addresses);
	if (before.refusal) return before;
	try {
		const shelf = readShelf(localStorage.getItem(KEY));
		const cases = change(before.cases);
		localStorage.setItem(KEY, writeShelf(withCases(shelf ?? {}, addresses, cases)));
		return { ...before, cases };
	} catch {
		return { ...before, refusal: 'full' };
	}
}

/** The cases of a tool that are kept on the device, up to date when another tab changes them. */
export function useKeptCases(tool: string) {
	const [addresses, setAddresses] = useState<readonly string[]>([tool]);
	const [kept, setKept] = useState(() => read(addresses));
	useEffect(() => {
		formerAddresses(tool, kept.known).then((former) => former.length > 0 && setAddresses([tool, ...former]));
	}, [tool]);
	useEffect(() => {
		const load = ({ key }: Pick<StorageEvent, 'key'>) => {
			if (key === KEY || key === null) setKept(read(addresses));
		};
		load({ key: KEY });
		addEventListener('storage', load);
		return () => removeEventListener('storage', load);
	}, [addresses]);
	return {
		...kept,
		/** Changes them; whether it is done. */
		change: (change: (cases: readonly KeptCase[]) => readonly KeptCase[]): boolean => {
			const next = write(addresses, change);
			setKept(next);
			return next.refusal === undefined;
		},
		/** Erases all that is kept, of every tool, what cannot be read too. */
		clear: (): void => {
			try {
				localStorage.removeItem(KEY);
			} catch {
				// There was nothing.
			}
			setKept(read(addresses));
		},
	};
}
