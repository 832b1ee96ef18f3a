import { postHeight, watchHeight } from './height';

// The page of unknown addresses in a frame of another site: it says what was asked for, and keeps to the game when the
// address names one.

const id = document.documentElement.dataset.cadre;

if (id !== undefined) {
	const asked = document.querySelector('[data-demande]');
	if (asked) asked.textContent = id.slice(0, 80);
	const lists = [...document.querySelectorAll<HTMLElement>('[data-cadres]')];
	const [game] = id.split('/');
	if (lists.some((list) => list.dataset.cadres === game))
		for (const list of lists) list.hidden = list.dataset.cadres !== game;
	// Links leave the frame: the pages of the site refuse to be framed.
	for (const link of document.querySelectorAll('a')) link.target = '_blank';
	watchHeight((height) => postHeight(id, height));
}
