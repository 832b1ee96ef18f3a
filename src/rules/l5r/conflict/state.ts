import type { Character } from './character';
import type { Element } from './ring';
import { type Forces, SIDES, type Side, type Situation } from './situation';
import type { GameEnd, Trace, TraceStep } from './trace';

/** A character and what the conflict made of it. */
export interface CharacterState extends Character {
	/** Where it is; participants are `conflict` until the end. One that is to be played waits in `hand`. */
	readonly place: 'conflict' | 'home' | 'hand' | 'out';
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
	/** Participants when totals were compared; `null` before. */
	readonly compared: Readonly<Record<Side, readonly CharacterState[]>> | null;
	/** Sum of the modifiers of the strength of the attacked province. */
	readonly bonus: number;
	/** That strength with its modifiers, never below 0. */
	readonly strength: number;
	/** Whether it cannot be broken, whether step 3.2.5 is over, and whether it is broken. */
	readonly provinceProtected: boolean;
	readonly provinceCompared: boolean;
	readonly provinceBroken: boolean;
	readonly unopposed: boolean;
	/** Whether the character that was chosen for the ring effect cannot be. */
	readonly effectRefused: boolean;
	/** Elements of the contested ring, who resolves its effect, who claims it instead of the winner. */
	readonly elements: readonly Element[];
	readonly resolver: Side;
	readonly claimant: Side | null;
	readonly effectCanceled: boolean;
	/** Where the contested ring is: on the province, in the pool, or claimed. */
	readonly ring: 'contested' | 'available' | Side;
	/** Events that have happened, or could not. */
	readonly played: number;
	/** Set once the game is over: no step follows. */
	readonly gameEnd: GameEnd | null;
	readonly trace: Trace;
}

/** State before the first step. */
export function openState(situation: Situation): State {
	const { attacker, defender, province, events } = situation;
	const fromHand = events.flatMap((event) => (event.type === 'play' ? [event.character] : []));
	return {
		situation,
		sides: { attacker: openSide(attacker, fromHand), defender: openSide(defender, fromHand) },
		winner: null,
		compared: null,
		bonus: province.bonus,
		strength: Math.max(0, province.strength + province.bonus),
		provinceProtected: false,
		provinceCompared: false,
		provinceBroken: false,
		unopposed: false,
		effectRefused: false,
		elements: [situation.ring.element],
		resolver: 'attacker',
		claimant: null,
		effectCanceled: false,
		ring: 'contested',
		played: 0,
		gameEnd: null,
		trace: [],
	};
}

/** A side as the window opens; `fromHand`: ids of the characters that an event plays from hand, which are in no place before. */
function openSide({ characters, honor }: Forces, fromHand: readonly string[]): SideState {
	return {
		characters: characters.map((character) => ({
			...character,
			place: fromHand.includes(character.id) ? 'hand' : character.home ? 'home' : 'conflict',
			contribution: 0,
		})),
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

/** The character that has this id, and its side; throws when there is none. */
export function findCharacter(
	{ sides }: State,
	id: string,
): { readonly side: Side; readonly character: CharacterState } {
	for (const side of SIDES) {
		const character = sides[side].characters.find((other) => other.id === id);
		if (character !== undefined) return { side, character };
	}
	throw new RangeError(`No character ${id}`);
}

/** Characters of a side that participate at this moment, in order. */
export function listParticipants(state: State, side: Side): readonly CharacterState[] {
	return state.sides[side].characters.filter(({ place }) => place === 'conflict');
}

/** Difference between the totals of the players. */
export function measureDifference({ sides: { attacker, defender } }: State): number {
	return Math.abs(attacker.total - defender.total);
}
