// What draws tokens is not in what the engine exports at its door: this file comes with the first drawn test.

import type { Checked, PrepareChoice, Situation } from '../../../rules/arkham/skill-test';
import { prepareOnce } from '../../../rules/arkham/skill-test/choice';
import { TooLong } from '../../../rules/arkham/skill-test/graph';
import { type PlayedTest, playChecked } from '../../../rules/arkham/skill-test/play';
import { createRandom } from '../../../rules/odds';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { listed } from '../../shared/words';
import { LAST, type TestState } from './state';
import { tokenName } from './words';

const HISTORY = 30;

/** Options that are weighed for a drawn test: the reader waits for it. */
const MOST = 100_000;

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
	/** Whether the last test asked for has too many possibilities to be drawn with the best decisions. */
	refused?: boolean;
}

/** What the best decisions are in the last case drawn: the same for all its draws. */
let prepared: { situation: Checked<Situation>; prepare: PrepareChoice } | undefined;

function prepareFor(situation: Checked<Situation>): PrepareChoice {
	if (prepared?.situation === situation) return prepared.prepare;
	prepared = { situation, prepare: prepareOnce(MOST) };
	return prepared.prepare;
}

/** What a test under way comes to: the same each time. Throws `TooLong` when its best decisions would take too long. */
export function playDrawn({ situation, seed, choice }: Drawn): PlayedTest {
	const next = createRandom(seed);
	const rank = (left: number) => Math.floor(next() * left);
	return playChecked(situation, rank, choice === undefined ? undefined : () => choice, prepareFor(situation));
}

/** Shows a test under way further, or with another choice: once it is shown to its end, it is one of those drawn. */
export function show(before: Draws, next: Drawn, data: ChaosBags): Draws {
	try {
		return advance(before, next, data);
	} catch (error) {
		if (error instanceof TooLong) return { drawn: undefined, history: before.history, refused: true };
		throw error;
	}
}

function advance({ drawn, history }: Draws, next: Drawn, data: ChaosBags): Draws {
	const { result } = playDrawn(next);
	const known = drawn?.shown === LAST && drawn.seed === next.seed;
	if (next.shown < LAST || !result || known) return { drawn: next, history };
	const tokens = listed(result.revealed.map((id) => tokenName(data, id)));
	const { success, total, difficulty } = result;
	const text = `${success ? 'Réussite' : 'Échec'} (${total} contre ${difficulty}) : ${tokens}`;
	return { drawn: next, history: [{ text, success }, ...history].slice(0, HISTORY) };
}
