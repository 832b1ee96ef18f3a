import type { Heights } from '../text/height-by-width';
import { escapeHtml } from '../text/html';
import { frameAddress } from './element/address';

export const themes = ['auto', 'clair', 'sombre'] as const;
export type Theme = (typeof themes)[number];

/** What a snippet shows on another site, and how. */
export interface Shown {
	/** Address of the site, with its base and a final slash. */
	site: string;
	game: string;
	/** What follows `/integrer/<jeu>/`, with the fragment of a rule. */
	slug: string;
	/** Plain text. */
	title: string;
	/** Page of the site that shows it, inside the site and without base; it may have a fragment. */
	path: string;
	/** The case as a query string, without « ? »; empty for the default one. */
	query: string;
	theme: Theme;
	/** In CSS pixels; as wide as its column when left out. */
	width?: number | undefined;
	/** Of a frame that nobody adjusts. */
	heights: Heights;
	/** Height that is kept for a frame until it sends its own. */
	reserved: Heights;
}

/**
 * A piece of a snippet. Those with a `value` change with what is shown; those with an `option` are an attribute that
 * may be absent, and then are no part of the snippet.
 */
export interface Part {
	text: string;
	value?: string;
	option?: string;
	absent?: boolean;
}

/** The case as addresses write it: nothing but what URLs leave as it is, so that no language has to escape it. */
export function queryOf({ query }: Shown): string {
	const asked = new URLSearchParams(query);
	asked.delete('theme');
	return asked.toString();
}

/** Address of the bare page, with its case and its theme. */
export function frameAddressOf(shown: Shown): string {
	const { site, game, slug, theme } = shown;
	const asked = { game, slug, query: queryOf(shown), theme: theme === 'auto' ? null : theme };
	return frameAddress(site, asked) ?? site;
}

/** Address of the page of the site, with its case. */
export function pageOf(shown: Shown): string {
	const address = new URL(shown.path.replace(/^\//, ''), shown.site);
	address.search = queryOf(shown);
	return address.href;
}

/**
 * Address that a site with oEmbed turns into a frame. oEmbed documents are files, one a page: they know neither case nor
 * theme, and a rule is shown with its whole page.
 */
export const oembedAddressOf = (shown: Shown): string => pageOf({ ...shown, query: '' });

/** What links are called: the site is named, as its licence asks. */
export const nameOf = ({ title }: Shown): string => `${title.replace(/[\t\n\r]+/g, ' ')} (L’Arbitre)`;

/** A piece that is always the same. */
export const text = (text: string): Part => ({ text });
/** A piece that changes with what is shown. */
export const value = (value: string, text: string): Part => ({ text, value });

/** An attribute that is written only when it says something. */
export const attribute = (name: string, said: string | undefined): Part[] =>
	[text(` ${name}="`), value(name, escapeHtml(said ?? '')), text('"')].map((part) => ({
		...part,
		option: name,
		absent: !said,
	}));
