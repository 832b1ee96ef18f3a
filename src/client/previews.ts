import { previewsFile } from '../library/addresses';
import { placeBubble } from './bubble';

// Definition of a linked term, without leaving the page: on hover, on keyboard focus, and on the first
// tap. It can be dismissed (Escape), hovered, and stays until it is left (WCAG 1.4.13).

const DELAY = 140;
const GRACE = 220;

type Previews = Record<string, [name: string, definition: string]>;
const known = new Map<string, Promise<Previews>>();

let bubble: HTMLElement | undefined;
let current: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const termOf = (target: EventTarget | null) =>
	(target as Element | null)?.closest?.<HTMLAnchorElement>('a.terme') ?? undefined;

/** Address `…/glossaire/<slug>/` cut in two. */
function parts(link: HTMLAnchorElement): [folder: string, slug: string] {
	const [, folder = '', slug = ''] = /^(.*\/)([^/]+)\/$/.exec(link.pathname) ?? [];
	return [folder, slug];
}

function load(folder: string): Promise<Previews> {
	const loaded = known.get(folder) ?? fetch(folder + previewsFile).then((response) => response.json());
	known.set(folder, loaded);
	loaded.catch(() => known.delete(folder));
	return loaded;
}

/** Shows the definition of a link. Resolves to false when it cannot be had. */
async function show(link: HTMLAnchorElement): Promise<boolean> {
	clearTimeout(timer);
	if (current === link) return true;
	hide();
	current = link;
	const [folder, slug] = parts(link);
	const found = await load(folder).then(
		(all) => all[slug],
		() => undefined,
	);
	if (current !== link) return true;
	if (!found) {
		current = undefined;
		return false;
	}
	bubble ??= makeBubble();
	const [name, text] = bubble.children as unknown as [HTMLElement, HTMLElement];
	const open = bubble.querySelector('a') as HTMLAnchorElement;
	name.textContent = found[0];
	text.textContent = found[1];
	open.href = link.href;
	link.setAttribute('aria-describedby', 'bulle-texte');
	placeBubble(bubble, link);
	return true;
}

function hide(): void {
	clearTimeout(timer);
	current?.removeAttribute('aria-describedby');
	current = undefined;
	if (bubble) bubble.hidden = true;
}

function makeBubble(): HTMLElement {
	const element = document.createElement('div');
	element.className = 'bulle';
	element.hidden = true;
	element.innerHTML = '<p></p><p id="bulle-texte"></p><a>Ouvrir</a><button type="button">Fermer</button>';
	element.querySelector('button')?.addEventListener('click', hide);
	document.body.append(element);
	return element;
}

const later = (action: () => void, delay: number) => {
	clearTimeout(timer);
	timer = setTimeout(action, delay);
};

export function startPreviews(): void {
	let touching = false;
	addEventListener('pointerdown', (event) => {
		touching = event.pointerType !== 'mouse';
		if (!termOf(event.target) && !bubble?.contains(event.target as Node)) hide();
	});
	addEventListener('pointerover', (event) => {
		if (event.pointerType !== 'mouse') return;
		const link = termOf(event.target);
		if (link) later(() => show(link), DELAY);
		else if (bubble?.contains(event.target as Node)) clearTimeout(timer);
		else if (current && current !== document.activeElement) later(hide, GRACE);
		else if (!current) clearTimeout(timer);
	});
	addEventListener('focusin', (event) => {
		const link = termOf(event.target);
		if (link?.matches(':focus-visible')) show(link);
		else if (!bubble?.contains(event.target as Node) && !touching) hide();
	});
	addEventListener('click', async (event) => {
		const link = termOf(event.target);
		// No detail: the Enter key, on a device that has a keyboard as well.
		if (!link || !touching || current === link || event.detail === 0) return;
		event.preventDefault();
		if (!(await show(link))) location.href = link.href;
	});
	addEventListener('keydown', (event) => {
		if (event.key === 'Escape' && current) hide();
	});
}
