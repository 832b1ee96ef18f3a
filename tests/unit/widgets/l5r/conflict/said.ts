import { resolve } from '../../../../../src/rules/l5r/conflict';
import { caveat, figures, headline } from '../../../../../src/widgets/l5r/conflict/answer';
import { stepGroups } from '../../../../../src/widgets/l5r/conflict/groups';
import { loadBoard } from '../../../../../src/widgets/l5r/conflict/later';
import type { ConflictState } from '../../../../../src/widgets/l5r/conflict/state';
import { toEngine } from '../../../../../src/widgets/l5r/conflict/to-engine';
import { conflictCodec } from '../../../../../src/widgets/l5r/conflict/url-state';

await loadBoard();

/** The case of an address that must be right. */
export function caseOf(query: string): ConflictState {
	const { state, notices } = conflictCodec.read(new URLSearchParams(query));
	if (notices.length > 0) throw new Error(notices.join('\n'));
	return state;
}

/** Everything that the tool answers to a case. */
export function answer(state: ConflictState) {
	const situation = toEngine(state);
	const resolution = resolve(situation);
	const groups = stepGroups(resolution, state.settings.type);
	return {
		resolution,
		groups,
		verdict: headline(resolution),
		caveat: caveat(resolution, situation),
		figures: figures(resolution, situation).map(({ title, detail }) => `${title} | ${detail}`),
		/** Sentences of the steps, in order. */
		said: groups.flatMap(({ steps }) => steps.map(({ text }) => text)),
	};
}

export const answerTo = (query: string) => answer(caseOf(query));
