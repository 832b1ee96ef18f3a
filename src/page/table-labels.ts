const row = /<tr[^>]*>.*?<\/tr>/gs;
const heading = /<th[^>]*>(.*?)<\/th>/gs;
const text = (html: string) =>
	html
		.replace(/<[^>]+>/g, '')
		.replace(/\s+/g, ' ')
		.trim()
		.replaceAll('"', '&quot;');

/**
 * Writes on each cell of a table the heading of its column, in `data-titre`: a phone shows a row as a card,
 * where each answer needs its name. The first column names the row, and keeps no label.
 */
export function labelCells(table: string): string {
	const titles = [...table.matchAll(heading)].map(([, title]) => text(title ?? ''));
	return table.replace(row, (html) => {
		let column = -1;
		return html.replace(/<td/g, (cell) => {
			column += 1;
			const title = titles[column];
			return column > 0 && title ? `${cell} data-titre="${title}"` : cell;
		});
	});
}
