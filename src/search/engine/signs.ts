/** Signs that a query means a page, taken from its best answers and from its whole text. */
export interface PageSigns {
	/** Scores of its best answer and of its next one, of the best of all. */
	score: number;
	next: number;
	/** What the words of the query are worth in its best answer by words, and how like the query one is written, of the most. */
	words: number;
	likeness: number;
	/** Share of the query's words, by how telling they are, that one answer bears; the page anywhere; its players' questions; its name. */
	together: number;
	anywhere: number;
	asked: number;
	naming: number;
	/** Share of its name that the query says. */
	said: number;
	/** What it gains by a whole name. */
	named: number;
	/** How much it says, as a logarithm: what says much bears many words. */
	size: number;
	/** How well all that it states, and the letters of that and of its players' questions, account for the query. */
	statedLanguage: number;
	letters: number;
	/** The same for letters, times their number: a long query tells more. */
	lettersInAll: number;
	chapter: number;
	tool: number;
	chart: number;
}
