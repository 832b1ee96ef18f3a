/** How many slips of the finger a word may hold: none in a short one, two in a long one. */
export const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Letters to add, drop, change or swap with the next to make one word of the other; anything above
 * `most` comes back as `most + 1`. Only the cells within `most` of the diagonal are computed: the words
 * of a whole index are compared at each key.
 */
export function slips(a: string, b: string, most: number): number {
	const tooMany = most + 1;
	if (Math.abs(a.length - b.length) > most) return tooMany;
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row++) {
		const line: number[] = row <= most ? [row] : [];
		let least = row <= most ? row : tooMany;
		const end = Math.min(b.length, row + most);
		for (let column = Math.max(1, row - most); column <= end; column++) {
			const same = a[row - 1] === b[column - 1];
			let cost = (last[column - 1] ?? tooMany) + (same ? 0 : 1);
			cost = Math.min(cost, (last[column] ?? tooMany) + 1, (line[column - 1] ?? tooMany) + 1);
			if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
				cost = Math.min(cost, (before[column - 2] ?? tooMany) + 1);
			line[column] = cost;
			if (cost < least) least = cost;
		}
		if (least > most) return tooMany;
		before = last;
		last = line;
	}
	return Math.min(last[b.length] ?? tooMany, tooMany);
}
