import { useEffect, useRef, useState } from 'preact/hooks';
import { BIN, keysOf, type Place } from '../device-place';
import { alone } from '../lock';
import type { Sheet } from '../model';
import {
	changeSheet,
	chooseSheet,
	concernsSheets,
	type KeptSheet,
	listSheets,
	openPlace,
	openSheet,
	type Refusal,
} from '../store';

interface Shown {
	readonly sheets: readonly KeptSheet[];
	readonly open: KeptSheet | undefined;
	/** How many deleted sheets can be found again. */
	readonly binned: number;
	/** Why the last change was not kept. */
	readonly refusal?: Refusal | undefined;
}

export type Shelf = ReturnType<typeof useShelf>;

/** The sheets of the device; changes by other tabs are shown at once. */
export function useShelf() {
	const [{ place, forbidden }] = useState(openPlace);
	/** The sheet of this tab: others may choose another one. */
	const openId = useRef<string | undefined>(undefined);
	const read = (refusal?: Refusal): Shown => {
		const sheets = listSheets(place);
		const open = sheets.find(({ id }) => id === openId.current) ?? openSheet(place);
		openId.current = open?.id;
		return { sheets, open, binned: keysOf(place, BIN).length, refusal };
	};
	const [shown, setShown] = useState(read);
	useEffect(() => {
		const load = ({ key }: StorageEvent) => {
			if (!concernsSheets(key)) return;
			const before = openId.current;
			const now = read();
			const lost = before !== undefined && before !== now.open?.id;
			// A refusal stays on the screen until the reader acts: a change in another tab does not remove its message.
			setShown(({ refusal }) => ({ ...now, refusal: lost ? 'deleted' : refusal }));
		};
		addEventListener('storage', load);
		return () => removeEventListener('storage', load);
	}, []);

	/** Changes the sheets on the device, under the lock of all tabs, and shows them as they are then. */
	const act = async <Result>(
		change: (place: Place) => Result | Refusal,
		opens?: boolean,
	): Promise<Result | undefined> => {
		const result = await alone(() => change(place));
		if (opens) openId.current = undefined;
		const refused = isRefusal(result);
		setShown(read(refused ? result : undefined));
		return refused ? undefined : result;
	};
	return {
		...shown,
		place,
		forbidden,
		act,
		choose: (id: string) => {
			chooseSheet(place, id);
			openId.current = id;
			setShown(read());
		},
		/** Changes the open sheet, as it is on the device once the lock is held. Returns the sheet; nothing when refused. */
		change: (change: (sheet: Sheet) => Sheet): Promise<Sheet | undefined> => {
			const id = openId.current ?? '';
			return act(() => changeSheet(place, id, change));
		},
		/** Shows the sheets as they are on the device now. */
		refresh: () => setShown(({ refusal }) => read(refusal)),
	};
}

const isRefusal = (result: unknown): result is Refusal => typeof result === 'string';
