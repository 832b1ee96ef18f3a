import type { BrokenLink, TermUse } from '../../glossary/link-tree';
import { type Choice, type Counter, type Effects, END, type Chart as PlayedChart, type Step } from '../../rules/timing';
import type { ChartData, StepKind } from '../../schemas/chart';

export { END };

/** A branch of a step, in words. */
export interface ChartChoice extends Choice {
	text: string;
	/** Why it is closed when the counters exclude it. */
	otherwise: string | undefined;
}

/** What players may do at a step. */
export interface Allowed {
	/** Id of a gesture of the game. */
	gesture: string;
	/** What restricts it here. */
	note: string | undefined;
	/** Id of the rule that allows it, when it is not that of the gesture. */
	rule: string | undefined;
}

/** A step of a timing chart: what the engine plays, and all that readers see of it, in French typography. */
export interface ChartStep extends Step {
	/** Number as players know it: `1.4`, `TC.3`. */
	number: string | undefined;
	kind: StepKind;
	title: string;
	/** What happens, in words alone; empty when the title says all. */
	text: string;
	/** The same as HTML, its terms linked. */
	html: string;
	/** Who acts, and who acts first. */
	who: string | undefined;
	/** The same in a few words, when its first words are not enough. */
	actor: string | undefined;
	allowed: Allowed[];
	/** Ids of the rules that state it, the most useful first: never empty. */
	rules: string[];
	/** Why it is here, when the document's own chart leaves it out. */
	added: string | undefined;
	choices: readonly ChartChoice[];
	/** Who acts first in an alternation, and who next. */
	players: readonly [first: string, other: string] | undefined;
	/** The tool that computes it, and the parameters of its case. */
	tool: { slug: string; query: string | undefined } | undefined;
	/** Where it is in the file: `parties.0.etapes.3`. */
	place: string;
}

export interface ChartCounter extends Counter {
	title: string;
}

/** A phase. */
export interface ChartPart {
	title: string | undefined;
	/** Slug of the chapter about it. */
	chapter: string | undefined;
	steps: ChartStep[];
}

/** A timing chart. */
export interface Chart extends PlayedChart {
	jeu: string;
	file: string;
	path: string;
	lineOf: (field: string) => number;
	data: Pick<ChartData, 'titre' | 'resume' | 'recherche'>;
	counters: readonly ChartCounter[];
	/** What starts again once the end is reached: the next round, another game. */
	restart: { text: string; effects: Effects | undefined } | undefined;
	parts: ChartPart[];
	/** Steps of all parts, in reading order. */
	steps: readonly ChartStep[];
	uses: TermUse[];
	/** Links of its texts that lead nowhere, each with the place of its step. */
	broken: (BrokenLink & { place: string })[];
}
