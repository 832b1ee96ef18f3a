import type { Attaque } from '../../../rules/mistborn/attack/plan';

/** How many play, the reader included; or solo and cooperative games. */
export const PARTIES = ['deux', 'trois', 'quatre', 'seigneur-maitre'] as const;
export type Partie = (typeof PARTIES)[number];

/** An Allié as the reader describes it, and what he does to it. */
export interface AllyFiche {
	defense: number;
	defenseur: boolean;
	reduction: number;
	nuages: number;
	/** It is attacked before players. */
	attaque: boolean;
	/** It is attacked again after each Nuage that saves it. */
	encore: boolean;
}

/** Another player. */
export interface PlayerFiche {
	sante: number;
	nuage: number;
	allies: readonly AllyFiche[];
}

/** An Adversaire: `boucliers` shields are left, each a number or X; how many of them are attacked, and with what. */
export interface FoeFiche {
	boucliers: number;
	valeur1: number;
	valeur2: number;
	valeur3: number;
	x1: boolean;
	x2: boolean;
	x3: boolean;
	effets: number;
	attaques: number;
}

/** Ids of the other players, in order. */
export const PLAYERS = ['j1', 'j2', 'j3'] as const;
type Player = (typeof PLAYERS)[number];
export type Holder = 'moi' | Player;

export interface Reglages {
	partie: Partie;
	degats: number;
	/** Who has the Cible; not looked at with two players or against the Seigneur Maître. */
	cible: Holder;
	/** Damage for players or for the Seigneur Maître at most; `ALL` for all that is left. */
	frappe: number;
	transmission: Holder | 'a-decider';
	dominat: number;
	sante: number;
}

export interface AttackState extends Reglages {
	/** As many as other players. */
	joueurs: readonly PlayerFiche[];
	adversaires: readonly FoeFiche[];
}

export const ALL = 99;
export const MAX_ALLIES = 6;
export const MAX_FOES = 6;

export const plainAlly: AllyFiche = {
	defense: 3,
	defenseur: false,
	reduction: 0,
	nuages: 0,
	attaque: false,
	encore: false,
};

export const plainPlayer: PlayerFiche = { sante: 36, nuage: 0, allies: [] };

export const plainFoe: FoeFiche = {
	boucliers: 1,
	valeur1: 3,
	valeur2: 3,
	valeur3: 3,
	x1: false,
	x2: false,
	x3: false,
	effets: 0,
	attaques: 0,
};

export const plainReglages: Reglages = {
	partie: 'trois',
	degats: 9,
	cible: 'j1',
	frappe: ALL,
	transmission: 'a-decider',
	dominat: 1,
	sante: 48,
};

const OTHERS: Readonly<Record<Partie, number>> = { deux: 1, trois: 2, quatre: 3, 'seigneur-maitre': 0 };

/** Other players, or none against the Seigneur Maître. */
export const othersOf = (partie: Partie): readonly Player[] => PLAYERS.slice(0, OTHERS[partie]);

export const initialState: AttackState = {
	...plainReglages,
	joueurs: [
		{ sante: 24, nuage: 0, allies: [{ ...plainAlly, defenseur: true }] },
		{ sante: 30, nuage: 0, allies: [{ ...plainAlly, defense: 2, attaque: true }] },
	],
	adversaires: [],
};

/** The case with another number of players: those who stay are unchanged, and the Cible is at one of them. */
export function withPartie(state: AttackState, partie: Partie): AttackState {
	const others = othersOf(partie);
	const joueurs = others.map((_, at) => state.joueurs[at] ?? plainPlayer);
	const there = (holder: string) => holder === 'moi' || others.some((player) => player === holder);
	return {
		...state,
		partie,
		joueurs,
		cible: there(state.cible) ? state.cible : plainReglages.cible,
		transmission: there(state.transmission) ? state.transmission : 'a-decider',
		adversaires: partie === 'seigneur-maitre' ? state.adversaires : [],
	};
}

/** Whether each other player is dealt everything: the reader cannot keep points. */
export const holdsCible = ({ partie, cible }: AttackState): boolean => othersOf(partie).length > 1 && cible === 'moi';

export const allyId = (player: number, at: number): string => `j${player + 1}a${at + 1}`;
export const foeId = (at: number): string => `a${at + 1}`;

/** The attack that the engine resolves. Before players, the Défenseurs of each are attacked first. */
export function toEngine(state: AttackState): Attaque {
	const { partie, degats, cible, dominat, sante, transmission } = state;
	const frappe = state.frappe === ALL ? null : state.frappe;
	if (partie === 'seigneur-maitre') {
		const foes = state.adversaires.map((foe, at) => ({ id: foeId(at), foe }));
		const strike = (moyen: 'effet' | 'degats', key: 'effets' | 'attaques') =>
			foes.flatMap(({ id, foe }) => Array.from({ length: foe[key] }, () => ({ adversaire: id, moyen })));
		return {
			contre: 'seigneur-maitre',
			degats,
			dominat,
			sante,
			adversaires: foes.map(({ id, foe }) => ({ id, boucliers: shieldsOf(foe) })),
			// Damage waits for the end of the turn: effects have already come.
			plan: { boucliers: [...strike('effet', 'effets'), ...strike('degats', 'attaques')], frappe },
		};
	}
	return {
		contre: 'joueurs',
		degats,
		cible,
		joueurs: state.joueurs.map(({ sante: health, nuage, allies }, player) => ({
			id: `j${player + 1}`,
			sante: health,
			nuage,
			allies: allies.map(({ defense, defenseur, reduction, nuages }, at) => ({
				id: allyId(player, at),
				defense,
				defenseur,
				reduction,
				nuages,
			})),
		})),
		plan: {
			allies: state.joueurs.flatMap(attacked),
			frappe,
			transmission: transmission === 'a-decider' ? null : transmission,
		},
	};
}

function attacked({ allies }: PlayerFiche, player: number): string[] {
	const ids = allies.map((ally, at) => ({ ...ally, id: allyId(player, at) }));
	return ids
		.toSorted((one, other) => Number(other.defenseur) - Number(one.defenseur))
		.flatMap(({ id, attaque, encore, nuages }) => (attaque ? Array<string>(encore ? nuages + 1 : 1).fill(id) : []));
}

/** Shields that are left, from left to right. */
function shieldsOf({ boucliers, ...foe }: FoeFiche): readonly (number | 'X')[] {
	const all = [
		foe.x1 ? ('X' as const) : foe.valeur1,
		foe.x2 ? ('X' as const) : foe.valeur2,
		foe.x3 ? ('X' as const) : foe.valeur3,
	];
	return all.slice(0, boucliers);
}
