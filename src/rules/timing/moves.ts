import { type Charts, stepOf } from './chart';
import { meets } from './counters';
import { innermost, isOver, MAX_DEPTH, type State } from './state';

/** What the players may do next. */
export type Move =
	/** Go on to the next step. */
	| { readonly kind: 'next' }
	/** Take a branch, by its place among those of the step. */
	| { readonly kind: 'choose'; readonly choice: number }
	/** Play a sequence in the middle of the step. */
	| { readonly kind: 'nest'; readonly chart: string }
	/** Use an opportunity to act, by a sequence when one is named. */
	| { readonly kind: 'act'; readonly chart?: string | undefined }
	| { readonly kind: 'pass' }
	/** Start again, once the end is reached. */
	| { readonly kind: 'restart' };

/** Why a move is not possible now. */
export type Obstacle = 'counters' | 'full-stack' | 'missing-chart';

/** A move that the step proposes, with the reason when it is not possible now. */
export interface Proposal {
	readonly move: Move;
	readonly obstacle: Obstacle | undefined;
}

/** Everything that the step proposes, possible or not: the way on first, then sequences in the middle of it. */
export function proposals(charts: Charts, state: State): Proposal[] {
	if (isOver(state)) return [{ move: { kind: 'restart' }, obstacle: undefined }];
	const { chart, step: id, counters } = innermost(state);
	const step = stepOf(charts[chart], id);
	if (!step) return [];
	const entering = (slug: string | undefined): Obstacle | undefined => {
		if (slug === undefined) return undefined;
		if (!charts[slug]) return 'missing-chart';
		return state.stack.length >= MAX_DEPTH ? 'full-stack' : undefined;
	};
	if (step.alternation) {
		return [
			{ move: { kind: 'pass' }, obstacle: undefined },
			{ move: { kind: 'act' }, obstacle: undefined },
			...step.nested.map((slug) => ({ move: { kind: 'act' as const, chart: slug }, obstacle: entering(slug) })),
		];
	}
	return [
		...(step.next === undefined ? [] : [{ move: { kind: 'next' as const }, obstacle: undefined }]),
		...step.choices.map(({ when, calls }, choice) => ({
			move: { kind: 'choose' as const, choice },
			obstacle: meets(counters, when) ? entering(calls) : ('counters' as const),
		})),
		...step.nested.map((slug) => ({ move: { kind: 'nest' as const, chart: slug }, obstacle: entering(slug) })),
	];
}

/** The moves that are possible now. */
export const possibleMoves = (charts: Charts, state: State): Move[] =>
	proposals(charts, state)
		.filter(({ obstacle }) => obstacle === undefined)
		.map(({ move }) => move);
