import {
	type Camp,
	type CoutEffet,
	type Effet,
	type EtapeForger,
	type Evenement,
	type Joueur,
	type Mouvement,
	type Resolution,
	resoudre,
	type Situation,
	type TraceStep,
} from '../../../../../src/rules/keyforge/forge';

/** What a case says about a player; the rest: nothing at all. */
export type Fiche = Partial<Joueur>;

export function joueur(fiche: Fiche = {}): Joueur {
	return { reserve: 0, surCartes: 0, captures: 0, cles: 0, modificateurs: [], ...fiche };
}

export function situation(vous: Fiche = {}, adversaire: Fiche = {}, actif: Camp = 'vous'): Situation {
	return { vous: joueur(vous), adversaire: joueur(adversaire), actif };
}

export function etape1(camp: Camp = 'vous', details: Partial<EtapeForger> = {}): EtapeForger {
	return { type: 'etape-forger', joueur: camp, empechement: null, depuisCartes: 0, ...details };
}

export const auCoutActuel = (ecart = 0): CoutEffet => ({ type: 'actuel', ecart });
export const auPrixDe = (montant: number): CoutEffet => ({ type: 'fixe', montant });

export function effet(camp: Camp = 'vous', details: Partial<Effet> = {}): Effet {
	return {
		type: 'effet',
		joueur: camp,
		cout: auCoutActuel(),
		choix: 'obligatoire',
		empechement: null,
		depuisCartes: 0,
		...details,
	};
}

export function mouvement(type: Mouvement['type'], camp: Camp, montant: number): Mouvement {
	return { type, joueur: camp, montant };
}

export function cout(camp: Camp, variation: number): Evenement {
	return { type: 'cout', joueur: camp, variation };
}

export const cleDefaite = (camp: Camp): Evenement => ({ type: 'cle-defaite', joueur: camp });
export const finDeTour = (camp: Camp = 'vous'): Evenement => ({ type: 'fin-de-tour', joueur: camp });

/** A resolution, with the questions that cases ask. */
export interface Jugement extends Resolution {
	/** Steps of a kind, in order. */
	readonly pas: <E extends TraceStep['kind']>(kind: E) => readonly Extract<TraceStep, { kind: E }>[];
	/** Rules cited by the trace, in order. */
	readonly regles: readonly string[];
}

export function juger(cas: Situation, ...evenements: readonly Evenement[]): Jugement {
	const resolution = resoudre(cas, evenements);
	return {
		...resolution,
		pas: <E extends TraceStep['kind']>(kind: E) =>
			resolution.trace.filter((pas): pas is Extract<TraceStep, { kind: E }> => pas.kind === kind),
		regles: resolution.trace.map(({ rule }) => rule),
	};
}

/** Your step 1, with what you have. */
export const votreEtape1 = (fiche: Fiche, details: Partial<EtapeForger> = {}): Jugement =>
	juger(situation(fiche), etape1('vous', details));
