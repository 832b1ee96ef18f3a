import { useEffect, useState } from 'preact/hooks';
import { aidPath, withBase } from '../../library/addresses';
import type { ShortLine } from '../aid-page';
import type { Ref, Sheet } from '../model';
import { parsePage } from '../parse-page';
import { loadAid } from './later-parts';

export type ShortLines = ReadonlyMap<Ref, ShortLine>;

const NONE: ShortLines = new Map();

/** How the aids of the games say the entries of a sheet that wants it, from their pages of today. */
export function useShort(base: string, sheet: Sheet | undefined, addressOf: (path: string) => string): ShortLines {
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
			const answer = await fetch(addressOf(aidPath(game)));
			if (!answer.ok) return [];
			const page = parsePage(await answer.text());
			return (await loadAid()).readAid(page, withBase(base, '/')).flatMap((part) => part.lines);
		};
		Promise.allSettled(wanted.split(' ').map(load)).then((loaded) => {
			const all = loaded.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
			// The first line that says a statement is the one that is about it.
			if (!left) setLines(new Map(all.reverse().map((line) => [line.ref, line])));
		});
		return () => {
			left = true;
		};
	}, [wanted]);
	return lines;
}
