import { astro, framePathInBbcode, jsx, vitepress } from './code-snippets';
import { element, iframe } from './frame-snippets';
import { bbcode, dokuwiki, markdownLink, mediawiki, spip, template } from './link-snippets';
import { oembedAddressOf, type Part, type Shown, text, value } from './shown';

/** Each form in which a site takes what we show, by its name. */
const writers = {
	balise: element,
	iframe,
	/** Alone on its line, in an editor that asks for oEmbed documents. */
	adresse: (shown) => [value('adresse', oembedAddressOf(shown))],
	/** Pasted in WordPress’s editor, this becomes a block « HTML personnalisé ». */
	bloc: (shown) => [text('<!-- wp:html -->\n'), ...element(shown), text('\n<!-- /wp:html -->')],
	bbcode,
	bbcodeFrame: framePathInBbcode,
	mediawiki,
	template,
	dokuwiki,
	spip,
	markdown: markdownLink,
	jsx,
	astro,
	vitepress,
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
