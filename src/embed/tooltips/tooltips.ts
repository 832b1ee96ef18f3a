import { openSession } from './session';

/**
 * Tooltips for the terms of the games, in the texts of another site:
 *
 *     <script src="https://…/bulles.js" data-jeu="keyforge" defer></script>
 *
 * They are marked as the reader comes near them, a screen ahead. Options of the script:
 * - `data-jeu`: game of the texts that name none;
 * - `data-dans`: CSS selector of the places to read; without it, `article, main`, or the whole page when it has neither;
 * - `data-mode`: `auto`, or `marques` to leave all texts alone but those that are marked;
 * - `data-partout`: every use of a term; without it, the first one that the reader comes to after each heading;
 * - `data-theme`: `auto`, `clair` or `sombre`.
 *
 * In the page:
 * - `data-arbitre-jeu="l5r"`: game of what an element holds;
 * - `<span data-arbitre>armure</span>`: a term, looked up by its name; `data-arbitre="armure"` names it,
 *   `data-arbitre="l5r/bushido"` in another game;
 * - `data-arbitre="non"`: nothing in there is read.
 *
 * `arbitreBulles.annuler()` gives the page back as it was: the same nodes with the same text, no element, listener or
 * observer of ours. `arbitreBulles.relire()` marks it again, from the start. The script acts once in a page.
 */
if (!('arbitreBulles' in window)) {
	let close = openSession();
	const annuler = () => close();
	const relire = () => {
		close();
		close = openSession();
	};
	Object.assign(window, { arbitreBulles: Object.freeze({ annuler, relire }) });
}
