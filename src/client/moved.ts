import { searchWith, withBase } from '../addresses/addresses';
import { fragmentMovedTo, withoutSigns } from '../addresses/moved-address';
import { publishedMoves } from '../addresses/published-moves';

// A reader followed a link to a part that the page lacks: what moved is shown where it is now, and anything else is
// said, because the top of a page is no answer to « which rule? ».

/** Longest fragment that is shown as it is. */
const LONGEST = 60;

/** Goes where a fragment of this page went, or says that the page has no such part. */
export async function follow(hash: string): Promise<void> {
	const fragment = decoded(hash);
	// Left alone: « top », which browsers know; a parameter of the page (`f=…`), for no id has a « = »; a page that moved,
	// which has a script of its own.
	if (
		fragment === 'top' ||
		/^[a-z]+=/.test(fragment) ||
		document.getElementById(fragment) ||
		document.querySelector('[data-deplacee]')
	)
		return;
	const typed = withoutSigns(fragment);
	if (typed && document.getElementById(typed)) return location.replace(`#${typed}`);
	const { base = '/' } = document.documentElement.dataset;
	const target = await destinationOf(location.pathname, fragment);
	if (target === undefined) return tell(fragment, base);
	const address = new URL(target, location.href);
	address.search = location.search;
	location.replace(address);
}

/** Where a part of a page went, with base. `undefined` when no move names it, or without network. */
export async function destinationOf(page: string, fragment: string): Promise<string | undefined> {
	const { base = '/' } = document.documentElement.dataset;
	return fragmentMovedTo(page, fragment, (await publishedMoves(base)) ?? []);
}

function decoded(hash: string): string {
	try {
		return decodeURIComponent(hash);
	} catch {
		return hash;
	}
}

function tell(fragment: string, base: string): void {
	const shown = fragment.length > LONGEST ? `${fragment.slice(0, LONGEST)}…` : fragment;
	const box = document.createElement('div');
	box.className = 'bulle';
	box.setAttribute('role', 'group');
	box.setAttribute('aria-label', 'Passage introuvable');
	box.style.cssText = 'position:fixed;left:.75rem;bottom:.75rem';
	const title = document.createElement('p');
	title.setAttribute('role', 'status');
	const text = document.createElement('p');
	text.textContent = `Le lien que vous avez suivi désigne «\u00a0${shown}\u00a0», que cette page n’a pas ou n’a plus.`;
	const search = document.createElement('a');
	const query = new URLSearchParams({ q: shown.replace(/[-_]+/g, ' ') });
	const { jeu } = document.documentElement.dataset;
	if (jeu) query.set('jeu', jeu);
	search.href = withBase(base, searchWith(`${query}`));
	search.textContent = 'Chercher ces mots';
	const close = document.createElement('button');
	close.type = 'button';
	close.textContent = 'Fermer';
	close.addEventListener('click', () => box.remove());
	box.append(title, text, search, close);
	document.body.append(box);
	// Screen readers announce a live region when it changes, not when it is added.
	requestAnimationFrame(() => {
		title.textContent = 'Ce passage n’est pas dans cette page';
	});
	addEventListener('hashchange', () => box.remove(), { once: true });
}
