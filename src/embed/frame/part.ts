import { quote } from '../../widgets/shared/fields';
import type { WatchPart } from './frame';
import { showNotices } from './notices';
import { wordpressSecret } from './wordpress';

// A frame whose address has a fragment shows that part of its page alone: its style sheet sees to it. What follows is what
// a style sheet cannot do: lead to that part on the site, name it in messages, and say that there is no such part.

/** Where what a page of the site called so went, both with base; `undefined` when nothing moved it. */
export type FindMoved = (page: string, fragment: string) => Promise<string | undefined>;

/** Pages of rules: their bare pages have the same path below `integrer/`. */
const framed = /^[^/]+\/(?:(?:regles|glossaire|faq)\/[^/]+|errata)\//;

/** Watches which part of a page of rules its fragment names, and follows those that moved. */
export const partsOf =
	(findMoved: FindMoved): WatchPart =>
	(page, tell) => {
		const text = document.querySelector('.cadre > .contenu');
		if (!text) return;
		const { base = '/' } = document.documentElement.dataset;
		let takeBack = () => {};

		const look = async () => {
			takeBack();
			const fragment = wordpressSecret(location.hash) ? '' : decoded(location.hash.slice(1));
			const part = fragment && text.querySelector(`#${CSS.escape(fragment)}`) ? fragment : '';
			// Browsers look for what the fragment names once the page has been read, later than this: the first height would be
			// that of the whole page.
			if (part && text.querySelector(':target')?.id !== part) location.replace(location.hash);
			for (const link of document.querySelectorAll('a[data-page]')) {
				const [address] = link.getAttribute('href')?.split('#') ?? [];
				link.setAttribute('href', `${address}${part && '#'}${part}`);
			}
			tell(part);
			if (part || !fragment || fragment === 'top') return;
			const target = await findMoved(`${base}${page}/`, fragment);
			// The host may have asked for another part meanwhile.
			if (fragment !== decoded(location.hash.slice(1))) return;
			const path = target?.slice(base.length) ?? '';
			if (framed.test(path)) return location.replace(frameOf(`${base}integrer/${path}`));
			takeBack = target ? showNotices([movedNotice(fragment)], elsewhere(target)) : showNotices([notice(fragment)]);
			// Out of the window, nothing else sees that the page has grown.
			tell('');
		};
		addEventListener('hashchange', look);
		look();
	};

const frameOf = (path: string): URL => {
	const address = new URL(path, location.href);
	address.search = location.search;
	return address;
};

const elsewhere = (address: string) => ({ address, text: 'Le lire dans L’Arbitre' });

const notice = (fragment: string): string =>
	`Le passage ${quote(fragment)} n’est pas dans cette page : la voici entière.`;

const movedNotice = (fragment: string): string => `Le passage ${quote(fragment)} n’est plus dans cette page.`;

function decoded(hash: string): string {
	try {
		return decodeURIComponent(hash);
	} catch {
		return hash;
	}
}
