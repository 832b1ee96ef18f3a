import type { Aid, AidLine, AidPart } from './aid-types';

// A side of an A4 sheet without its margins, in columns, in millimetres.
const HEIGHT = 279;
const COLUMNS = 3;
const COLUMN = 60.5;
/** What stands above the first side: title, edition, address, code. */
const HEAD = 19;
/** Sizes of letters, in points, from the largest. */
const SIZES = Array.from({ length: 31 }, (_, at) => (105 - at) / 10);

const POINT = 0.3528;
/** Width of a letter and height of a line, as shares of the size. */
const LETTER = 0.475;
const LINE = 1.24;
/** Room around a line, and around the title of a part with its own line. */
const GAP = 0.7;
const TITLE = 8;
/** Indent of lines below others. */
const INDENT = 3;
/** What columns lose at their ends, where a line or a title does not fit. */
const LOST = 9;

/** The largest letters, in points, with which both sides of an aid fit on their paper. */
export function paperSize({ sides }: Pick<Aid, 'sides'>): number {
	const fits = (size: number) =>
		sides.every((parts, side) => {
			const room = COLUMNS * (HEIGHT - LOST - (side === 0 ? HEAD : 0));
			return parts.reduce((sum, part) => sum + heightOf(part, size), 0) <= room;
		});
	return SIZES.find(fits) ?? (SIZES.at(-1) as number);
}

const heightOf = ({ lines }: AidPart, size: number): number =>
	lines.reduce((sum, line) => sum + heightOfLine(line, size, COLUMN), TITLE);

function heightOfLine({ name = '', text, below, icons, status }: AidLine, size: number, width: number): number {
	const letters = width / (LETTER * size * POINT);
	const length = name.length * 1.1 + 2 + text.length + icons.length * 3 + (status === 'written' ? 0 : 12);
	const own = Math.ceil(length / letters) * LINE * size * POINT + GAP;
	return below.reduce((sum, line) => sum + heightOfLine(line, size, width - INDENT), own);
}
