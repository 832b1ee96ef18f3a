import type { Checked, Situation } from '../../../rules/arkham/skill-test';
// What draws tokens is not in what the engine exports at its door: this file comes with the press of a button.
import { type Simulation, simulateChecked } from '../../../rules/arkham/skill-test/simulation';
import { createRandom } from '../../../rules/odds';

/** Many tests drawn at once, always the same for a seed; `null` when no token can be revealed. */
export const simulateTests = (situation: Checked<Situation>, tests: number, seed: number): Simulation | null =>
	simulateChecked(situation, tests, createRandom(seed));
