/** Text of a card at each size of letters, in signs: what 55 × 60 mm hold, titles and lists included. */
const SIZES = [
	{ size: 10, most: 260 },
	{ size: 8.5, most: 420 },
	{ size: 7.5, most: 560 },
	{ size: 6.5, most: 760 },
] as const;

/** Signs that a line that is not full takes all the same. */
const LINE = 26;

/** A card, or one of those that a long text takes. */
export interface Card {
	readonly text: string;
	/** Of its letters, in points. */
	readonly size: number;
}

const weight = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + Math.max(line.length, LINE), 0);

/** A text on as many cards as it takes, cut between lines, or else between sentences; at least one. */
export function cardsOf(text: string): readonly Card[] {
	const most = SIZES.at(-1)?.most ?? 0;
	const pieces = text
		.split('\n')
		.flatMap((line) => (line.length > most ? sentences(line, most) : [line]))
		.filter(Boolean);
	const cards: string[][] = [[]];
	for (const piece of pieces) {
		const last = cards.at(-1) as string[];
		if (last.length > 0 && weight([...last, piece]) > most) cards.push([piece]);
		else last.push(piece);
	}
	return cards.map((lines) => ({
		text: lines.join('\n'),
		size: SIZES.find((one) => weight(lines) <= one.most)?.size ?? SIZES[3].size,
	}));
}

/** A long line in pieces of whole sentences; a sentence that is too long by itself is cut between words. */
function sentences(line: string, most: number): string[] {
	const pieces: string[] = [''];
	for (const part of line.split(/(?<=[.!?…]) /).flatMap((sentence) => words(sentence, most))) {
		const last = pieces.at(-1) ?? '';
		if (last !== '' && last.length + part.length + 1 > most) pieces.push(part);
		else pieces[pieces.length - 1] = last === '' ? part : `${last} ${part}`;
	}
	return pieces;
}

function words(sentence: string, most: number): string[] {
	if (sentence.length <= most) return [sentence];
	const cut = sentence.lastIndexOf(' ', most);
	const at = cut > 0 ? cut : most;
	return [sentence.slice(0, at), ...words(sentence.slice(at).trim(), most)];
}

/** Cards of a sheet of paper. */
export const A_PAGE = 9;

/** Things in pages of nine. */
export const inPages = <One>(cards: readonly One[]): readonly (readonly One[])[] =>
	Array.from({ length: Math.ceil(cards.length / A_PAGE) }, (_, at) => cards.slice(at * A_PAGE, (at + 1) * A_PAGE));
