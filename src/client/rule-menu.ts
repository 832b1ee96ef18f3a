import { builderPath, withBase } from '../addresses/addresses';
import { placeBubble } from './bubble';
import { type CitationFormat, citation } from './copied-citation';
import { addAndTell } from './sheet-addition';
import { openSheetBubble } from './sheet-bubble';
import { BULLET, statementOf, textLinesOf } from './statement';

// Menu of a rule: copy its link, copy it as a citation, add it to a sheet, or show it on another site.

const actions: [label: string, format: CitationFormat][] = [
	['Copier le lien', 'lien'],
	['Copier l’adresse seule', 'adresse'],
	['Copier la citation', 'texte'],
	['en Markdown', 'markdown'],
	['en BBCode', 'bbcode'],
];

let menu: HTMLElement | undefined;
let owner: HTMLAnchorElement | undefined;

/** The menu of a rule, from its §; what has no menu (`data-feuille`) is added at once. */
export function open(anchor: HTMLAnchorElement): void {
	if (anchor.dataset.feuille !== undefined) {
		openSheetBubble(anchor);
		return;
	}
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
	const add = document.createElement('button');
	add.type = 'button';
	add.textContent = 'Ajouter à ma feuille';
	add.addEventListener('click', () => owner && addAndTell(owner, '', told));
	const embed = document.createElement('a');
	embed.textContent = 'Intégrer';
	element.append(add, embed);
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
	// With a link goes a sentence: of a question, not its answer.
	const lines = rule ? textLinesOf(...(format === 'lien' ? [rule] : statementOf(rule))) : [];
	const text = lines.map((line) => line.replace(BULLET, '')).join(' ');
	const source = rule?.closest<HTMLElement>('[data-citation]')?.dataset.citation ?? '';
	try {
		await navigator.clipboard.writeText(citation({ text, source, url: owner.href }, format));
		status('Copié.');
	} catch {
		status('Le navigateur refuse la copie : l’adresse de la règle est dans la barre d’adresse.');
	}
}
