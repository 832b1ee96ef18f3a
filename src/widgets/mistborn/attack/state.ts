import type { Turn } from '../../../rules/mistborn/attack/assault';
import { type BlowSheet, plainBlow } from './blow';

/** How many play, the reader included; or solo and cooperative games, in which the Lord Ruler attacks too (`assault`). */
export const MODES = ['two', 'three', 'four', 'lord-ruler', 'assault'] as const;
export type Mode = (typeof MODES)[number];

/** An Ally as the reader describes it, and what he does to it. */
export interface AllySheet {
	defense: number;
	defender: boolean;
	reduction: number;
	clouds: number;
	/** An effect kills it before any damage. */
	slain: boolean;
	/** It is attacked before players. */
	attacked: boolean;
	/** It is attacked again after each Cloud that saves it. */
	again: boolean;
}

/** Another player. */
export interface PlayerSheet {
	health: number;
	cloud: number;
	allies: readonly AllySheet[];
}

/** A foe: `shields` shields are left, each a number or X; how many of them are attacked, and with what. */
export interface FoeSheet {
	shields: number;
	value1: number;
	value2: number;
	value3: number;
	x1: boolean;
	x2: boolean;
	x3: boolean;
	effects: number;
	attacks: number;
}

/** Ids of the other players, in order. */
export const PLAYERS = ['j1', 'j2', 'j3'] as const;
type PlayerId = (typeof PLAYERS)[number];
export type Holder = 'me' | PlayerId;

/** Ids of all players, the reader first. */
export const EVERYONE: readonly Holder[] = ['me', ...PLAYERS];

export interface AttackSettings {
	mode: Mode;
	damage: number;
	/** Who has the Target; not looked at with two players or against the Lord Ruler. */
	target: Holder;
	/** Damage for players or for the Lord Ruler at most; `ALL` for all that is left. */
	strike: number;
	newHolder: Holder | 'undecided';
	/** An effect kills every Ally of the others, or takes every shield off: the second ability of Maelstrom. */
	maelstrom: boolean;
	dominance: number;
	health: number;
	/** How many players the Lord Ruler attacks, the reader included; 1 in other games. */
	crew: number;
	/** Missions that no player has completed, for an Edict that heals the Lord Ruler. */
	missions: number;
	/** Whose turn the attacks of the Lord Ruler end; `none` when only the attacks are asked. */
	turn: Holder | 'none';
	/** The card of the Lord Ruler that this player reveals, and those in the pack before that. */
	card: Turn['card'];
	pack: number;
}

export interface AttackState extends AttackSettings {
	/** As many as there are seats. */
	players: readonly PlayerSheet[];
	foes: readonly FoeSheet[];
	/** Attacks of the Lord Ruler: one at least when he attacks, unless a turn is followed; none in other games. */
	blows: readonly BlowSheet[];
}

export const ALL = 99;
/** Cards in the pack of the Lord Ruler at the start of the game. */
export const MAX_PACK = 36;
export const MAX_ALLIES = 6;
export const MAX_FOES = 6;

export const plainAlly: AllySheet = {
	defense: 3,
	defender: false,
	reduction: 0,
	clouds: 0,
	slain: false,
	attacked: false,
	again: false,
};

export const plainPlayer: PlayerSheet = { health: 36, cloud: 0, allies: [] };

export const plainFoe: FoeSheet = {
	shields: 1,
	value1: 3,
	value2: 3,
	value3: 3,
	x1: false,
	x2: false,
	x3: false,
	effects: 0,
	attacks: 0,
};

export const plainSettings: AttackSettings = {
	mode: 'three',
	damage: 9,
	target: 'j1',
	strike: ALL,
	newHolder: 'undecided',
	maelstrom: false,
	dominance: 1,
	health: 48,
	crew: 1,
	missions: 0,
	turn: 'none',
	card: 'edict',
	pack: MAX_PACK,
};

const OTHERS: Readonly<Record<Mode, number>> = { two: 1, three: 2, four: 3, 'lord-ruler': 0, assault: 0 };

/** Other players, or none against the Lord Ruler. */
export const othersOf = (mode: Mode): readonly PlayerId[] => PLAYERS.slice(0, OTHERS[mode]);

/** Ids of the players who are attacked: the others; or, by the Lord Ruler, the reader and his teammates. */
export const seatsOf = ({ mode, crew }: Pick<AttackSettings, 'mode' | 'crew'>): readonly Holder[] =>
	mode === 'assault' ? EVERYONE.slice(0, crew) : othersOf(mode);

export const initialState: AttackState = {
	...plainSettings,
	players: [
		{ health: 24, cloud: 0, allies: [{ ...plainAlly, defender: true }] },
		{ health: 30, cloud: 0, allies: [{ ...plainAlly, defense: 2, attacked: true }] },
	],
	foes: [],
	blows: [],
};

/** The case in another game: players who stay are unchanged, and the Target is at one of them. */
export function withMode(state: AttackState, mode: Mode): AttackState {
	const assault = mode === 'assault';
	const same = assault === (state.mode === 'assault');
	const { crew, missions, turn, card, pack } = assault && same ? state : plainSettings;
	const seats = seatsOf({ mode, crew });
	const there = (holder: string) => holder === 'me' || seats.some((player) => player === holder);
	return {
		...state,
		mode,
		crew,
		missions,
		turn,
		card,
		pack,
		players: seats.map((_, at) => (same ? state.players[at] : undefined) ?? plainPlayer),
		maelstrom: state.maelstrom && !assault,
		target: there(state.target) ? state.target : plainSettings.target,
		newHolder: there(state.newHolder) ? state.newHolder : 'undecided',
		foes: mode === 'lord-ruler' ? state.foes : [],
		blows: assault ? (same ? state.blows : [plainBlow]) : [],
	};
}

/** Whether each other player is dealt everything: the reader cannot keep points. */
export const holdsTarget = ({ mode, target }: AttackState): boolean => othersOf(mode).length > 1 && target === 'me';

/** Id of an Ally of a player. */
export const allyId = (player: string, at: number): string => `${player}a${at + 1}`;
export const foeId = (at: number): string => `a${at + 1}`;
