import type { State } from '../state';
import type { AssaultIllegality } from './sharing';
import type { AssaultStep } from './trace';

/** What is known between two blows. */
export interface Ground {
	/** X, for the blows that do not say their own. */
	readonly dominance: number;
	/** Players alive. */
	readonly state: State;
	readonly illegalities: readonly AssaultIllegality[];
	readonly trace: readonly AssaultStep[];
}
