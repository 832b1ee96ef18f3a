import { builderPath, withBase } from '../library/addresses';
import { placeBubble } from './bubble';
import { type CitationFormat, citation } from './copied-citation';

// Menu of a rule: copy its link, copy it as a citation, or show it on another site.

const actions: [label: string, format: CitationFormat][] = [
	['Copier le lien', 'lien'],
	['Copier la citation', 'texte'],
	['en Markdown', 'markdown'],
	['en BBCode', 'bbcode'],
];

let menu: HTMLElement | undefined;
let owner: HTMLAnchorElement | undefined;

export function openRuleMenu(anchor: HTMLAnchorElement): void {
	menu ??= makeMenu();
	owner = anchor;
	status('');
	const embed = menu.querySelector('a') as HTMLAnchorElement;
	const { jeu, base = '/' } = document.documentElement.dataset;
	embed.hidden = jeu === undefined;
	// A rule is framed as a part of its page, and both have the same name on the site and in frames.
	const page = anchor.pathname.slice(`${base}${jeu}/`.length).replace(/\/$/, '');
	embed.href = withBase(base, builderPath(jeu ?? '', `${page}${anchor.hash}`));
	placeBubble(menu, anchor);
	menu.querySelector('button')?.focus({ preventScroll: true });
}

function close(): void {
	if (!menu || menu.hidden) return;
	const inside = menu.contains(document.activeElement);
	menu.hidden = true;
	if (inside) owner?.focus({ preventScroll: true });
}

const status = (text: string) => {
	const place = menu?.querySelector('[role="status"]');
	if (place) place.textContent = text;
};

function makeMenu(): HTMLElement {
	const element = document.createElement('div');
	element.className = 'bulle';
	element.setAttribute('role', 'group');
	element.setAttribute('aria-label', 'Citer cette règle');
	element.append(
		...actions.map(([label, format]) => {
			const button = document.createElement('button');
			button.type = 'button';
			button.textContent = label;
			button.addEventListener('click', () => copy(format));
			return button;
		}),
	);
	const embed = document.createElement('a');
	embed.textContent = 'Intégrer';
	element.append(embed);
	const told = document.createElement('p');
	told.setAttribute('role', 'status');
	element.append(told);
	element.addEventListener('focusout', (event) => {
		if (event.relatedTarget && !element.contains(event.relatedTarget as Node)) close();
	});
	addEventListener('keydown', (event) => {
		if (event.key === 'Escape') close();
	});
	addEventListener('pointerdown', (event) => {
		if (!element.contains(event.target as Node)) close();
	});
	document.body.append(element);
	return element;
}

async function copy(format: CitationFormat): Promise<void> {
	if (!owner) return;
	const rule = owner.closest('.regle');
	const text = (rule ? said(rule) : '').replace(/\s+/g, ' ').trim();
	const source = rule?.closest<HTMLElement>('[data-citation]')?.dataset.citation ?? '';
	try {
		await navigator.clipboard.writeText(citation({ text, source, url: owner.href }, format));
		status('Copié.');
	} catch {
		status('Le navigateur refuse la copie : l’adresse de la règle est dans la barre d’adresse.');
	}
}

/** The text of a rule; a question is said with its answer, all that stands below it up to the next one. */
function said(rule: Element): string {
	let text = visible(rule);
	if (!isHeading(rule)) return text;
	for (let next = rule.nextElementSibling; next; next = next.nextElementSibling) {
		if (isHeading(next) && next.tagName <= rule.tagName) break;
		if (!next.matches('.concerne')) text += ` ${visible(next)}`;
	}
	return text;
}

const isHeading = (element: Element) => /^H\d$/.test(element.tagName);

function visible(node: Node): string {
	if (node instanceof Element && node.matches('.ancre, .foyer, .calcul')) return '';
	return node.childNodes.length > 0 ? [...node.childNodes].map(visible).join('') : (node.textContent ?? '');
}
