import { previewsFile } from '../addresses/addresses';
import { startTriggers } from '../previews/triggers';
import { placeBubble } from './bubble';

// Definition of a linked term, without leaving the page.

type Previews = Record<string, [name: string, definition: string]>;
const known = new Map<string, Promise<Previews>>();

let bubble: HTMLElement | undefined;
/** The link whose definition is shown, or awaited. */
let current: HTMLAnchorElement | undefined;

function load(folder: string): Promise<Previews> {
	const loaded = known.get(folder) ?? fetch(folder + previewsFile).then((response) => response.json());
	known.set(folder, loaded);
	loaded.catch(() => known.delete(folder));
	return loaded;
}

function makeBubble(close: () => void): HTMLElement {
	const element = document.createElement('div');
	element.className = 'bulle';
	element.hidden = true;
	element.innerHTML = '<p></p><p id="bulle-texte"></p><a>Ouvrir</a><button type="button">Fermer</button>';
	element.querySelector('button')?.addEventListener('click', close);
	document.body.append(element);
	return element;
}

/** Shows the definitions of the linked terms of the page. A tap follows a link whose definition cannot be had. */
export function startPreviews(): void {
	const close = startTriggers(
		(target) => (target as Element | null)?.closest?.<HTMLAnchorElement>('a.terme') ?? undefined,
		(target) => target instanceof Node && bubble?.contains(target),
		show,
		{ capture: true },
	);

	async function show(link?: HTMLAnchorElement, tapped?: boolean): Promise<void> {
		current?.removeAttribute('aria-describedby');
		current = link;
		if (bubble) bubble.hidden = true;
		if (!link) return;
		// Address `…/glossaire/<slug>/` cut in two.
		const [, folder = '', slug = ''] = /(.*\/)(.+)\/$/.exec(link.pathname) ?? [];
		const found = (await load(folder).catch(() => undefined))?.[slug];
		if (current !== link) return;
		if (!found) {
			close();
			if (tapped) location.href = link.href;
			return;
		}
		bubble ??= makeBubble(close);
		const [name, text, open] = bubble.children as unknown as [HTMLElement, HTMLElement, HTMLAnchorElement];
		name.textContent = found[0];
		text.textContent = found[1];
		open.href = link.href;
		link.setAttribute('aria-describedby', 'bulle-texte');
		placeBubble(bubble, link);
	}
}
