import { type Simulation, simuler } from '../../../rules/arkham/skill-test/simulation';
import type { Situation } from '../../../rules/arkham/skill-test/situation';
import { germe } from '../../../rules/odds/random';

/** Many tests drawn at once, always the same for a seed; `null` when no token can be revealed. */
export const simulate = (situation: Situation, draws: number, seed: number): Simulation | null =>
	simuler(situation, draws, germe(seed));
