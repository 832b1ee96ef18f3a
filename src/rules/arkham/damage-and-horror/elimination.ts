import { listUndefeated } from './defeat';
import { record, type State } from './state';
import type { TraceStep } from './trace';

/**
 * A defeated investigator is out of the scenario (rule degats-elimination): the steps that their player follows, in
 * order (rules degats-elimination-1 to -6). Clues, resources and enemies are not counted.
 */
export function eliminate(state: State): State {
	const { otherPlayers, lead } = state.situation.game;
	const card = 'investigator';
	const note = { card, before: otherPlayers, after: otherPlayers } as const;
	const steps: readonly TraceStep[] = [
		{ kind: 'elimination', rule: 'degats-elimination', card, before: otherPlayers + 1, after: otherPlayers },
		{
			kind: 'elimination-cards',
			rule: 'degats-elimination-1',
			card,
			before: listUndefeated(state).length,
			after: 0,
		},
		{ kind: 'elimination-tokens', rule: 'degats-elimination-2', ...note },
		{ kind: 'elimination-enemies', rule: 'degats-elimination-3', ...note },
		{ kind: 'elimination-threat-area', rule: 'degats-elimination-4', ...note },
	];
	const end: TraceStep = { kind: 'scenario-end', rule: 'degats-elimination-6', card, before: 1, after: 0 };
	if (otherPlayers === 0) return record(state, ...steps, end);
	const succession: TraceStep = { kind: 'elimination-lead', rule: 'degats-elimination-5', ...note };
	const counting: TraceStep = { kind: 'per-investigator', rule: 'degats-elimination-par-investigateur', ...note };
	return record(state, ...steps, ...(lead ? [succession] : []), counting);
}
