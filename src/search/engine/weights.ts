import type { ResultType } from '../published-index';
import type { PageSigns, StatementSigns } from './signs';

/** What a word is worth in each field of an entry. */
export interface FieldWorth {
	/** Its name, its other official forms, its English names, the words that players say for it. */
	name: number;
	form: number;
	english: number;
	alias: number;
	/** The text that is shown. */
	text: number;
	/** The names above it: its section, its page, and what that page is called besides. */
	above: number;
	/** Words by which other pages say the same; the questions that it answers. */
	other: number;
	asked: number;
}

export interface Weights {
	fields: FieldWorth;
	/** How soon a word that is said again stops counting, and how much a long field is held against it. */
	saturation: number;
	length: number;
	/** What a word of the same meaning, a misspelt one, one by its sound, one that is not finished are worth of the word. */
	meaning: number;
	slip: number;
	sound: number;
	unfinished: number;
	/** What an entry gains by bearing all the words of the query. */
	together: number;
	/** What the question of a player that is nearest to the query is worth, and how much nearer is better. */
	question: number;
	nearness: number;
	/** What the next questions of an entry are worth of the nearest. */
	moreQuestions: number;
	/** What an opening word of a question (« combien », « qui ») is worth of a telling word, between two questions. */
	opening: number;
	/** What an entry gains by answering in the kind that the query asks for. */
	kind: number;
	/**
	 * What an entry gains by being asked for by its whole name, in times the worth of the rarest word; then give or take
	 * endings; the same for its aliases.
	 */
	wholeName: number;
	sameName: number;
	wholeAlias: number;
	sameAlias: number;
	/** The same, when a word is misspelt, unfinished, or another of the same meaning. */
	nearName: number;
	nearAlias: number;
	/** What it gains when the query is the beginning of its name, and no word yet. */
	beginning: number;
	/** What each further result of a page is worth of the one before. */
	again: number;
	/** What an entry gains of the best other one of its page: a page that answers in several places is what is meant. */
	company: number;
	/** What the entry that is written most like the query gains, in times the score of the best; the others in proportion. */
	likeness: number;
	types: Record<ResultType, number>;
	/** What a part of a page that has no name of its own is worth of one that has. */
	statement: number;
	/** What each sign that a page is meant is worth: learnt by `scripts/learn-pages.mjs`. */
	pages: PageSigns;
	/** What each sign that a statement is a part of the answer is worth: learnt by `scripts/learn-statements.mjs`. */
	statements: StatementSigns & { always: number };
	/** How far behind the first answer of its page another one comes, for what it is worth less. */
	behind: number;
}

/** Tuned on the open half of the bench, by `scripts/tune-search.mjs`. */
export const weights: Weights = {
	fields: {
		name: 3.91,
		form: 0.238,
		english: 1.59,
		alias: 0.143,
		text: 0.244,
		above: 3.49,
		other: 0.581,
		asked: 0.568,
	},
	saturation: 1.5,
	length: 0.4,
	meaning: 0.532,
	slip: 0.322,
	sound: 0.848,
	unfinished: 0.8,
	together: 1.6,
	question: 6.6,
	nearness: 1.25,
	moreQuestions: 0.25,
	opening: 0.384,
	kind: 0.0153,
	wholeName: 5.35,
	sameName: 1.2,
	wholeAlias: 4.35,
	sameAlias: 0.5,
	nearName: 2,
	nearAlias: 1.6,
	beginning: 1,
	again: 0.774,
	company: 0.176,
	likeness: 0.9,
	types: {
		terme: 1.1,
		outil: 1.44,
		deroulement: 0.625,
		aide: 1,
		concept: 0.9,
		chapitre: 1.1,
		errata: 0.8,
		faq: 0.619,
		'hors-livret': 1,
		jeu: 1,
	},
	statement: 0.9,
	pages: {
		score: 2.48,
		next: 1.49,
		words: 1.32,
		likeness: 2.35,
		together: 1.11,
		anywhere: 0.272,
		asked: -0.251,
		naming: 0.554,
		said: 0.997,
		named: 2.28,
		size: 0.704,
		statedLanguage: 0.429,
		letters: 0.678,
		lettersInAll: 0.138,
		chapter: 0.728,
		tool: -0.0508,
		chart: 1.1,
	},
	statements: {
		score: 1.2,
		place: -0.581,
		likeness: 1.15,
		likest: 0.459,
		asked: 0.808,
		nearest: 0.743,
		covers: 0.507,
		section: 0.295,
		beside: 0.291,
		leads: 1.07,
		restates: 0.168,
		doubts: -0.494,
		long: 0.311,
		defines: -0.628,
		definesNamed: 0.322,
		definesCompared: 0.461,
		definesOnly: 1.55,
		definesAsked: 0.905,
		parts: 0.66,
		partsCompared: 0.754,
		moment: 0.295,
		permission: 0.353,
		size: -0.189,
		best: 1.04,
		second: -0.416,
		third: -0.788,
		fresh: 0.564,
		freshCompared: 0.447,
		same: 0.416,
		always: -4.43,
	},
	behind: 6,
};
