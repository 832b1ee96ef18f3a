/** Values of the counters of a chart. */
export type CounterValues = Readonly<Record<string, number>>;

/** Where an alternation is. */
export interface Opportunity {
	/** Who may act now: 0, the first to act; 1, the other. */
	readonly player: 0 | 1;
	/** Passes that count. */
	readonly passes: 0 | 1;
}

/** A chart that is being played: where it is, or where it goes on once the sequence above it is over. */
export interface Frame {
	/** Slug of the chart. */
	readonly chart: string;
	/** Id of a step, or `END`. */
	readonly step: string;
	readonly counters: CounterValues;
	readonly opportunity: Opportunity;
}
