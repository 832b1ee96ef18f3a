/** Most columns that a chart has on a wide screen. */
const MOST = 3;

/** Phases in columns, in order: the highest column is as low as it can be. `heights` are those of the phases. */
export function columnsOf<Part>(parts: readonly Part[], heights: readonly number[]): Part[][] {
	const highest = lowest(heights, Math.min(MOST, parts.length));
	const columns: Part[][] = [];
	let height = Number.POSITIVE_INFINITY;
	for (const [at, part] of parts.entries()) {
		const own = heights[at] ?? 0;
		if (height + own > highest) {
			columns.push([]);
			height = 0;
		}
		columns.at(-1)?.push(part);
		height += own;
	}
	return columns;
}

/** The least height in which phases fit in a number of columns. */
function lowest(heights: readonly number[], columns: number): number {
	const whole = heights.reduce((total, height) => total + height, 0);
	if (columns <= 1) return whole;
	let best = whole;
	for (let first = 1, own = 0; first <= heights.length - columns + 1; first++) {
		own += heights[first - 1] ?? 0;
		best = Math.min(best, Math.max(own, lowest(heights.slice(first), columns - 1)));
	}
	return best;
}
