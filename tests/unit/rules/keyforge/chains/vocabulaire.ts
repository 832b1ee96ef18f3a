import {
	type Depart,
	type Resolution,
	resoudre,
	type Situation,
	type Tour,
	type TraceStep,
} from '../../../../../src/rules/keyforge/chains';

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
	readonly pas: <E extends TraceStep['kind']>(kind: E) => readonly Extract<TraceStep, { kind: E }>[];
	/** Rules cited by the trace, in order. */
	readonly regles: readonly string[];
	/** Cards in hand after each draw, chains left after each draw. */
	readonly mains: readonly number[];
	readonly chaines: readonly number[];
}

export function compter(cas: Cas): Compte {
	const resolution = resoudre(situation(cas));
	const { lines } = resolution.resultat;
	return {
		...resolution,
		pas: <E extends TraceStep['kind']>(kind: E) =>
			resolution.trace.filter((pas): pas is Extract<TraceStep, { kind: E }> => pas.kind === kind),
		regles: resolution.trace.map(({ rule }) => rule),
		mains: lines.map(({ mainApres }) => mainApres),
		chaines: lines.map(({ chainesApres }) => chainesApres),
	};
}

/** The single draw of step 5 with these chains and cards in hand. */
export function etape5(chaines: number, main: number, cas: Cas = {}) {
	const compte = compter({ chaines, depart: avecEnMain(main), ...cas });
	const [ligne] = compte.resultat.lines;
	if (ligne === undefined) throw new Error('No line');
	return { ...compte, ligne };
}
