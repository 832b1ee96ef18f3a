import { cardPath } from '../addresses/addresses';
import { cardSize } from '../library/cards';
import type { Embed } from '../library/embeds/embed-types';
import { heightByWidth } from '../text/height-by-width';
import { escapeHtml } from '../text/html';

interface Common {
	version: '1.0';
	title: string;
	provider_name: string;
	provider_url: string;
	/** Seconds for which a consumer may keep it. */
	cache_age: number;
	/** The picture on its card. */
	thumbnail_url: string;
	thumbnail_width: number;
	thumbnail_height: number;
}

/** An oEmbed document of the type « rich », as the specification names its fields. */
export interface OEmbed extends Common {
	type: 'rich';
	width: number;
	height: number;
	html: string;
}

/** One of the type « link »: a consumer writes a link to the very address that was pasted, under this title. */
export interface OEmbedLink extends Common {
	type: 'link';
}

/** Rules change with an edition, tools with a correction: a day is soon enough. */
const CACHE_AGE = 24 * 60 * 60;

/** What its document says of an embed. */
type Shown = Pick<Embed, 'game' | 'title' | 'path' | 'framePath' | 'width' | 'heights'>;

/** Gives the absolute address of a path of the site. */
type Absolute = (path: string) => string;

const common = (title: string, picture: string, address: Absolute): Common => ({
	version: '1.0',
	title,
	provider_name: 'L’Arbitre',
	provider_url: address('/'),
	cache_age: CACHE_AGE,
	thumbnail_url: address(picture),
	thumbnail_width: cardSize.width,
	thumbnail_height: cardSize.height,
});

/**
 * What a forum or a blog that knows oEmbed shows for an address of ours. The document is a file: it is the same
 * whatever `maxwidth` a consumer asks for.
 *
 * WordPress listens to a frame (its height, its links) only when a quotation stands before it, and nowhere else: it shows the
 * quotation until the frame has told its height, so for good when the frame cannot come. Elsewhere it is a line above the frame.
 */
export function oembedDocumentOf({ game, title, path, framePath, width, heights }: Shown, address: Absolute): OEmbed {
	const link = element('a', { href: address(path) }, escapeHtml(`${title} (L’Arbitre)`));
	const quotation = { class: WORDPRESS, style: 'margin:0 0 8px;padding:0;border:0' };
	const frame = {
		class: WORDPRESS,
		src: address(framePath),
		title: `${title}, L’Arbitre`,
		// Of its column: where styles are taken away, no frame is wider than it. From a number, WordPress’s editor may reckon a
		// shape, and force it on the frame.
		width: '100%',
		height: heights.column,
		// Where styles are taken away: browsers draw a border otherwise.
		frameborder: 0,
		loading: 'lazy',
		referrerpolicy: 'no-referrer',
		// « Copier le lien », and the timing charts that fill the screen and keep it lit.
		allow: 'clipboard-write; fullscreen; screen-wake-lock',
		// The themes of blogs set the width and the height of frames (`height: auto`), which this overrides. `max-width`
		// is left to them: it keeps frames within their columns.
		style: `border:0;width:min(${width}px,100%);height:${heightByWidth(heights)}`,
	};
	return {
		type: 'rich',
		...common(title, cardPath(game, path), address),
		width,
		height: heights.column,
		html: element('blockquote', quotation, link) + element('iframe', frame),
	};
}

/** What is shown for an address whose fragment matters: consumers never send it, but they write it in a link. */
export const oembedLinkOf = (title: string, path: string, address: Absolute): OEmbedLink => ({
	type: 'link',
	...common(title, cardPath(undefined, path), address),
});

/** The class by which WordPress knows frames that it may listen to. */
const WORDPRESS = 'wp-embedded-content';

/** An element that holds HTML. */
function element(name: string, attributes: Record<string, string | number>, html = ''): string {
	const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`);
	return `<${name}${written.join('')}>${html}</${name}>`;
}
