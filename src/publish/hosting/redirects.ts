import { oembedPath, withBase } from '../../addresses/addresses';
import { fragmentOf } from '../../addresses/moved-address';
import { movedFrames, movedPages } from '../../addresses/moved-pages';
import type { Library } from '../../library/types';

/** A permanent redirect, between addresses with the base. */
export interface Redirect {
	from: string;
	to: string;
}

/** What hosts that can are asked to redirect: each page that moved. Others serve the pages that stand at the old addresses. */
export function redirectsOf(library: Library, base: string): Redirect[] {
	const moved: (readonly [from: string, to: string])[] = [
		// The fragment of a target would take the place of the reader's own: the page at the old address knows better.
		...movedPages(library)
			.filter(({ vers }) => fragmentOf(vers) === undefined)
			.map(({ path, vers }) => [path, vers] as const),
		...movedFrames(library).flatMap(({ id, path, frame, oembed }) => [
			...(frame && fragmentOf(frame) === undefined ? [[path, frame] as const] : []),
			...(oembed ? [[movedOembedOf(id), oembed] as const] : []),
		]),
	];
	return moved.map(([from, to]) => ({ from: withBase(base, from), to: withBase(base, to) }));
}

/** The redirects as a `_redirects` file, which Netlify, Cloudflare Pages and their like read. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
	redirects
		// Netlify wants the « ! » where a file stands at the old address; Cloudflare skips such a line and reads the next one.
		.flatMap(({ from, to }) => ['301!', '301'].map((status) => `${from} ${to} ${status}\n`))
		.join('');

/** The oEmbed document of a bare page that moved, from what followed `/integrer/`. */
function movedOembedOf(id: string): string {
	const [game = '', ...frame] = id.split('/');
	return oembedPath(game, frame.join('/'));
}
