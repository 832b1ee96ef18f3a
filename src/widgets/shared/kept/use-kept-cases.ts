import { useEffect, useState } from 'preact/hooks';
import { type KeptCase, readShelf, writeShelf } from './shelf';

/** Where the browser keeps the cases. */
const KEY = 'cas-gardes';

/** Why cases cannot be kept: the browser allows it to no page, has no room left, or holds what this page did not write. */
export type Refusal = 'forbidden' | 'full' | 'unreadable';

interface Kept {
	cases: readonly KeptCase[];
	refusal?: Refusal;
}

function read(tool: string): Kept {
	try {
		const shelf = readShelf(localStorage.getItem(KEY));
		return shelf ? { cases: shelf[tool] ?? [] } : { cases: [], refusal: 'unreadable' };
	} catch {
		return { cases: [], refusal: 'forbidden' };
	}
}

/** Writes what `change` makes of the cases of a tool, as they are on the device now: another tab may have changed them. */
function write(tool: string, change: (cases: readonly KeptCase[]) => readonly KeptCase[]): Kept {
	const before = read(tool);
	if (before.refusal) return before;
	try {
		const shelf = readShelf(localStorage.getItem(KEY));
		const cases = change(before.cases);
		localStorage.setItem(KEY, writeShelf({ ...shelf, [tool]: cases }));
		return { cases };
	} catch {
		return { ...before, refusal: 'full' };
	}
}

/** The cases of a tool that are kept on the device, up to date when another tab changes them. */
export function useKeptCases(tool: string) {
	const [kept, setKept] = useState(() => read(tool));
	useEffect(() => {
		const load = ({ key }: StorageEvent) => {
			if (key === KEY || key === null) setKept(read(tool));
		};
		addEventListener('storage', load);
		return () => removeEventListener('storage', load);
	}, [tool]);
	return {
		...kept,
		/** Changes them; whether it is done. */
		change: (change: (cases: readonly KeptCase[]) => readonly KeptCase[]): boolean => {
			const next = write(tool, change);
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
			setKept(read(tool));
		},
	};
}
