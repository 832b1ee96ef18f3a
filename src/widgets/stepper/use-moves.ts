import { useRef, useState } from 'preact/hooks';
import type { Etat, Mouvement } from '../../rules/timing';
import type { SheetStep } from '../../schemas/chart-sheet';
import type { Charts } from './charts';

/** The chart that a move opens; `undefined` when it opens none. */
export function opened(step: SheetStep | undefined, move: Mouvement): string | undefined {
	if (move.type === 'choisir') return step?.choix[move.choix]?.appelle;
	return move.type === 'emboiter' || move.type === 'agir' ? move.schema : undefined;
}

/** A move whose chart is not there. */
export interface Waiting {
	move: Mouvement;
	failed: boolean;
}

/** Plays moves from `place`, those that open a chart once it is there. */
export function useMoves(
	{ sheets, bring }: Charts,
	place: Etat,
	step: SheetStep | undefined,
	play: (move: Mouvement) => void,
) {
	const [waiting, setWaiting] = useState<Waiting>();
	const latest = useRef(place);
	latest.current = place;
	const move = async (wanted: Mouvement) => {
		const slug = opened(step, wanted);
		if (slug !== undefined && sheets[slug]?.etapes.length === 0) {
			setWaiting({ move: wanted, failed: false });
			try {
				await bring(slug);
			} catch {
				setWaiting({ move: wanted, failed: true });
				return;
			}
			setWaiting(undefined);
			// The game may have gone elsewhere meanwhile.
			if (latest.current !== place) return;
		}
		play(wanted);
	};
	return {
		waiting,
		move,
		/** The pointer or the focus is on a move: what it opens had better be on its way. */
		prepare: (wanted: Mouvement) => {
			const slug = opened(step, wanted);
			if (slug !== undefined) bring(slug).catch(() => {});
		},
	};
}
