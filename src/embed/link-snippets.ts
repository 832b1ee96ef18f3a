import { nameOf, type Part, pageOf, type Shown, text, value } from './shown';

// A link to the page, in the languages of forums, wikis and chats. It opens the case.

/** BBCode has no escape: a bracket in a name would end the link. */
const plain = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')');

/** Signs that open or close something in wikitext, as character references. */
const wikitext = (text: string): string => text.replace(/[[\]{}|<>&'~_]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const markdown = (text: string): string => text.replace(/[\\`*_[\]<>&~|]/g, '\\$&');

/** Neither DokuWiki nor SPIP has an escape in the name of a link: what would end it, or open something in it, is like it. */
const wiki = (text: string): string =>
	plain(text).replaceAll('{', '(').replaceAll('}', ')').replaceAll('|', '/').replaceAll('->', '→').replaceAll('<', '‹');

export const bbcode = (shown: Shown): Part[] => [
	text('[url='),
	value('page', pageOf(shown)),
	text(']'),
	value('nom', plain(nameOf(shown))),
	text('[/url]'),
];

export const mediawiki = (shown: Shown): Part[] => [
	text('['),
	value('page', pageOf(shown)),
	text(' '),
	value('nom', wikitext(nameOf(shown))),
	text(']'),
];

/** The call of the template that the page gives: with its numbers, for a case has a sign « = ». */
export const template = (shown: Shown): Part[] => [
	text('{{Arbitre|1='),
	value('page', pageOf(shown).slice(shown.site.length)),
	text('|2='),
	value('nom', wikitext(shown.title)),
	text('}}'),
];

export const dokuwiki = (shown: Shown): Part[] => [
	text('[['),
	value('page', pageOf(shown)),
	text('|'),
	value('nom', wiki(nameOf(shown))),
	text(']]'),
];

export const spip = (shown: Shown): Part[] => [
	text('['),
	value('nom', wiki(nameOf(shown))),
	text('->'),
	value('page', pageOf(shown)),
	text(']'),
];

export const markdownLink = (shown: Shown): Part[] => [
	text('['),
	value('nom', markdown(nameOf(shown))),
	text(']('),
	value('page', pageOf(shown)),
	text(')'),
];
