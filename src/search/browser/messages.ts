import type { PublishedIndex, ResultType } from '../published-index';
import type { Excerpt } from './excerpt';

// What the page and its worker say to each other.

/** The text of a published file, for the index of this name. */
export interface Come {
	come: 'index' | 'questions';
	index: string;
	text: string;
}

/** A query put to an index that has come. */
export interface Asked {
	come?: undefined;
	id: number;
	index: string;
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
}

export interface IndexAnswer {
	lines: Line[];
	/** What players ask that is near to the query. */
	questions: string[];
	/** Terms with the nearest names, when nothing answers. */
	nearest: Line[];
	/** How well the best fits, to be compared with other indexes. */
	fit: number;
	/** Few answers, or a word of the query that the index does not have. */
	poor: boolean;
	/** The games, as the index of what they share names them. */
	games: PublishedIndex['games'];
}

/** The answer to a query; none when the index is no index. */
export interface Replied {
	id: number;
	answer: IndexAnswer | undefined;
}
