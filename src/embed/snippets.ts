import { type Heights, heightByWidth } from '../text/height-by-width';
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
function queryOf({ query }: Shown): string {
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
const nameOf = ({ title }: Shown): string => `${title.replace(/[\t\n\r]+/g, ' ')} (L’Arbitre)`;

/** BBCode has no escape: a bracket in a name would end the link. */
const bbcode = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')');

/** Signs that open or close something in wikitext, as character references. */
const wikitext = (text: string): string => text.replace(/[[\]{}|<>&'~_]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const markdown = (text: string): string => text.replace(/[\\`*_[\]<>&~|]/g, '\\$&');

const text = (text: string): Part => ({ text });
const value = (value: string, text: string): Part => ({ text, value });

/** An attribute that is written only when it says something. */
const attribute = (name: string, said: string | undefined): Part[] =>
	[text(` ${name}="`), value(name, escapeHtml(said ?? '')), text('"')].map((part) => ({
		...part,
		option: name,
		absent: !said,
	}));

/**
 * `<arbitre-outil>` and its script: the frame is as high as its content. The place is kept twice: by the style, before the
 * script has come, and by the attribute, where the host refuses styles.
 */
function element(shown: Shown): Part[] {
	return [
		text('<script src="'),
		value('script', escapeHtml(`${shown.site}arbitre.js`)),
		text('" referrerpolicy="no-referrer" async></script>\n<arbitre-outil jeu="'),
		value('jeu', escapeHtml(shown.game)),
		text('" outil="'),
		value('outil', escapeHtml(shown.slug)),
		text('"'),
		...attribute('parametres', queryOf(shown)),
		...attribute('theme', shown.theme === 'auto' ? undefined : shown.theme),
		text(' hauteur="'),
		value('place', `${shown.reserved.column}`),
		text('" style="display:block;min-height:'),
		value('reserve', heightByWidth(shown.reserved)),
		text('">\n  <a href="'),
		value('page', escapeHtml(pageOf(shown))),
		text('">'),
		value('nom', escapeHtml(nameOf(shown))),
		text('</a>\n</arbitre-outil>'),
	];
}

/**
 * A frame without any script of ours on the host's page: its height is fixed, by its style, which themes do not undo, and
 * by its attribute, where an editor takes styles away. Without a width of its own, its greatest one is the host's: that is
 * how themes hold what stands in an article in its column, when it is a block. The link below it is what remains where frames
 * are taken away, or cannot come.
 */
function iframe(shown: Shown): Part[] {
	return [
		text('<iframe src="'),
		value('cadre', escapeHtml(frameAddressOf(shown))),
		text('" title="'),
		value('nom', escapeHtml(nameOf(shown))),
		text('" width="'),
		value('largeur', `${shown.width ?? '100%'}`),
		text('" height="'),
		value('hauteur', `${shown.heights.column}`),
		text(
			'" loading="lazy" referrerpolicy="no-referrer" allow="clipboard-write; fullscreen; screen-wake-lock" style="display:block;border:0;height:',
		),
		value('taille', heightByWidth(shown.heights)),
		{ text: ';max-width:100%', option: 'largeur', absent: shown.width === undefined },
		text('"></iframe>\n<p><a href="'),
		value('page', escapeHtml(pageOf(shown))),
		text('">'),
		value('nom', escapeHtml(nameOf(shown))),
		text('</a></p>'),
	];
}

/** Each form in which a site takes what we show, by its name. */
const writers = {
	balise: element,
	iframe,
	/** Alone on its line, in an editor that asks for oEmbed documents. */
	adresse: (shown) => [value('adresse', oembedAddressOf(shown))],
	/** Pasted in WordPress’s editor, this becomes a block « HTML personnalisé ». */
	bloc: (shown) => [text('<!-- wp:html -->\n'), ...element(shown), text('\n<!-- /wp:html -->')],
	bbcode: (shown) => [
		text('[url='),
		value('page', pageOf(shown)),
		text(']'),
		value('nom', bbcode(nameOf(shown))),
		text('[/url]'),
	],
	mediawiki: (shown) => [
		text('['),
		value('page', pageOf(shown)),
		text(' '),
		value('nom', wikitext(nameOf(shown))),
		text(']'),
	],
	markdown: (shown) => [
		text('['),
		value('nom', markdown(nameOf(shown))),
		text(']('),
		value('page', pageOf(shown)),
		text(')'),
	],
} satisfies Record<string, (shown: Shown) => Part[]>;

export type Format = keyof typeof writers;
export const formats = Object.keys(writers) as Format[];

/** The pieces of a snippet, absent options included: what is drawn once can be filled again. */
export const snippetParts = (format: Format, shown: Shown): Part[] => writers[format](shown);

/** A snippet as it is copied. */
export const snippetText = (parts: readonly Part[]): string =>
	parts
		.filter(({ absent }) => !absent)
		.map(({ text }) => text)
		.join('');
