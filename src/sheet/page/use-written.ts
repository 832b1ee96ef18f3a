import { useEffect, useState } from 'preact/hooks';
import type { Sheet } from '../model';
import { packSheet } from '../packed-sheet';

/** A sheet as its address holds it, once it is written; `undefined` without one, or in a browser that cannot. */
export function useWritten(sheet: Sheet | undefined): string | undefined {
	const [written, setWritten] = useState<string>();
	useEffect(() => {
		let left = false;
		setWritten(undefined);
		if (sheet)
			packSheet(sheet).then(
				(text) => left || setWritten(text),
				() => {},
			);
		return () => {
			left = true;
		};
	}, [sheet]);
	return written;
}
