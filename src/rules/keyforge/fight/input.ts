import type { FightEvent, GameEvent } from './event';
import type { Situation } from './situation';

/** What the engine is given: the lines, and what happens to them, in order. */
export interface Input extends Situation {
	readonly events: readonly GameEvent[];
}

/** An input of which every event is a fight, without anything that its ability does besides damage. */
export interface FightsInput extends Situation {
	readonly events: readonly FightEvent[];
}
