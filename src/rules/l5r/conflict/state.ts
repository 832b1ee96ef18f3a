import type { Character } from './character';
import type { Forces, Side, Situation } from './situation';
import type { GameEnd, Trace, TraceStep } from './trace';

/** A character and what the conflict made of it. */
export interface CharacterState extends Character {
	/** False once the character has been removed from the conflict. */
	readonly participates: boolean;
	/** What it brought to the total of its side. */
	readonly contribution: number;
}

/** One side while the conflict resolves. */
interface SideState {
	readonly characters: readonly CharacterState[];
	/** Skill total of the player. */
	readonly total: number;
	readonly honor: number;
}

/** Everything the resolution knows at one moment. Never modified: each step returns the next one. */
export interface State {
	readonly situation: Situation;
	readonly sides: Readonly<Record<Side, SideState>>;
	/** `null` before the comparison, and when nobody wins. */
	readonly winner: Side | null;
	/** Strength of the attacked province, bonuses included, once it is compared. */
	readonly strength: number;
	readonly provinceBroken: boolean;
	readonly unopposed: boolean;
	/** Where the contested ring is: on the province, in the pool, or claimed. */
	readonly ring: 'contested' | 'available' | Side;
	/** Set once the game is over: no step follows. */
	readonly gameEnd: GameEnd | null;
	readonly trace: Trace;
}

/** State before the first step. */
export function openState(situation: Situation): State {
	const { attacker, defender, province } = situation;
	return {
		situation,
		sides: { attacker: openSide(attacker), defender: openSide(defender) },
		winner: null,
		strength: province.strength + province.bonus,
		provinceBroken: false,
		unopposed: false,
		ring: 'contested',
		gameEnd: null,
		trace: [],
	};
}

function openSide({ characters, honor }: Forces): SideState {
	return {
		characters: characters.map((character) => ({ ...character, participates: true, contribution: 0 })),
		total: 0,
		honor,
	};
}

/** Adds findings to the trace. */
export function record(state: State, ...steps: readonly TraceStep[]): State {
	return { ...state, trace: [...state.trace, ...steps] };
}

/** Changes a part of one side. */
export function changeSide(state: State, side: Side, part: Partial<SideState>): State {
	return { ...state, sides: { ...state.sides, [side]: { ...state.sides[side], ...part } } };
}

/** Replaces the character of a side that has the same id. */
export function replaceCharacter(state: State, side: Side, character: CharacterState): State {
	const characters = state.sides[side].characters.map((other) => (other.id === character.id ? character : other));
	return changeSide(state, side, { characters });
}

/** Characters of a side that participate at this moment, in order. */
export function listParticipants(state: State, side: Side): readonly CharacterState[] {
	return state.sides[side].characters.filter(({ participates }) => participates);
}

/** Difference between the totals of the players. */
export function measureDifference({ sides: { attacker, defender } }: State): number {
	return Math.abs(attacker.total - defender.total);
}
