import type { Creature } from './creature';
import { opposingSide } from './situation';
import { type InPlay, record, type State } from './state';

/**
 * Creatures marked for destruction leave play together and their lines close up (rule sequence-detruit-defausser);
 * then the Æmber they held goes to the opponent of their controller (rule quitter-le-jeu-aombre).
 */
export function removeMarked(state: State, marked: readonly InPlay[]): State {
	const gone = new Set(marked.map(({ creature }) => creature.id));
	const situation = {
		active: without(state.situation.active, gone),
		opposing: without(state.situation.opposing, gone),
	};
	const discarded = marked.map(({ creature, side }) => ({
		kind: 'discarded' as const,
		rule: 'sequence-detruit-defausser' as const,
		creature: creature.id,
		before: state.situation[side].length,
		after: situation[side].length,
		side,
	}));
	return marked.reduce(giveAember, record({ ...state, situation }, ...discarded));
}

function without(line: readonly Creature[], gone: ReadonlySet<string>): readonly Creature[] {
	return line.filter((creature) => !gone.has(creature.id));
}

function giveAember(state: State, { creature, side }: InPlay): State {
	if (creature.aember === 0) return state;
	const recipient = opposingSide(side);
	const before = state.aemberGained[recipient];
	const after = before + creature.aember;
	return record(
		{ ...state, aemberGained: { ...state.aemberGained, [recipient]: after } },
		{ kind: 'aember-returned', rule: 'quitter-le-jeu-aombre', creature: creature.id, before, after, recipient },
	);
}
