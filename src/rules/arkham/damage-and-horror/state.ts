import { type CardState, createInvestigator, listAssets } from './card-state';
import type { Assignment, Situation } from './situation';
import type { Trace, TraceStep } from './trace';

/** Everything the resolution knows at one moment. Never modified: each step returns the next one. */
export interface State {
	readonly situation: Situation;
	readonly assignment: Assignment;
	readonly investigator: CardState;
	/** All the assets, defeated ones included. */
	readonly assets: readonly CardState[];
	readonly trace: Trace;
}

/** State before anything is dealt. */
export function openState(situation: Situation, assignment: Assignment): State {
	const assets = listAssets(situation, assignment);
	const investigator = createInvestigator(situation, assignment, assets);
	return { situation, assignment, investigator, assets, trace: [] };
}

/** Adds steps to the trace. */
export function record(state: State, ...steps: readonly TraceStep[]): State {
	return { ...state, trace: [...state.trace, ...steps] };
}

/** The assets, then the investigator: the order in which cards are assigned and checked. */
export function listCards({ assets, investigator }: State): readonly CardState[] {
	return [...assets, investigator];
}

/** Changes every card in the same way, and records what `change` says of it. */
export function changeCards(
	state: State,
	change: (card: CardState) => readonly [CardState, readonly TraceStep[]],
): State {
	const assets = state.assets.map(change);
	const [investigator, steps] = change(state.investigator);
	const changed = { ...state, assets: assets.map(([card]) => card), investigator };
	return record(changed, ...assets.flatMap(([, assetSteps]) => assetSteps), ...steps);
}
