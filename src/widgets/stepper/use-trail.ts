import { useState } from 'preact/hooks';
import type { Etat } from '../../rules/timing';

interface Trail {
	past: readonly Etat[];
	/** Name of the place that it led to. */
	end: string;
}

/**
 * The places that the game went through, for « Précédent ». They hold as long as the game is where they led:
 * an address that the browser brings back forgets them. `nameOf` gives each place a name of its own.
 */
export function useTrail(here: Etat, change: (next: Etat) => void, nameOf: (place: Etat) => string) {
	const [trail, setTrail] = useState<Trail>({ past: [], end: '' });
	const past = trail.end === nameOf(here) ? trail.past : [];
	const show = (next: Etat, before: readonly Etat[]) => {
		change(next);
		setTrail({ past: before, end: nameOf(next) });
	};
	return {
		/** The place before this one; `undefined` when nobody remembers it. */
		last: past.at(-1),
		/** A move. One that changes nothing leaves nothing to come back to. */
		forth: (next: Etat) => show(next, nameOf(next) === nameOf(here) ? past : [...past, here]),
		back: (to: Etat) => show(to, past.slice(0, -1)),
		/** A correction of this place. */
		correct: (next: Etat) => show(next, past),
	};
}
