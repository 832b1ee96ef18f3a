import { startTriggers } from '../../previews/triggers';
import { bubble, closeButton, showBubble } from './bubble';
import { child, detach } from './elements';
import { type Mark, markOf, NOTE } from './mark';

// Definition of a marked term.

/** What describes the link of the mark that is shown: it must stand in the same shadow root. */
const note = child(new DocumentFragment(), 'span', { id: NOTE, hidden: true });

function show(link: HTMLAnchorElement | undefined): void {
	const mark = markOf(link);
	detach(bubble);
	detach(note);
	if (!mark) return;
	note.textContent = mark.term_.definition_;
	mark.link_.appendChild(note);
	showBubble(mark);
}

/** Shows the definitions of the marks of the page, until the signal. */
export function startPreviews(signal: AbortSignal): void {
	const options = { capture: true, signal };
	let pressed: Mark | undefined;
	const release = () => {
		if (pressed) pressed.link_.href = pressed.term_.address_;
	};
	const press = ({ target, pointerType, button }: PointerEvent) => {
		release();
		// A selection cannot start in a link: without `href` while it is pressed, it is none.
		pressed = pointerType === 'mouse' && !button ? markOf(target) : undefined;
		pressed?.link_.removeAttribute('href');
	};
	addEventListener('pointerdown', press, options);
	addEventListener('pointerup', release, options);
	closeButton.onclick = signal.onabort = startTriggers(
		(target) => markOf(target)?.link_,
		(target) => target === bubble,
		show,
		options,
	);
}
