// What a drawn test needs: it comes with the first one.

import type { Checked, PlayedTest, Situation } from '../../../rules/arkham/skill-test';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { listed } from '../../shared/words';
import { workAside } from './aside';
import type { PlayAnswer } from './long-messages';
import { playWithin } from './play-within';
import { LAST, type TestState } from './state';
import { tokenName } from './words';

const HISTORY = 30;

/** Options that are weighed for a drawn test without leaving the page. */
const FEW = 1000;

/** The same, where no worker may start: the page waits. */
const SOME = 20_000;

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
	/** What it comes to, when that was worked out of the page. */
	played?: PlayedTest;
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

/** What a test under way comes to: the same each time. */
export function playDrawn(drawn: Drawn): PlayedTest {
	const played = drawn.played ?? playWithin(drawn, FEW);
	if (!played) throw new RangeError('A test that takes long is played before it is shown.');
	return played;
}

/** Draws a test: at once when it takes no time, and otherwise out of the page. `change` is told what becomes of the draws. */
export function drawTest(drawn: Drawn, data: ChaosBags, change: (next: (before: Draws) => Draws) => void): void {
	if (playWithin(drawn, FEW)) {
		change((before) => show(before, drawn, data));
		return;
	}
	const { situation, seed } = drawn;
	const here = (): PlayAnswer => ({ played: playWithin(drawn, SOME) });
	const tell = ({ played }: PlayAnswer) =>
		change((before) =>
			played ? show(before, { ...drawn, played }, data) : { drawn: undefined, history: before.history, refused: true },
		);
	workAside<PlayAnswer>({ play: { situation, seed } }, { tell, isLast: () => true, here });
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
