import type { CounterChange } from './counters';

/** One thing that a move did, with the id of the rule that says so. */
export type TraceStep = { readonly rule: string } & (
	| ({ readonly kind: 'counter' } & CounterChange)
	/** From a step to another of the same chart; `to` is `END` when the chart is over. */
	| { readonly kind: 'step'; readonly chart: string; readonly from: string; readonly to: string }
	/** A sequence starts; the stack goes from `before` charts to `after`. */
	| { readonly kind: 'entry'; readonly chart: string; readonly before: number; readonly after: number }
	/** A sequence is over: the chart `chart` goes on at `resumes`. */
	| {
			readonly kind: 'exit';
			readonly chart: string;
			readonly resumes: string;
			readonly before: number;
			readonly after: number;
	  }
	/** The opportunity to act: 0 the first to act, 1 the other. */
	| { readonly kind: 'player'; readonly before: 0 | 1; readonly after: 0 | 1 }
	/** Passes that count towards closing the window. */
	| { readonly kind: 'passes'; readonly before: number; readonly after: number }
);

/** All that a move did, in order. */
export type Trace = readonly TraceStep[];
