// What French print asks of any text that a reader sees: pages and tools alike.

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/**
 * French spaces and apostrophes: narrow no-break space before `; ? !`, no-break space before `:` and
 * inside « », typographic apostrophe (at the end of a text too: a link may follow it), ellipsis as one
 * character. Text that is already right is unchanged.
 */
export function frenchTypography(text: string): string {
	return text
		.replace(/(?<=\p{L})'(?=[\p{L}\p{N}«“]|$)/gu, '’')
		.replace(/\.\.\./g, '…')
		.replace(/[ \u00a0\u202f]+([;?!])/g, `${NARROW}$1`)
		.replace(/[ \u00a0\u202f]+:(?=[\s»]|$)/g, `${NO_BREAK}:`)
		.replace(/«[ \u00a0\u202f]*/g, `«${NO_BREAK}`)
		.replace(/[ \u00a0\u202f]*»/g, `${NO_BREAK}»`);
}
