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

/** Signs that a statement is a part of the answer, beside the others of the pages that are compared. */
export interface StatementSigns {
	/** Score, beside the most of all that are compared, and the logarithm of its place on its page. */
	score: number;
	place: number;
	/** Likeness to the query, and the same beside the likest of its page. */
	likeness: number;
	likest: number;
	/** How near its questions are, beside the nearest of all; the same for the one that is asked, when the query is near to it. */
	asked: number;
	nearest: number;
	/** Share of the query's words that it bears, or its page names. */
	covers: number;
	/** Whether it stands in the section of what is found first on its page, and right beside it. */
	section: number;
	beside: number;
	/** Whether it leads a list, says what is at home elsewhere, tells of a doubt in the text; how long it is, as a logarithm. */
	leads: number;
	restates: number;
	doubts: number;
	long: number;
	/** Whether it defines a term; one that the query names, one of those that it compares, the only one, one whose meaning it asks. */
	defines: number;
	definesNamed: number;
	definesCompared: number;
	definesOnly: number;
	definesAsked: number;
	/** Whether it keeps two things apart, and the same for a query that compares. */
	parts: number;
	partsCompared: number;
	/** It tells a moment when the query wants one, a permission when it wants one. */
	moment: number;
	permission: number;
	/** Of its page: how many it has, as a logarithm; its best score beside the best of all. */
	size: number;
	best: number;
	/** Its page is the second one, one of the next. */
	second: number;
	third: number;
	/** Share of the query's words that nothing shown bears yet; the same for a query that compares; likeness to what is shown. */
	fresh: number;
	freshCompared: number;
	same: number;
}
