import type { Attack } from '../../../rules/mistborn/attack';

/** How many play, the reader included; or solo and cooperative games. */
export const MODES = ['deux', 'trois', 'quatre', 'seigneur-maitre'] as const;
export type Mode = (typeof MODES)[number];

/** An Ally as the reader describes it, and what he does to it. */
export interface AllySheet {
	defense: number;
	defender: boolean;
	reduction: number;
	clouds: number;
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
export type Holder = 'moi' | PlayerId;

export interface AttackSettings {
	mode: Mode;
	damage: number;
	/** Who has the Target; not looked at with two players or against the Lord Ruler. */
	target: Holder;
	/** Damage for players or for the Lord Ruler at most; `ALL` for all that is left. */
	strike: number;
	newHolder: Holder | 'a-decider';
	dominance: number;
	health: number;
}

export interface AttackState extends AttackSettings {
	/** As many as other players. */
	players: readonly PlayerSheet[];
	foes: readonly FoeSheet[];
}

export const ALL = 99;
export const MAX_ALLIES = 6;
export const MAX_FOES = 6;

export const plainAlly: AllySheet = {
	defense: 3,
	defender: false,
	reduction: 0,
	clouds: 0,
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
	mode: 'trois',
	damage: 9,
	target: 'j1',
	strike: ALL,
	newHolder: 'a-decider',
	dominance: 1,
	health: 48,
};

const OTHERS: Readonly<Record<Mode, number>> = { deux: 1, trois: 2, quatre: 3, 'seigneur-maitre': 0 };

/** Other players, or none against the Lord Ruler. */
export const othersOf = (mode: Mode): readonly PlayerId[] => PLAYERS.slice(0, OTHERS[mode]);

export const initialState: AttackState = {
	...plainSettings,
	players: [
		{ health: 24, cloud: 0, allies: [{ ...plainAlly, defender: true }] },
		{ health: 30, cloud: 0, allies: [{ ...plainAlly, defense: 2, attacked: true }] },
	],
	foes: [],
};

/** The case with another number of players: those who stay are unchanged, and the Target is at one of them. */
export function withMode(state: AttackState, mode: Mode): AttackState {
	const others = othersOf(mode);
	const players = others.map((_, at) => state.players[at] ?? plainPlayer);
	const there = (holder: string) => holder === 'moi' || others.some((player) => player === holder);
	return {
		...state,
		mode,
		players,
		target: there(state.target) ? state.target : plainSettings.target,
		newHolder: there(state.newHolder) ? state.newHolder : 'a-decider',
		foes: mode === 'seigneur-maitre' ? state.foes : [],
	};
}

/** Whether each other player is dealt everything: the reader cannot keep points. */
export const holdsTarget = ({ mode, target }: AttackState): boolean => othersOf(mode).length > 1 && target === 'moi';

export const allyId = (player: number, at: number): string => `j${player + 1}a${at + 1}`;
export const foeId = (at: number): string => `a${at + 1}`;

/** The attack that the engine resolves. Before players, the Defenders of each are attacked first. */
export function toEngine(state: AttackState): Attack {
	const { mode, damage, target, dominance, health, newHolder } = state;
	const strike = state.strike === ALL ? null : state.strike;
	if (mode === 'seigneur-maitre') {
		const foes = state.foes.map((foe, at) => ({ id: foeId(at), foe }));
		const shieldAttacks = (means: 'effet' | 'degats', key: 'effects' | 'attacks') =>
			foes.flatMap(({ id, foe }) => Array.from({ length: foe[key] }, () => ({ foe: id, means })));
		return {
			against: 'seigneur-maitre',
			damage,
			dominance,
			health,
			foes: foes.map(({ id, foe }) => ({ id, shields: shieldsOf(foe) })),
			// Damage waits for the end of the turn: effects have already come.
			plan: { shields: [...shieldAttacks('effet', 'effects'), ...shieldAttacks('degats', 'attacks')], strike },
		};
	}
	return {
		against: 'joueurs',
		damage,
		target,
		players: state.players.map(({ health, cloud, allies }, player) => ({
			id: `j${player + 1}`,
			health,
			cloud,
			allies: allies.map(({ defense, defender, reduction, clouds }, at) => ({
				id: allyId(player, at),
				defense,
				defender,
				reduction,
				clouds,
			})),
		})),
		plan: {
			allies: state.players.flatMap(listAttacked),
			strike,
			newHolder: newHolder === 'a-decider' ? null : newHolder,
		},
	};
}

function listAttacked({ allies }: PlayerSheet, player: number): string[] {
	const ids = allies.map((ally, at) => ({ ...ally, id: allyId(player, at) }));
	return ids
		.toSorted((one, other) => Number(other.defender) - Number(one.defender))
		.flatMap(({ id, attacked, again, clouds }) => (attacked ? Array<string>(again ? clouds + 1 : 1).fill(id) : []));
}

/** Shields that are left, from left to right. */
function shieldsOf({ shields, ...foe }: FoeSheet): readonly (number | 'X')[] {
	const all = [
		foe.x1 ? ('X' as const) : foe.value1,
		foe.x2 ? ('X' as const) : foe.value2,
		foe.x3 ? ('X' as const) : foe.value3,
	];
	return all.slice(0, shields);
}
