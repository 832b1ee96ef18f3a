import { DELAY, GRACE } from './delays';

// Previews of linked terms, on our pages and on other sites: on hover, on keyboard focus, and on the first tap. A preview
// can be dismissed (Escape), hovered, and stays until it is left (WCAG 1.4.13).

/** Properties of all the events below; each has some of them. */
type Gesture = PointerEvent & KeyboardEvent;
type Link = HTMLAnchorElement | undefined;

/**
 * Shows the preview of a link, and hides it, as the reader’s gestures ask. Only the click of a first tap is prevented.
 * - `linkOf`: the link of the term that a target is, or is in;
 * - `isPreview`: whether a target is in the preview;
 * - `show`: shows the preview of a link in place of what is shown, or nothing when there is no link; `tapped`: a tap
 *   asks for it, whose click was prevented;
 * - `options`: of the listeners; their signal ends them, and leaves what is shown to the caller.
 *
 * Returns a function that hides the preview for another reason: its button, or nothing to show.
 */
export function startTriggers(
	linkOf: (target: EventTarget | null) => Link,
	isPreview: (target: EventTarget | null) => boolean | undefined,
	show: (link: Link, tapped?: boolean) => void,
	options: AddEventListenerOptions,
): () => void {
	/** The link whose preview was asked for last, until it is hidden. */
	let current: Link;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let touching = false;

	function turnTo(link?: Link, tapped?: boolean): void {
		clearTimeout(timer);
		// The page may have removed the link since the timer started.
		if (current === link || link?.isConnected === false) return;
		current = link;
		show(link, tapped);
	}

	/** `link`: that of the event's target; `away`: the target is neither in a link nor in the preview. */
	function on(type: string, listener: (event: Gesture, link: Link, away: boolean) => void): void {
		const onEvent = (event: Event) => {
			const link = linkOf(event.target);
			listener(event as Gesture, link, !link && !isPreview(event.target));
		};
		addEventListener(type, onEvent, options);
	}

	on('pointerdown', ({ pointerType }, _link, away) => {
		touching = pointerType !== 'mouse';
		if (away) turnTo();
	});
	on('pointerover', ({ pointerType }, link, away) => {
		if (pointerType !== 'mouse') return;
		clearTimeout(timer);
		const left = away && current !== linkOf(document.activeElement);
		if (link || left) timer = setTimeout(turnTo, link ? DELAY : GRACE, link);
	});
	on('focusin', (_event, link, away) => {
		if (link?.matches(':focus-visible') || (away && !touching)) turnTo(link);
	});
	on('click', (event, link) => {
		// A click without `detail` comes from Enter: the device has a keyboard too, and the link is followed.
		if (!link || !touching || current === link || !event.detail) return;
		event.preventDefault();
		turnTo(link, true);
	});
	on('keydown', ({ key }) => {
		if (key === 'Escape') turnTo();
	});
	return () => turnTo();
}
