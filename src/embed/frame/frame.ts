import { strayParameters } from '../../widgets/shared/fields';
import { watchCase } from './case';
import { postHeight, watchHeight } from './height';
import { showNotices } from './notices';
import { themeNotice } from './theme';
import { handLinksToWordpress, postWordpressHeight, watchWordpressReady, wordpressSecret } from './wordpress';

/** Calls with the id of the part of the page that is shown, `''` for the whole page: now, and each time it changes. */
export type WatchPart = (page: string, tell: (part: string) => void) => void;

/**
 * Starts a bare page, which other sites show in frames. Nothing that a host sends can change what is shown, but for the
 * fragment of its address: the frame listens to no message but one of WordPress, which asks for the height again.
 */
export function startFrame(watchPart?: WatchPart): void {
	const page = document.documentElement.dataset.cadre ?? '';
	const secret = wordpressSecret(location.hash);
	const query = new URLSearchParams(location.search);

	// A tool tells by itself which of its parameters it does not know.
	const strays = document.querySelector('.outil') ? [] : strayParameters(query, ['theme']);
	showNotices([themeNotice(query) ?? [], strays].flat());

	let id = page;
	let heightAgain = () => {};
	watchPart?.(page, (part) => {
		id = part ? `${page}#${part}` : page;
		heightAgain();
	});
	heightAgain = watchHeight((height) => {
		postHeight(id, height);
		if (secret) postWordpressHeight(secret, height);
	});
	watchCase(page);
	if (secret) {
		watchWordpressReady(secret, heightAgain);
		handLinksToWordpress(secret);
	}

	// The others open a tab: the pages of the site refuse to be framed.
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"], a[href^="?"]')) link.target = '_self';
}
