import type { WatchPart } from './frame';
import { keepParentStill } from './parent';
import { wordpressSecret } from './wordpress';

// A frame whose address has a fragment shows that part of its page alone: its style sheet sees to it. What follows is what
// a style sheet cannot do: lead to that part on the site, name it in messages, and say that there is no such part.

/**
 * Says that a page has no such part, or goes where it moved. `isStill` tells whether it is still requested. Returns a
 * function that takes the notice back.
 */
export type OnMissing = (page: string, part: string, isStill: () => boolean) => Promise<() => void>;

/** Watches which part of a page of rules its fragment names. */
export const partsOf =
	(onMissing: OnMissing): WatchPart =>
	(page, tell) => {
		const text = document.querySelector('.cadre > .contenu');
		if (!text) return;
		let takeBack = () => {};

		const look = async () => {
			takeBack();
			const fragment = wordpressSecret(location.hash) ? '' : decoded(location.hash.slice(1));
			const part = fragment && text.querySelector(`#${CSS.escape(fragment)}`) ? fragment : '';
			// Browsers set `:target` later than this, once the page is read: without `replace`, the first height sent would be
			// that of the whole page.
			if (part && text.querySelector(':target')?.id !== part) location.replace(location.hash);
			for (const link of document.querySelectorAll('a[data-page]')) {
				const [address] = link.getAttribute('href')?.split('#') ?? [];
				link.setAttribute('href', `${address}${part && '#'}${part}`);
			}
			tell(part);
			if (part || !fragment || fragment === 'top') return;
			takeBack = await onMissing(page, fragment, () => fragment === decoded(location.hash.slice(1)));
			// Out of the window, no `ResizeObserver` runs: this sends the new height.
			tell('');
		};
		if (location.hash) keepParentStill();
		addEventListener('hashchange', look);
		look();
	};

function decoded(hash: string): string {
	try {
		return decodeURIComponent(hash);
	} catch {
		return hash;
	}
}
