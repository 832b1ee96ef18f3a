import type { Situation } from './situation';

/** What a test asks: the skill value before the tokens, and the difficulty. */
export interface Stakes {
	readonly value: number;
	readonly difficulty: number;
}

/** What a test asks once the icons are committed: 1 each (rule tc-2-bonus). */
export function readStakes({ skill, icons, difficulty }: Situation): Stakes {
	return { value: skill + icons, difficulty };
}
