import type { Checked } from '../../verification';
import { prepareChoice } from './choice';
import { addEffects, conclude, settleAutomatic } from './conclusion';
import { drawTokens } from './draw-tokens';
import { type Kind, listKinds } from './kind';
import { type PrepareChoice, prepareDraw } from './preparation';
import { reportStart, reportTest } from './report';
import { reportWalk } from './report-walk';
import type { TestResult } from './results';
import type { Situation } from './situation';
import type { Choose, PickRank } from './spread';
import { readStakes } from './stakes';
import type { Trace } from './trace';

/** Index of the token to apply among those revealed together, given by their kinds. */
type ChooseToken = (revealed: readonly string[]) => number;

/** A test played from TC.1 to TC.8. */
export interface PlayedTest {
	/** `null` when the bag holds no token that can be revealed (rule tc-3): the trace ends on `empty-bag`. */
	readonly result: TestResult | null;
	readonly trace: Trace;
}

/**
 * Plays a test with tokens drawn by `pickRank`. With the mode `one`, `chooseToken` chooses among the tokens revealed
 * together, given by their ids; without it, the choice is the one that `weigh` makes. `prepare` may bound what is worked
 * out, or remember it. Throws like `weigh`, and a RangeError when a rank or an index is not one of those requested.
 */
export function play(
	situation: Checked<Situation>,
	pickRank: PickRank,
	chooseToken?: ChooseToken,
	prepare: PrepareChoice = prepareChoice,
): PlayedTest {
	const kinds = listKinds(situation);
	const start = reportStart(situation, kinds);
	if (kinds.length === 0) return { result: null, trace: start };
	const stakes = readStakes(situation);
	const { walk, advise } = prepareDraw(kinds, situation.draw, prepare);
	if (walk) {
		const { result, trace } = reportWalk(situation, kinds, walk(stakes)(pickRank));
		return { result, trace: [...start, ...trace] };
	}
	const choose = chooseToken ? nameRevealed(kinds, chooseToken) : advise(stakes);
	const drawn = drawTokens(kinds, situation.draw, pickRank, choose);
	const totals = addEffects(kinds, drawn.applied);
	const revealed = nameKinds(kinds, drawn.revealed);
	const result: TestResult = {
		revealed,
		out: revealed,
		applied: nameKinds(kinds, drawn.applied),
		...conclude(stakes, totals.sum, settleAutomatic(totals)),
	};
	return { result, trace: [...start, ...reportTest(situation, kinds, drawn, result)] };
}

function nameRevealed(kinds: readonly Kind[], chooseToken: ChooseToken): Choose {
	return (revealed) => chooseToken(nameKinds(kinds, revealed));
}

function nameKinds(kinds: readonly Kind[], ranks: readonly number[]): readonly string[] {
	return ranks.flatMap((rank) => kinds[rank]?.id ?? []);
}
