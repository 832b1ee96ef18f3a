import { useState } from 'preact/hooks';
import type { State } from '../../rules/timing';

interface Trail {
	past: readonly State[];
	/** Name of the place that it led to. */
	end: string;
}

/**
 * The places that the game went through, for « Précédent ». They hold as long as the game is where they led:
 * an address that the browser brings back forgets them. `nameOf` gives each place a name of its own.
 */
export function useTrail(here: State, change: (next: State) => void, nameOf: (place: State) => string) {
	const [trail, setTrail] = useState<Trail>({ past: [], end: '' });
	const past = trail.end === nameOf(here) ? trail.past : [];
	const show = (next: State, before: readonly State[]) => {
		change(next);
		setTrail({ past: before, end: nameOf(next) });
	};
	return {
		/** The place before this one; `undefined` when nobody remembers it. */
		last: past.at(-1),
		/** A move. One that changes nothing leaves nothing to come back to. */
		forth: (next: State) => show(next, nameOf(next) === nameOf(here) ? past : [...past, here]),
		back: (to: State) => show(to, past.slice(0, -1)),
		/** A correction of this place. */
		correct: (next: State) => show(next, past),
	};
}
