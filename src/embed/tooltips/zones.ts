import { MARK } from './mark';

const heading = 'h1,h2,h3,h4,h5,h6,[role=heading]';

const roles = 'button checkbox link menuitem option switch tab textbox';

/**
 * Where a link may not be, even when asked for: in what the reader acts on, writes in, or does not read as text, and
 * where the host refuses it. `translate="no"` and `hidden` are no refusals: whole pages have the one, and what
 * has the other is shown later.
 */
export const closed =
	'a,button,canvas,iframe,input,label,math,noscript,script,select,style,summary,svg,textarea,' +
	'[contenteditable]:not([contenteditable=false]),[aria-hidden=true],[inert],' +
	`[data-arbitre=non],${roles.replace(/\w+ ?/g, '[role=$&],')}${MARK}`;

/** Where terms are not looked for: in titles, in code, in emphasis, which holds the names of cards, as on the site. */
const quiet = `${heading},abbr,cite,code,em,i,kbd,nav,pre,samp,th`;

/** What the host marks: `data-arbitre`, with or without the name of a term. */
export const MARKED_PLACE = '[data-arbitre]';

const unread = `${closed},${quiet},${MARKED_PLACE}`;

/** Whether terms are looked for neither in an element nor in what it holds. */
export const isUnread = (element: Element): boolean => element.matches(unread);

/** Whether an element is the title of a section. */
export const isHeading = (element: Element): boolean => element.matches(heading);
