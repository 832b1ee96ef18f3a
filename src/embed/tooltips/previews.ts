import { bubble, closeButton, hideBubble, showBubble } from './bubble';
import { child, detach } from './elements';
import { type Mark, markOf, NOTE } from './mark';

// Definition of a marked term: on hover, on keyboard focus, and on the first tap. It can be dismissed (Escape), hovered,
// and stays until it is left (WCAG 1.4.13).

const DELAY = 140;
const GRACE = 220;

/** The element of the mark that is shown. */
let current: EventTarget | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What describes the link of the mark that is shown: it must stand in the same shadow root. */
const note = child(new DocumentFragment(), 'span', { id: NOTE, hidden: true });

function show(element: EventTarget, mark: Mark): void {
	// The host may have taken it away meanwhile.
	if (current === element || !mark.link_.isConnected) return;
	hidePreview();
	current = element;
	note.textContent = mark.term_.definition_;
	mark.link_.appendChild(note);
	showBubble(mark);
}

export function hidePreview(): void {
	clearTimeout(timer);
	current = undefined;
	hideBubble();
	detach(note);
}

/** What an event tells, when it has it. */
type Gesture = PointerEvent & KeyboardEvent & { target: Element };

/** Shows the definitions of the marks of the page. No event of the host is held back but the first tap’s link. */
export function startPreviews(signal: AbortSignal): void {
	let touching = false;

	/** `mark` is the one that is concerned; `away`: nor is the preview. */
	function on(type: string, listener: (event: Gesture, mark: Mark | undefined, away: boolean) => void): void {
		const onEvent = (event: Event) => {
			const mark = markOf(event.target);
			listener(event as Gesture, mark, !mark && event.target !== bubble);
		};
		addEventListener(type, onEvent, { capture: true, signal });
	}

	let pressed: Mark | undefined;
	const release = () => {
		if (pressed) pressed.link_.href = pressed.term_.address_;
	};

	on('pointerdown', ({ pointerType, button }, mark, away) => {
		touching = pointerType !== 'mouse';
		if (away) hidePreview();
		release();
		// No selection can start in a link: for as long as it is pressed, it is none.
		if (touching || button) return;
		pressed = mark;
		mark?.link_.removeAttribute('href');
	});
	on('pointerup', release);
	on('pointerover', ({ pointerType, target }, mark, away) => {
		if (pointerType !== 'mouse') return;
		clearTimeout(timer);
		if (mark) timer = setTimeout(() => show(target, mark), DELAY);
		else if (away && current !== document.activeElement) timer = setTimeout(hidePreview, GRACE);
	});
	on('focusin', ({ target }, mark, away) => {
		if (mark?.link_.matches(':focus-visible')) show(target, mark);
		else if (away && !touching) hidePreview();
	});
	on('click', (event, mark) => {
		// No detail: the Enter key, on a device that has a keyboard as well.
		if (!mark || !touching || current === event.target || !event.detail) return;
		event.preventDefault();
		show(event.target, mark);
	});
	on('keydown', ({ key }) => {
		if (key === 'Escape') hidePreview();
	});
}

closeButton.onclick = hidePreview;
