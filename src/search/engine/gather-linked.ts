import { type Gathered, gather, pageOf } from './gather';
import type { Match } from './search';

/** A passage: what answers on one page, and what completes it on others. */
export interface Passage extends Gathered {
	others: readonly Gathered[];
}

/** How many statements of its own page a passage has, unless more are linked. */
const MOST = 4;

/**
 * Gathers what answers by page, as `gather` does; what is linked is one passage on the first page, and stands nowhere else.
 * @param found the best first
 * @param linked what answers together, that of the first page among it
 */
export function gatherLinked(found: readonly Match[], linked: readonly Match[]): Passage[] {
	const page = found[0] && pageOf(found[0]);
	const others = linked.filter((match) => pageOf(match) !== page);
	const elsewhere = new Set(others.map(({ number }) => number));
	const [first, ...rest] = gather(found.filter(({ number }) => !elsewhere.has(number)));
	if (!first) return [];
	const here = linked.filter((match) => pageOf(match) === page);
	return [
		{ ...first, statements: withNeeded(first, here), others: gather(others) },
		...rest.map((passage) => ({ ...passage, others: [] })),
	];
}

/** What is gathered of a page, with what must be there, in its order. */
function withNeeded({ deciding, statements }: Gathered, needed: readonly Match[]): readonly Match[] {
	const missing = needed.filter(({ number }) => !statements.some((other) => other.number === number));
	if (missing.length === 0) return statements;
	const kept = new Set([deciding, ...needed].map(({ number }) => number));
	const others = statements.filter(({ number }) => !kept.has(number)).slice(0, Math.max(0, MOST - kept.size));
	return [...statements.filter(({ number }) => kept.has(number)), ...missing, ...others].sort(
		(x, y) => x.number - y.number,
	);
}
