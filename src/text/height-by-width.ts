/** Heights that something needs in a frame, in CSS pixels: in a column of text, and on a phone. */
export interface Heights {
	column: number;
	phone: number;
}

/** Widths of a window in which a frame is as wide as on a phone, and as in a column, in CSS pixels. */
const PHONE = 360;
const COLUMN = 720;

/**
 * The heights as one CSS length, which the width of the window chooses: a style attribute knows nothing else of the page.
 * A text twice as narrow is twice as high: between the two widths its height stays below the straight line that this is.
 */
export function heightByWidth({ column, phone }: Heights): string {
	const more = phone - column;
	if (more <= 0) return `${column}px`;
	// Rounded so that it is never too low.
	const fall = Math.floor((more * 1000) / (COLUMN - PHONE)) / 10;
	return `max(${column}px,${Math.ceil(column + (fall * COLUMN) / 100)}px - ${fall}vw)`;
}
