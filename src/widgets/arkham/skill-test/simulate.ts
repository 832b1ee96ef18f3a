import type { Chances, Checked, Situation } from '../../../rules/arkham/skill-test';
import { prepareOnce } from '../../../rules/arkham/skill-test/choice';
import { TooLong } from '../../../rules/arkham/skill-test/graph';
// What draws tokens is not in what the engine exports at its door: this file comes with the press of a button.
import { type Simulation, simulateChecked } from '../../../rules/arkham/skill-test/simulation';
import { createRandom, fraction, toNumber } from '../../../rules/odds';
import { percent } from './words';

/** Options that are weighed for simulated tests. */
const MOST = 100_000;

/** Many tests drawn at once, always the same for a seed; `null` when there is none, or when it would take too long. */
export function simulateTests(situation: Checked<Situation>, tests: number, seed: number): Simulation | null {
	try {
		return simulateChecked(situation, tests, createRandom(seed), prepareOnce(MOST));
	} catch (error) {
		if (error instanceof TooLong) return null;
		throw error;
	}
}

/** What the draws gave, and whether it is what chance makes of the exact number. */
export function tellSimulation({ successes, tests }: Simulation, { success }: Chances): string {
	const exact = toNumber(success);
	const spread = 1.96 * Math.sqrt((exact * (1 - exact)) / tests);
	const low = Math.max(0, Math.ceil(tests * (exact - spread)));
	const high = Math.min(tests, Math.floor(tests * (exact + spread)));
	const counted = `${grouped(successes)} réussites sur ${grouped(tests)} (${percent(fraction(successes, tests))}), pour ${percent(success)} par le calcul. Les traits montrent ces tirages.`;
	return low === high
		? counted
		: `${counted} Le hasard donne 19 fois sur 20 entre ${grouped(low)} et ${grouped(high)}.`;
}

/** « 10 000 »: thousands apart. */
const grouped = (value: number): string => String(value).replace(/(\d)(?=(\d{3})+$)/g, '$1\u202f');
