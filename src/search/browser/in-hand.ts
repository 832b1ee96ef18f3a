/** From the end of a press to what it does, at most, in milliseconds: a finger clicks a while after it was lifted. */
const PRESS = 300;

/**
 * Runs an action once nothing is pressed and the focus is out of a list, at once when that is so already: a press under
 * way would be lost, or open what has just come under the finger, and the focus would go. Of several that wait, the last
 * is run.
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
		// The end of another button's press may be kept by the menu that it opens.
		pressed ||= button === 0;
	});
	for (const end of ['pointerup', 'pointercancel'] as const)
		addEventListener(end, () =>
			setTimeout(() => {
				pressed = false;
				run();
			}, PRESS),
		);
	// The next element has the focus a task later.
	list.addEventListener('focusout', () => setTimeout(run));

	return (action) => {
		waiting = action;
		run();
	};
}
