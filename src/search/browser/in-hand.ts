/** Longest time from the end of a press to its click, in milliseconds: a touch clicks a while after the finger is lifted. */
const PRESS = 300;

/**
 * Runs an action, which redraws a list, once nothing is pressed and the focus is out of it; at once when that is so already.
 * Otherwise a press under way would be lost, or open what has just come under the finger, and the focus would be lost too.
 * Of several actions that wait, only the last is run.
 */
export function whenFree(list: HTMLElement): (action: () => void) => void {
	let pressed = false;
	let waiting: (() => void) | undefined;

	const inHand = () => pressed || list.contains(document.activeElement);
	const run = () => {
		if (inHand()) return;
		const action = waiting;
		waiting = undefined;
		action?.();
	};

	addEventListener('pointerdown', ({ button }) => {
		// Only the main button: another one opens a menu, which may swallow `pointerup`.
		pressed ||= button === 0;
	});
	for (const end of ['pointerup', 'pointercancel'] as const)
		addEventListener(end, () =>
			setTimeout(() => {
				pressed = false;
				run();
			}, PRESS),
		);
	// During `focusout`, nothing has the focus yet: the next element is known a task later.
	list.addEventListener('focusout', () => setTimeout(run));

	return (action) => {
		waiting = action;
		run();
	};
}
