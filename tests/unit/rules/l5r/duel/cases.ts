import {
	type Camp,
	type Duelliste,
	dresserTableau,
	type Mises,
	type Resolution,
	resoudre,
	type Situation,
	type Tableau,
	type TraceStep,
} from '../../../../../src/rules/l5r/duel';

/** What a case says about one side; the rest is a normal character of skill 3 and a player with 10 honour. */
export type Trait = Partial<Duelliste>;

export function duelliste(trait: Trait = {}): Duelliste {
	return {
		competence: 3,
		tiret: false,
		gloire: 0,
		statut: 'normal',
		modificateurs: 0,
		incline: false,
		honneur: 10,
		modificateurMise: 0,
		...trait,
	};
}

/** A military duel, the challenger first. */
export function situation(lanceur: Trait = {}, defie: Trait = {}, reste: Partial<Situation> = {}): Situation {
	const cotes = { lanceur: duelliste(lanceur), defie: duelliste(defie) };
	return { type: 'militaire', plancher: 'apres-mise', ...cotes, ...reste };
}

/** The two bids, the challenger's first. */
export function mises(lanceur: number, defie: number): Mises {
	return { lanceur, defie };
}

/** A resolution, with the questions that rulings ask. */
export interface Jugement extends Resolution {
	/** Steps of a kind, in order. */
	readonly pas: <E extends TraceStep['kind']>(kind: E) => readonly Extract<TraceStep, { kind: E }>[];
	/** Kinds of steps, in order. */
	readonly etapes: readonly string[];
}

export function juger(duel: Situation, paris: Mises): Jugement {
	const resolution = resoudre(duel, paris);
	return {
		...resolution,
		pas: <E extends TraceStep['kind']>(kind: E) =>
			resolution.trace.filter((pas): pas is Extract<TraceStep, { kind: E }> => pas.kind === kind),
		etapes: resolution.trace.map(({ kind }) => kind),
	};
}

/** The challenger's side and bid, then the challenged's. */
export function duel(lanceur: Trait, miseLanceur: number, defie: Trait, miseDefie: number): Jugement {
	return juger(situation(lanceur, defie), mises(miseLanceur, miseDefie));
}

/** The table of a duel that is legal. */
export function tableauDe(duel: Situation, camp: Camp = 'lanceur'): Tableau {
	const tableau = dresserTableau(duel, camp);
	if (tableau.type === 'illegal') throw new Error('No table: a character has a dash');
	return tableau;
}

/** The table of two characters that differ by their skills alone, 9 + `ecart` against 9. */
export function tableauEcart(ecart: number, traits: { moi?: Trait; autre?: Trait } = {}): Tableau {
	return tableauDe(situation({ competence: 9 + ecart, ...traits.moi }, { competence: 9, ...traits.autre }));
}
