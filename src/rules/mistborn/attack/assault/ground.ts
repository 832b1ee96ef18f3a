import type { State } from '../state';
import type { AssaultIllegality } from './sharing';
import type { Turn } from './situation';
import type { AssaultStep } from './trace';

/** What is known between two blows. */
export interface Ground {
	/** X, for the blows that do not say their own. */
	readonly dominance: number;
	/** The turn that the blows end, if any, and what has come of its card: nothing yet, `revealed`, or never (`none`). */
	readonly turn: Turn | null;
	readonly card: 'to-come' | 'revealed' | 'none';
	/** Players alive. */
	readonly state: State;
	readonly illegalities: readonly AssaultIllegality[];
	readonly trace: readonly AssaultStep[];
}
