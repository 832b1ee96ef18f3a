/** Signs that turn the direction of what follows them, beyond the text that holds them. */
const turning = /\p{Bidi_Control}/gu;

/** Where scripts begin that are not read from left to right, among others; no sign of French is there. */
const beyond = /[\u0590-\u1fff\u2c00-\uffff]/;

/**
 * A text that somebody wrote in an address or a field, as it can stand in a sentence of ours: whatever its script, what
 * follows it is read from left to right. Signs that only turn a direction are shown, as what cannot be drawn is.
 */
export function isolated(text: string): string {
	const shown = text.replace(turning, '\ufffd');
	return beyond.test(shown) ? `\u2068${shown}\u2069` : shown;
}
