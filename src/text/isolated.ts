/** Signs that turn the direction of what follows them, beyond the text that holds them. */
const turning = /\p{Bidi_Control}/gu;

/** Letters of the scripts that are read from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text that somebody wrote in an address or a field, as it can stand in a sentence of ours: whatever its script, what
 * follows it is read from left to right. Signs that only turn a direction are shown, as what cannot be drawn is.
 */
export function isolated(text: string): string {
	const shown = text.replace(turning, '\ufffd');
	return rightToLeft.test(shown) ? `\u2068${shown}\u2069` : shown;
}
