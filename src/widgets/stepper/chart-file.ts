import type { Chart, Choice, Counter, Effects, Step } from '../../rules/timing';

/** A link: its words and its address under base. */
export interface Link {
	readonly text: string;
	readonly href: string;
}

export interface ShownChoice extends Choice {
	readonly text: string;
	/** Why it is closed when the counters exclude it. */
	readonly otherwise?: string | undefined;
}

/** A step with what the stepper shows of it. */
export interface ShownStep extends Step {
	readonly number?: string | undefined;
	readonly title: string;
	/** Text with its links; empty when there is none. */
	readonly html: string;
	readonly who?: string | undefined;
	/** Place of its phase among those of the chart. */
	readonly phase: number;
	/** What players may do here. */
	readonly allowed: readonly (Link & { readonly note?: string | undefined })[];
	/** Pages whose rules state it. */
	readonly pages: readonly Link[];
	/** Address of the tool that computes it, on its case. */
	readonly tool?: string | undefined;
	/** Why it is here, when the document's own chart leaves it out. */
	readonly added?: string | undefined;
	readonly choices: readonly ShownChoice[];
	/** Who acts first in an alternation, and who next. */
	readonly players?: readonly [first: string, other: string] | undefined;
}

export interface ShownCounter extends Counter {
	readonly title: string;
}

/** A timing chart as the stepper plays and shows it. */
export interface ShownChart extends Chart {
	readonly title: string;
	/** Titles of its phases; empty when it has none. */
	readonly phases: readonly string[];
	readonly counters: readonly ShownCounter[];
	readonly restart?: { readonly text: string; readonly effects?: Effects | undefined } | undefined;
	readonly steps: readonly ShownStep[];
}

/** The charts of a game, by slug. */
export type ShownCharts = Readonly<Record<string, ShownChart>>;

/** What a page gives of the charts of its game: the rest comes when a sequence is opened. */
export interface ChartFile {
	readonly chart: ShownChart;
	/** Titles of the others, by slug. */
	readonly others: Readonly<Record<string, string>>;
}

/** The chart that has a step: ids are unique in a game. */
export const chartWith = (charts: ShownCharts, id: string): ShownChart | undefined =>
	Object.values(charts).find(({ steps }) => steps.some((step) => step.id === id));
