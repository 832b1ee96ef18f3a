import type { Piece } from '../cases/tool-case';
import type { PublishedIndex, ResultType, StepLink } from '../published-index';
import type { Excerpt } from './excerpt';

// What the page and its worker say to each other.

/** From the page: the text of a published file, for the index of this name. */
export interface LoadMessage {
	load: 'index' | 'questions';
	index: string;
	text: string;
}

/** From the page: a query for an index that is loaded. */
export interface QueryMessage {
	load?: undefined;
	id: number;
	index: string;
	query: string;
	type: ResultType | undefined;
}

/** From the page: a case of a tool, to be answered. */
export interface CaseMessage {
	load?: undefined;
	id: number;
	/** Game and slug of the tool, as in addresses. */
	game: string;
	tool: string;
	/** The case as the address of the tool says it. */
	address: string;
	/** Address of the tool's page. */
	page: string;
}

/** From the worker: what the tool answers; nothing when its code does not come. */
export interface CaseReplyMessage {
	id: number;
	said: string | undefined;
}

/** A case that a query states, and its tool. */
export interface ReadCaseOfGame {
	game: string;
	tool: string;
	title: string;
	address: string;
	pieces: readonly Piece[];
}

/** A statement as it is shown. */
export interface Line {
	/** Its section or its question, when the title does not say it. */
	head: string | undefined;
	text: Excerpt;
	/** The items of the list that it leads; one of them may be what answers best. */
	led: readonly Pick<Line, 'text' | 'deciding'>[];
	/** It is the one that answers best. */
	deciding: boolean;
}

/** A text that is shown by itself. */
export const lineAlone = (text: Excerpt): Line => ({ head: undefined, text, led: [], deciding: true });

/** What answers on one page, as it is shown. */
export interface IndexResult {
	/** Address inside the site of what decides, without base. */
	path: string;
	/** Names above all that is said, the page first. */
	names: readonly string[];
	type: ResultType;
	/** In the order of the page. */
	lines: readonly Line[];
	/** What completes it on other pages. */
	others: readonly IndexResult[];
	/** The step of a chart that states what decides, for a query that asks when. */
	step: StepLink | undefined;
}

/** What one index has for a query. */
export interface IndexReply {
	results: IndexResult[];
	/** What players ask that is near to the query. */
	questions: string[];
	/** Terms with the nearest names, when nothing answers. */
	nearest: IndexResult[];
	/** Words of the query that the index does not have, each with the one that it is taken for; empty when none is near. */
	strange: readonly { word: string; takenFor: string }[];
	/** The case that the query states for one tool, surely; of any game, when what games share is asked. */
	stated: ReadCaseOfGame | undefined;
	/** How well the best fits, to be compared with other indexes. */
	fit: number;
	/** Few answers, or a word of the query that the index does not have. */
	poor: boolean;
	/** The games, as the index of what they share names them. */
	games: PublishedIndex['games'];
}

/** From the worker: the reply to the query of this id; none when the file that was loaded is no index. */
export interface ReplyMessage {
	id: number;
	reply: IndexReply | undefined;
}
