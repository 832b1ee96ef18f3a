import { heightByWidth } from '../text/height-by-width';
import { escapeHtml } from '../text/html';
import { head, place, tag } from './frame-snippets';
import { frameAddressOf, nameOf, type Part, type Shown, text, value } from './shown';

// The element as the languages of frameworks write it: each has its own way to say a style, a script, a text.

/** JSX: a style is no string there, and a text may be an expression. */
export const jsx = (shown: Shown): Part[] => [
	text('<script src="'),
	value('script', escapeHtml(`${shown.site}arbitre.js`)),
	text('" referrerPolicy="no-referrer" async />\n'),
	...tag(
		shown,
		[text(" style={{ display: 'block', minHeight: '"), value('reserve', heightByWidth(shown.reserved)), text("' }}")],
		`{${JSON.stringify(nameOf(shown))}}`,
	),
];

/** Astro would bundle a script, and reads braces of a text as an expression. */
export const astro = (shown: Shown): Part[] => [
	...head(shown, ' is:inline'),
	...tag(
		shown,
		place(shown),
		escapeHtml(nameOf(shown)).replace(/[{}]/g, (sign) => `&#${sign.charCodeAt(0)};`),
	),
];

/** Markdown of VitePress is a template of Vue, which refuses scripts: it goes to the settings. `v-pre`: all is as written. */
export const vitepress = (shown: Shown): Part[] =>
	tag(
		shown,
		[text(' style="display:block;min-height:'), value('reserve', heightByWidth(shown.reserved)), text('"')],
		escapeHtml(nameOf(shown)),
		' v-pre',
	);

/** What the BBCode that the page defines takes: what follows `/integrer/`, which tells any frame of ours, and no other. */
export const framePathInBbcode = (shown: Shown): Part[] => [
	text('[arbitre]'),
	value('cadre', frameAddressOf(shown).slice(`${shown.site}integrer/`.length)),
	text('[/arbitre]'),
];
