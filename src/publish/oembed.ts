import type { Embed } from '../library/embeds/embed-types';
import { heightByWidth } from '../text/height-by-width';
import { escapeHtml } from '../text/html';

/** An oEmbed document of the type « rich », as the specification names its fields. */
export interface OEmbed {
	type: 'rich';
	version: '1.0';
	title: string;
	provider_name: string;
	provider_url: string;
	/** Seconds for which a consumer may keep it. */
	cache_age: number;
	width: number;
	height: number;
	html: string;
}

/** Rules change with an edition, tools with a correction: a day is soon enough. */
const CACHE_AGE = 24 * 60 * 60;

/** What its document says of an embed. */
type Shown = Pick<Embed, 'title' | 'framePath' | 'width' | 'heights'>;

/**
 * What a forum or a blog that knows oEmbed shows for an address of ours. The document is a file: it is the same
 * whatever `maxwidth` a consumer asks for. `address` gives the absolute address of a path of the site.
 */
export function oembedDocumentOf(
	{ title, framePath, width, heights }: Shown,
	address: (path: string) => string,
): OEmbed {
	return {
		type: 'rich',
		version: '1.0',
		title,
		provider_name: 'L’Arbitre',
		provider_url: address('/'),
		cache_age: CACHE_AGE,
		width,
		height: heights.column,
		html: frameHtml({
			src: address(framePath),
			title: `${title}, L’Arbitre`,
			width,
			height: heights.column,
			loading: 'lazy',
			referrerpolicy: 'no-referrer',
			// « Copier le lien », and the timing charts that fill the screen and keep it lit.
			allow: 'clipboard-write; fullscreen; screen-wake-lock',
			// The themes of blogs set the width and the height of frames (`height: auto`), which this overrides. `max-width`
			// is left to them: it keeps frames within their columns.
			style: `border:0;width:min(${width}px,100%);height:${heightByWidth(heights)}`,
		}),
	};
}

function frameHtml(attributes: Record<string, string | number>): string {
	const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(String(value))}"`);
	return `<iframe ${written.join(' ')}></iframe>`;
}
