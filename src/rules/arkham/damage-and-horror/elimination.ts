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
			kind: 'elimination-cartes',
			rule: 'degats-elimination-1',
			card,
			before: listUndefeated(state).length,
			after: 0,
		},
		{ kind: 'elimination-pions', rule: 'degats-elimination-2', ...note },
		{ kind: 'elimination-ennemis', rule: 'degats-elimination-3', ...note },
		{ kind: 'elimination-menace', rule: 'degats-elimination-4', ...note },
	];
	const end: TraceStep = { kind: 'fin-du-scenario', rule: 'degats-elimination-6', card, before: 1, after: 0 };
	if (otherPlayers === 0) return record(state, ...steps, end);
	const succession: TraceStep = { kind: 'elimination-principal', rule: 'degats-elimination-5', ...note };
	const counting: TraceStep = { kind: 'par-investigateur', rule: 'degats-elimination-par-investigateur', ...note };
	return record(state, ...steps, ...(lead ? [succession] : []), counting);
}
