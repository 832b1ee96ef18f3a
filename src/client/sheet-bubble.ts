import { MAX_NAME } from '../sheet/model';
import { addAndTell } from './sheet-addition';

let bubble: HTMLElement | undefined;
let owner: HTMLElement | undefined;

/** Adds what a link of the page names to the sheet, and says so in a bubble beside the link. */
export function openSheetBubble(link: HTMLElement): void {
	bubble ??= makeBubble();
	owner = link;
	const told = bubble.querySelector('p') as HTMLElement;
	told.textContent = '';
	showUnder(bubble, link);
	const part = document.createElement('a');
	// Without `data-feuille`, the link adds the step of the chart that holds it.
	part.href = link.dataset.feuille || `#${link.closest('.etape')?.id}`;
	const answer = link.closest('.outil')?.querySelector('.verdict');
	// Screen readers announce a live region when it changes, not when it is shown.
	requestAnimationFrame(async () => {
		await addAndTell(part, shortened(answer?.textContent?.trim() ?? ''), told);
		told.querySelector('a')?.focus({ preventScroll: true });
	});
}

/**
 * Shows the bubble under a link, inside the window. `bubble.ts` is not used: it is in the script of each page of text, and
 * would become one more file to load there.
 */
function showUnder(bubble: HTMLElement, link: Element): void {
	const { left, bottom } = link.getBoundingClientRect();
	bubble.hidden = false;
	bubble.style.left = `${Math.max(8, Math.min(left, innerWidth - bubble.offsetWidth - 8))}px`;
	bubble.style.top = `${scrollY + bottom + 6}px`;
	bubble.scrollIntoView({ block: 'nearest' });
}

/** The answer of a tool, as long as a name may be. */
const shortened = (answer: string): string =>
	answer.length <= MAX_NAME ? answer : `${answer.slice(0, MAX_NAME - 1).replace(/[\s,:]+\S*$/, '')}…`;

function makeBubble(): HTMLElement {
	const element = document.createElement('div');
	element.className = 'bulle';
	element.setAttribute('role', 'group');
	element.setAttribute('aria-label', 'Ma feuille');
	const told = document.createElement('p');
	told.setAttribute('role', 'status');
	const close = document.createElement('button');
	close.type = 'button';
	close.textContent = 'Fermer';
	const leave = () => {
		if (element.hidden) return;
		const inside = element.contains(document.activeElement);
		element.hidden = true;
		if (inside) owner?.focus({ preventScroll: true });
	};
	close.addEventListener('click', leave);
	addEventListener('keydown', ({ key }) => key === 'Escape' && leave());
	addEventListener('pointerdown', ({ target }) => !element.contains(target as Node) && leave());
	element.append(told, close);
	document.body.append(element);
	return element;
}
