import { type Entry, type Ref, refParts } from '../model';
import type { Today } from '../today';

/** What an entry is called: by the player, by the site, or else by its address. */
export function titleOf(entry: Entry, today?: Today): string {
	if (entry.kind === 'heading') return entry.name || 'Sans titre';
	return entry.name || today?.words?.title || lastPart(entry.ref);
}

const lastPart = (ref: Ref): string => {
	const { path, fragment } = refParts(ref);
	return (fragment || path.split('/').at(-2) || '').replaceAll('-', ' ');
};
