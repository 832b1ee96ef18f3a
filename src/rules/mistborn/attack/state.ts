import type { Refus } from './refusal';
import { type Allie, type EntreJoueurs, type Joueur, MOI } from './situation';
import type { Trace, TraceStep } from './trace';

/** What becomes of the Cible once all the damage is dealt. */
export type SuiteCible =
	/** Its holder keeps it: he was not attacked, or the attacker has it. */
	| 'reste'
	/** Its holder was hurt: he may pass it. */
	| 'peut-passer'
	/** Its holder received nothing: he cannot pass it. */
	| 'ne-passe-pas'
	/** Its holder is eliminated: the attacker has not said who gets it. */
	| 'a-donner'
	/** Two players are left, or the game is played without it. */
	| 'aucune';

/** Everything known of an attack between players at one moment. Never modified: each step returns the next one. */
export interface Etat {
	/** Other players when the attack began. */
	readonly adversaires: number;
	/** Other players alive. */
	readonly joueurs: readonly Joueur[];
	/** Id of the holder; `null` when the Cible is not in play or has no holder yet. */
	readonly cible: string | null;
	readonly suite: SuiteCible;
	/** Damage not used. */
	readonly reserve: number;
	/** Part of the reserve that a player's Défenseurs have already taken, when each player is due the whole of it. */
	readonly absorbes: Readonly<Record<string, number>>;
	readonly tues: readonly AllieEnJeu[];
	readonly refus: readonly Refus[];
	readonly trace: Trace;
}

/** An Allié and its player. */
export interface AllieEnJeu {
	readonly allie: Allie;
	/** Id of its player. */
	readonly joueur: string;
}

/** State before the attack. There is no Cible with one other player (rule cible-jamais). */
export function openEtat({ degats, cible, joueurs }: EntreJoueurs): Etat {
	const deux = joueurs.length === 1;
	const etat: Etat = {
		adversaires: joueurs.length,
		joueurs,
		cible: deux ? null : cible,
		suite: deux ? 'aucune' : 'reste',
		reserve: degats,
		absorbes: {},
		tues: [],
		refus: [],
		trace: [],
	};
	return record(etat, { kind: 'reserve', rule: 'regles-combat-reserve', sujet: MOI, avant: 0, apres: degats });
}

/** Adds findings to the trace. */
export function record<E extends { readonly trace: Trace }>(etat: E, ...etapes: readonly TraceStep[]): E {
	return { ...etat, trace: [...etat.trace, ...etapes] };
}

/** Adds a refusal: nothing else changes. */
export function refuse(etat: Etat, refus: Refus): Etat {
	return { ...etat, refus: [...etat.refus, refus] };
}

/** Whether each other player is due the whole pool: the attacker has the Cible (rule regles-combat-cible-vous). */
export function isPourTous({ cible }: Etat): boolean {
	return cible === MOI;
}

/** Damage that can still be used against a player and his Alliés. */
export function disponiblesContre(etat: Etat, joueur: string): number {
	return etat.reserve - (etat.absorbes[joueur] ?? 0);
}

/** Players alive, the attacker included. */
export function countVivants({ joueurs }: Etat): number {
	return joueurs.length + 1;
}

/** A player alive. Throws an Error for any other id: callers know that he is. */
export function getJoueur({ joueurs }: Etat, id: string): Joueur {
	const joueur = joueurs.find((autre) => autre.id === id);
	if (joueur === undefined) throw new Error(`No player "${id}" alive`);
	return joueur;
}

/** Replaces the player who has the same id. */
export function replaceJoueur(etat: Etat, joueur: Joueur): Etat {
	return { ...etat, joueurs: etat.joueurs.map((autre) => (autre.id === joueur.id ? joueur : autre)) };
}

/** An Allié in play and its player; `undefined` for an id that is not in play. */
export function findAllie({ joueurs }: Etat, id: string): AllieEnJeu | undefined {
	return joueurs
		.flatMap((joueur) => joueur.allies.map((allie) => ({ allie, joueur: joueur.id })))
		.find(({ allie }) => allie.id === id);
}

/** Défenseurs that a player has in play, in order. */
export function listDefenseurs({ allies }: Joueur): readonly Allie[] {
	return allies.filter(({ defenseur }) => defenseur);
}
