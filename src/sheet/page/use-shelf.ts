import { useEffect, useRef, useState } from 'preact/hooks';
import type { Sheet } from '../model';
import {
	chooseSheet,
	concernsSheets,
	eraseSheet,
	type KeptSheet,
	listSheets,
	newId,
	openPlace,
	openSheet,
	type Refusal,
	writeSheet,
} from '../store';

interface Shown {
	readonly sheets: readonly KeptSheet[];
	readonly open: KeptSheet | undefined;
	/** Why the last change was not kept. */
	readonly refusal?: Refusal | undefined;
}

export type Shelf = ReturnType<typeof useShelf>;

/** The sheets of the device, as they are written there: what other tabs change is shown at once. */
export function useShelf() {
	const [{ place, forbidden }] = useState(openPlace);
	const read = (refusal?: Refusal): Shown => ({ sheets: listSheets(place), open: openSheet(place), refusal });
	const [shown, setShown] = useState(read);
	/** What is shown now, for what was drawn before: a way back changes the sheet as it is when it is taken. */
	const now = useRef(shown);
	now.current = shown;
	useEffect(() => {
		const load = ({ key }: StorageEvent) => {
			if (concernsSheets(key)) setShown(read());
		};
		addEventListener('storage', load);
		return () => removeEventListener('storage', load);
	}, []);

	/** Shows what is written now; whether nothing was refused. */
	const done = (refusal: Refusal | undefined): boolean => {
		setShown(read(refusal));
		return refusal === undefined;
	};
	const choose = (id: string) => {
		chooseSheet(place, id);
		setShown(read());
	};
	return {
		...shown,
		place,
		forbidden,
		choose,
		/** Changes the open sheet; whether it is kept. */
		change: (change: (sheet: Sheet) => Sheet): boolean => {
			const { open } = now.current;
			return open?.sheet !== undefined && done(writeSheet(place, open.id, change(open.sheet), open.text));
		},
		/** Keeps a new sheet, and opens it. */
		create: (sheet: Sheet): boolean => {
			const id = newId(place, Date.now());
			const refusal = writeSheet(place, id, sheet, undefined);
			if (!refusal) chooseSheet(place, id);
			return done(refusal);
		},
		erase: ({ id, text }: KeptSheet): boolean => done(eraseSheet(place, id, text)),
		/** Puts a sheet that was erased back where it was. */
		restore: ({ id, sheet }: KeptSheet): boolean => {
			const refusal = sheet && writeSheet(place, id, sheet, undefined);
			if (!refusal) chooseSheet(place, id);
			return done(refusal);
		},
	};
}
