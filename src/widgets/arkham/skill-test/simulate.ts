import type { Chances, Simulation } from '../../../rules/arkham/skill-test';
import { fraction, toNumber } from '../../../rules/odds';
import { workAside } from './aside';
import type { DrawsAnswer, DrawsCase } from './long-messages';
import { simulateWithin } from './simulate-within';
import { percent } from './words';

/** Options that are weighed for simulated tests where no worker may start: the page waits. */
const SOME = 20_000;

/** Draws tests out of the page, and tells what they gave; gives what stops it. */
export const simulateLong = (asked: DrawsCase, tell: (answer: DrawsAnswer) => void): (() => void) =>
	workAside<DrawsAnswer>({ draws: asked }, { tell, isLast: () => true, here: () => simulateWithin(asked, SOME) });

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
