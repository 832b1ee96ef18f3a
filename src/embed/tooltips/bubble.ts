import { placeUnder } from '../../previews/place';
import { child, newTab, shadowOf } from './elements';
import type { Mark } from './mark';
import { theme } from './options';

/** The preview of a page: one element, in the page only while it is shown. */
export const bubble = document.createElement('arbitre-bulle');
/** Above everything of the host, where the browser can. */
const box = child(shadowOf(bubble, 'open'), 'div', {
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
