import { placeUnder } from '../../previews/place';
import { child, newTab, shadowOf, sheetOf } from './elements';
import type { Mark } from './mark';
import { theme } from './options';

const sheet = sheetOf(
	':host{all:initial!important}' +
		'div{color-scheme:light dark;position:absolute;inset:auto;width:min(21em,84vw);' +
		'margin:0;padding:12px 16px 2px;border:1px solid #8b7d69;border-radius:10px;' +
		'background:#fffdf8;background:light-dark(#fffdf8,#1f1a14);color:#1f1b16;color:light-dark(#1f1b16,#ece4d6);box-shadow:0 8px 28px #0003;' +
		'font:medium/1.45 Georgia,serif}' +
		'.clair{color-scheme:light}' +
		'.sombre{color-scheme:dark}' +
		'p{margin:5px 0}' +
		'a,button{all:unset;display:inline-block;margin-right:20px;color:light-dark(#855200,#f2bb5c);' +
		'font-weight:600;line-height:44px;cursor:pointer}' +
		'a{text-decoration:underline}' +
		':focus-visible{outline:2px solid}',
);

/** The preview of a page: one element, in the page only while it is shown. */
export const bubble = document.createElement('arbitre-bulle');
/** Above everything of the host, where the browser can. */
const box = child(shadowOf(bubble, 'open', sheet), 'div', {
	lang: 'fr',
	dir: 'ltr',
	className: theme,
	popover: 'manual',
});
const name = child(box, 'strong');
const game = child(box, 'span');
const definition = child(box, 'p');
const open = child(box, 'a', { ...newTab, textContent: 'Ouvrir dans L’Arbitre' });
export const closeButton = child(box, 'button', { textContent: 'Fermer' });

/** Shows the term of a mark, under it, or above it when there is no room, inside the window’s width. */
export function showBubble({ term_: term, link_: link }: Mark): void {
	name.textContent = term.name_;
	game.textContent = ` · ${term.game_}`;
	definition.textContent = term.definition_;
	open.href = term.address_;
	// Not in the body, which the host may have us read.
	document.documentElement.appendChild(bubble);
	box.showPopover?.();
	placeUnder(box, link.getBoundingClientRect(), 8);
}
