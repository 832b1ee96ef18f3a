/** How many slips of the finger a word may hold: none in a short one, two in a long one. */
export const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Letters to add, drop, change or swap with the next to make one word of the other; anything above
 * `most` comes back as `most + 1`.
 */
export function slips(a: string, b: string, most: number): number {
	const tooMany = most + 1;
	if (Math.abs(a.length - b.length) > most) return tooMany;
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row++) {
		const line = [row];
		for (let column = 1; column <= b.length; column++) {
			const same = a[row - 1] === b[column - 1];
			let cost = Math.min(at(last, column) + 1, at(line, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
			if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
				cost = Math.min(cost, at(before, column - 2) + 1);
			line.push(cost);
		}
		if (Math.min(...line) > most) return tooMany;
		before = last;
		last = line;
	}
	return Math.min(at(last, b.length), tooMany);
}

const at = (line: readonly number[], column: number): number => line[column] as number;
