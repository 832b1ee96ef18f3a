/** A case worked out by hand: `title | query | expected | rules`. */
export interface Row {
	readonly title: string;
	readonly query: string;
	readonly expected: string;
	/** Rules that the trace must cite. */
	readonly rules: readonly string[];
}

/** The cases of one mechanism. */
export interface Table {
	readonly name: string;
	readonly rows: readonly Row[];
}

/** Tables of cases: a line a case, « # » before the name of each table. */
export function readTables(text: string): readonly Table[] {
	return text
		.split(/^# /m)
		.slice(1)
		.map((part) => {
			const [name = '', ...lines] = part.trim().split('\n');
			return { name, rows: lines.map(readRow) };
		});
}

function readRow(line: string): Row {
	const [title = '', query = '', expected, rules = ''] = line.split(' | ');
	if (!expected) throw new Error(`A case without its answer: ${line}`);
	return { title, query, expected, rules: rules.split(' ').filter(Boolean) };
}
