import { useEffect, useState } from 'preact/hooks';
import type { ShortLine } from '../aid-lines';
import type { Ref, Sheet } from '../model';
import type { SiteWords } from '../site-words';
import { loadAid } from './later-parts';

export type ShortLines = ReadonlyMap<Ref, ShortLine>;

const NONE: ShortLines = new Map();

/** How the aids of the games say the entries of a sheet that wants it, from what the site says today. */
export function useShort(site: SiteWords, sheet: Sheet | undefined): ShortLines {
	const [lines, setLines] = useState(NONE);
	const games = new Set(
		sheet?.short
			? sheet.entries.flatMap((entry) => (entry.kind === 'item' ? [entry.ref.split('/')[1] ?? ''] : []))
			: [],
	);
	const wanted = [...games].sort().join(' ');
	useEffect(() => {
		let left = false;
		setLines(NONE);
		if (wanted === '') return;
		const load = async (game: string) => {
			const passages = await site.passages(game);
			if (typeof passages === 'string') return [];
			return (await loadAid()).aidOf(passages).flatMap((part) => part.lines);
		};
		Promise.allSettled(wanted.split(' ').map(load)).then((loaded) => {
			const all = loaded.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
			// Several lines may say a statement: the first is the one about it, and `reverse` makes it win.
			if (!left) setLines(new Map(all.reverse().map((line) => [line.ref, line])));
		});
		return () => {
			left = true;
		};
	}, [wanted]);
	return lines;
}
