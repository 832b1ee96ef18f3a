// What draws tokens is not in what the engine exports at its door: this file comes with the first drawn test.

import type { Checked, Situation } from '../../../rules/arkham/skill-test';
import { type PlayedTest, playChecked } from '../../../rules/arkham/skill-test/play';
import { createRandom } from '../../../rules/odds';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { listed } from '../../shared/words';
import { LAST, type TestState } from './state';
import { tokenName } from './words';

const HISTORY = 30;

/** A test whose token was drawn, and how far it is shown. */
export interface Drawn {
	/** The case as it was when the token was drawn. */
	state: TestState;
	situation: Checked<Situation>;
	seed: number;
	/** Which of the tokens revealed together is applied; the best one until the reader says. */
	choice: number | undefined;
	/** Last step shown: 1 to 8. */
	shown: number;
}

/** A test drawn to its end, in a line. */
interface Past {
	text: string;
	success: boolean;
}

/** The test under way, and those drawn before it, the last one first. */
export interface Draws {
	drawn: Drawn | undefined;
	history: readonly Past[];
}

/** What a test under way comes to: the same each time. */
export function playDrawn({ situation, seed, choice }: Drawn): PlayedTest {
	const next = createRandom(seed);
	const rank = (left: number) => Math.floor(next() * left);
	return playChecked(situation, rank, choice === undefined ? undefined : () => choice);
}

/** Shows a test under way further, or with another choice: once it is shown to its end, it is one of those drawn. */
export function show({ drawn, history }: Draws, next: Drawn, data: ChaosBags): Draws {
	const { result } = playDrawn(next);
	const known = drawn?.shown === LAST && drawn.seed === next.seed;
	if (next.shown < LAST || !result || known) return { drawn: next, history };
	const tokens = listed(result.revealed.map((id) => tokenName(data, id)));
	const { success, total, difficulty } = result;
	const text = `${success ? 'Réussite' : 'Échec'} (${total} contre ${difficulty}) : ${tokens}`;
	return { drawn: next, history: [{ text, success }, ...history].slice(0, HISTORY) };
}
