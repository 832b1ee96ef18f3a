import {
	type Depart,
	type Etape,
	type Resolution,
	resoudre,
	type Situation,
	type Tour,
} from '../../../../../src/rules/keyforge/chaines';

/** A turn in which nothing happens but what a case says. */
export function tour(trait: Partial<Tour> = {}): Tour {
	return { jouees: 0, piochees: 0, archives: 0, chaines: 0, modificateur: 0, defaussees: 0, ...trait };
}

/** Step 5 with `main` cards left in hand. */
export const avecEnMain = (main: number, modificateur = 0): Depart => ({ type: 'en-cours', main, modificateur });

export const premier: Extract<Depart, { type: 'premier' }> = { type: 'premier', mulligan: false, permises: 1 };
export const second: Extract<Depart, { type: 'second' }> = { type: 'second', mulligan: false };

/** What a case says of a situation; the rest: no chain, a full hand, three cards a turn, a deck without end. */
export type Cas = Partial<Situation>;

export function situation(cas: Cas = {}): Situation {
	return {
		chaines: 0,
		depart: avecEnMain(6),
		tours: [],
		suite: tour({ jouees: 3 }),
		pile: null,
		auDela: 'palier',
		...cas,
	};
}

/** A resolution, with the questions that cases ask. */
export interface Compte extends Resolution {
	/** Steps of a kind, in order. */
	readonly pas: <E extends Etape['etape']>(etape: E) => readonly Extract<Etape, { etape: E }>[];
	/** Rules cited by the trace, in order. */
	readonly regles: readonly string[];
	/** Cards in hand after each draw, chains left after each draw. */
	readonly mains: readonly number[];
	readonly chaines: readonly number[];
}

export function compter(cas: Cas): Compte {
	const resolution = resoudre(situation(cas));
	const { lignes } = resolution.resultat;
	return {
		...resolution,
		pas: <E extends Etape['etape']>(etape: E) =>
			resolution.trace.filter((pas): pas is Extract<Etape, { etape: E }> => pas.etape === etape),
		regles: resolution.trace.map(({ regle }) => regle),
		mains: lignes.map(({ mainApres }) => mainApres),
		chaines: lignes.map(({ chainesApres }) => chainesApres),
	};
}

/** The single draw of step 5 with these chains and cards in hand. */
export function etape5(chaines: number, main: number, cas: Cas = {}) {
	const compte = compter({ chaines, depart: avecEnMain(main), ...cas });
	const [ligne] = compte.resultat.lignes;
	if (ligne === undefined) throw new Error('No line');
	return { ...compte, ligne };
}
