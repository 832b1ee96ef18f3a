import type { PublishedIndex, ResultType } from '../published-index';
import type { Excerpt } from './excerpt';

// What the page and its worker say to each other.

/** A query put to an index. */
export interface Asked {
	id: number;
	/** Address of the index, and of what players ask, with base. */
	index: string;
	questions: string | undefined;
	query: string;
	type: ResultType | undefined;
}

/** One answer, as it is shown. */
export interface Line {
	/** Address inside the site, without base. */
	path: string;
	/** Names above what is said, the page first. */
	names: readonly string[];
	type: ResultType;
	text: Excerpt;
	score: number;
}

export interface IndexAnswer {
	lines: Line[];
	/** What players ask that is near to the query. */
	questions: string[];
	/** Terms with the nearest names, when nothing answers. */
	nearest: Line[];
	/** Few answers, or a word of the query that the index does not have. */
	poor: boolean;
	/** The games, as the index of what they share names them. */
	games: PublishedIndex['jeux'];
	/** What players ask has come: nothing will change. */
	whole: boolean;
}

/** The answer to a query; none when the index cannot be reached. It may come twice, the second time whole. */
export interface Replied {
	id: number;
	answer: IndexAnswer | undefined;
}
