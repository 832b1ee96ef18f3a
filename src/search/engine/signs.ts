/** Signs that a query means a page, taken from its best answers and from its whole text. */
export interface PageSigns {
	/** Scores of its best answer and of its next one, of the best of all. */
	score: number;
	next: number;
	/** Worth of the query's words in its best answer, and likeness of its likest one, beside the most of all pages. */
	words: number;
	likeness: number;
	/** Share of the query's words, by how telling they are, in one answer, the whole page, its players' questions, its name. */
	together: number;
	anywhere: number;
	asked: number;
	naming: number;
	/** Share of its name that the query says. */
	said: number;
	/** What it gains by a whole name. */
	named: number;
	/** How many entries it has, as a logarithm: a long page has many words by chance. */
	size: number;
	/** How well the stems of its statements, then the letters of these and of its players' questions, predict the query. */
	statedLanguage: number;
	letters: number;
	/** The same for letters, times their number: a long query tells more. */
	lettersInAll: number;
	chapter: number;
	tool: number;
	chart: number;
}

/** Signs that a statement is a part of the answer, beside the others of the pages that come first. */
export interface StatementSigns {
	/** Score, beside the most of all that are compared, and the logarithm of its place on its page. */
	score: number;
	place: number;
	/** Likeness to the query, and the same beside the likest of its page. */
	likeness: number;
	likest: number;
	/** How near the questions are that it answers. */
	asked: number;
	/** Whether it stands in the section of what decides on its page, leads a list, defines a term. */
	section: number;
	leads: number;
	defines: number;
	/** Of its page: how many it has, as a logarithm; its best score beside the best of all; how far it comes behind. */
	size: number;
	best: number;
	behind: number;
	/** Its page is the second one, the third one. */
	second: number;
	third: number;
}
