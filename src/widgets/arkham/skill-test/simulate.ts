// What draws tokens is not in what the engine exports at its door: this file comes with the press of a button.

import type { Chances } from '../../../rules/arkham/skill-test';
import { prepareOnce } from '../../../rules/arkham/skill-test/choice';
import { TooLong } from '../../../rules/arkham/skill-test/graph';
import { type Simulation, simulateChecked } from '../../../rules/arkham/skill-test/simulation';
import { createRandom, fraction, toNumber } from '../../../rules/odds';
import { workAside } from './aside';
import type { DrawsAnswer, DrawsCase } from './long-messages';
import { percent } from './words';

/** Options that are weighed for simulated tests where no worker may start: the page waits. */
const SOME = 20_000;

/** Many tests drawn at once, always the same for a seed, unless more than `most` options would have to be weighed. */
export function simulateTests({ situation, tests, seed }: DrawsCase, most: number): DrawsAnswer {
	try {
		return { simulation: simulateChecked(situation, tests, createRandom(seed), prepareOnce(most)) };
	} catch (error) {
		if (error instanceof TooLong) return { refused: true };
		throw error;
	}
}

/** Draws them out of the page, and tells what they gave; gives what stops it. */
export const simulateLong = (asked: DrawsCase, tell: (answer: DrawsAnswer) => void): (() => void) =>
	workAside<DrawsAnswer>({ draws: asked }, { tell, isLast: () => true, here: () => simulateTests(asked, SOME) });

/** What the draws gave, and whether it is what chance makes of the exact number; that there are none without them. */
export function tellSimulation(simulation: Simulation | null, { success }: Chances): string {
	if (!simulation) return 'Trop de possibilités pour tirer ces tests avec les meilleurs choix.';
	const { successes, tests } = simulation;
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
