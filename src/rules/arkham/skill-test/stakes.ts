import type { Situation } from './situation';

/** What a test asks: the skill value before the tokens, and the difficulty. */
export interface Stakes {
	readonly value: number;
	readonly difficulty: number;
}

/** What a test asks once the icons are committed, 1 each (rule tc-2-bonus), with what cards count (rule tc-5-capacites). */
export function readStakes({ skill, icons, bonus, difficulty }: Situation): Stakes {
	return { value: skill + icons + (bonus ? bonus.each * bonus.times : 0), difficulty };
}
