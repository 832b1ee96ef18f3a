import { useRef, useState } from 'preact/hooks';
import type { LateError } from '../../late/failure';
import type { Move, State } from '../../rules/timing';
import type { ShownStep } from './chart-file';
import type { ChartLoader } from './chart-loader';

/** The chart that a move opens; `undefined` when it opens none. */
export function opened(step: ShownStep | undefined, move: Move): string | undefined {
	if (move.kind === 'choose') return step?.choices[move.choice]?.calls;
	return move.kind === 'nest' || move.kind === 'act' ? move.chart : undefined;
}

/** A move whose chart is not there. */
export interface Waiting {
	move: Move;
	/** Why it could not come. */
	failure?: LateError;
}

/** Plays moves from `place`, those that open a chart once it is there. */
export function useMoves(
	{ charts, bring }: ChartLoader,
	place: State,
	step: ShownStep | undefined,
	play: (move: Move) => void,
) {
	const [waiting, setWaiting] = useState<Waiting>();
	const latest = useRef(place);
	latest.current = place;
	const move = async (requested: Move) => {
		const slug = opened(step, requested);
		if (slug !== undefined && charts[slug]?.steps.length === 0) {
			setWaiting({ move: requested });
			try {
				await bring(slug);
			} catch (error) {
				setWaiting({ move: requested, failure: error as LateError });
				return;
			}
			setWaiting(undefined);
			// The game may have gone elsewhere meanwhile.
			if (latest.current !== place) return;
		}
		play(requested);
	};
	return {
		waiting,
		move,
		/** The pointer or the focus is on a move: preloads the chart that it opens. */
		preload: (requested: Move) => {
			const slug = opened(step, requested);
			if (slug !== undefined) bring(slug).catch(() => {});
		},
	};
}
