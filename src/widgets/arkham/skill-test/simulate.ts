import type { Situation } from '../../../rules/arkham/skill-test';
// What draws tokens is not in what the engine exports at its door: this file comes with the press of a button.
import { type Simulation, simulate } from '../../../rules/arkham/skill-test/simulation';
import { createRandom } from '../../../rules/odds';

/** Many tests drawn at once, always the same for a seed; `null` when no token can be revealed. */
export const simulateTests = (situation: Situation, tests: number, seed: number): Simulation | null =>
	simulate(situation, tests, createRandom(seed));
