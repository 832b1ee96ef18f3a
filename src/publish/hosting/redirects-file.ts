import { oembedPath, withBase } from '../../library/addresses';
import { fragmentOf } from '../../library/moved-address';
import { movedFrames, movedPages } from '../../library/moves';
import type { Library } from '../../library/types';

/**
 * `_redirects`, which hosts in the manner of Netlify and Cloudflare read: a permanent redirect for each page that moved.
 * `undefined` when none did. Other hosts serve the pages that stand at the old addresses.
 */
export function redirectsFile(library: Library, base: string): string | undefined {
	const moved: (readonly [from: string, to: string])[] = [
		// The fragment of a target would take the place of the reader's own: the page at the old address knows better.
		...movedPages(library)
			.filter(({ vers }) => fragmentOf(vers) === undefined)
			.map(({ path, vers }) => [path, vers] as const),
		...movedFrames(library).flatMap(({ id, path, frame, oembed }) => [
			...(frame && fragmentOf(frame) === undefined ? [[path, frame] as const] : []),
			...(oembed ? [[oembedOf(id), oembed] as const] : []),
		]),
	];
	if (moved.length === 0) return undefined;
	// Netlify wants the « ! » where a file stands at the old address; Cloudflare skips such a line and reads the next one.
	const lines = moved.flatMap(([from, to]) =>
		['301!', '301'].map((status) => `${withBase(base, from)} ${withBase(base, to)} ${status}\n`),
	);
	return lines.join('');
}

/** The oEmbed document of a bare page that moved, from what followed `/integrer/`. */
function oembedOf(id: string): string {
	const [game = '', ...frame] = id.split('/');
	return oembedPath(game, frame.join('/'));
}
