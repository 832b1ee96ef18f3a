import { useEffect, useRef } from 'preact/hooks';
import { whenKept } from '../../offline/page/when-kept';
import { type Ref, refParts, type Sheet } from '../model';

/**
 * Asks for the pages that the entries of a sheet lead to, one after another, once the site has said all its words: the service
 * worker keeps what comes, and a rule is opened from its sheet without network. Nothing is asked where none keeps it.
 */
export function useKeptPages(sheet: Sheet | undefined, complete: boolean, href: (ref: Ref) => string): void {
	const asked = useRef(new Set<string>());
	useEffect(() => {
		if (!complete) return;
		let left = false;
		whenKept(async () => {
			for (const entry of sheet?.entries ?? []) {
				if (entry.kind !== 'item') continue;
				const { path } = refParts(entry.ref);
				if (left || asked.current.has(path)) continue;
				asked.current.add(path);
				await fetch(href(path), { priority: 'low' }).catch(() => asked.current.delete(path));
			}
		});
		return () => {
			left = true;
		};
	}, [sheet, complete]);
}
