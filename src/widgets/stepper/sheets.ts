import { useEffect, useState } from 'preact/hooks';
import type { ChartSheet, SheetStep } from '../../schemas/chart-sheet';

/** The charts of a game, by slug. */
export type Sheets = Readonly<Record<string, ChartSheet>>;

/** `absents`: the network did not bring the other charts. */
export type Loading = 'en-cours' | 'la' | 'absents';

/** The chart of the page at once, and those of the game as soon as they come. */
export function useSheets(own: ChartSheet, others: string): { sheets: Sheets; loading: Loading; retry: () => void } {
	const [sheets, setSheets] = useState<Sheets>({ [own.slug]: own });
	const [loading, setLoading] = useState<Loading>('en-cours');
	const [tries, setTries] = useState(0);
	useEffect(() => {
		let left = false;
		setLoading('en-cours');
		fetch(others)
			.then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
			.then(
				(all: Sheets) => {
					if (left) return;
					setSheets({ ...all, [own.slug]: own });
					setLoading('la');
				},
				() => !left && setLoading('absents'),
			);
		return () => {
			left = true;
		};
	}, [own, others, tries]);
	return { sheets, loading, retry: () => setTries(tries + 1) };
}

/** A step of a chart; `undefined` at the end, and while the chart is not there. */
export const stepOf = (sheets: Sheets, schema: string, id: string): SheetStep | undefined =>
	sheets[schema]?.etapes.find((step) => step.id === id);

/** The chart that has a step: ids are unique in a game. */
export const sheetWith = (sheets: Sheets, id: string): ChartSheet | undefined =>
	Object.values(sheets).find((sheet) => sheet.etapes.some((step) => step.id === id));
