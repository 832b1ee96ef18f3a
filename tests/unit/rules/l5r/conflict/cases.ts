import {
	type Anneau,
	CHOIX,
	type Element,
	type Faveur,
	type Issue,
	type Personnage,
	type Province,
	type Resolution,
	resoudre,
	type Situation,
	type TraceStep,
	type Type,
} from '../../../../../src/rules/l5r/conflict';

/** What a case says about a character; the rest is a plain ready one, of skills 3 and 2. */
export type Trait = Partial<Personnage>;

export function personnage(trait: Trait = {}): Personnage {
	return {
		id: 'personnage',
		militaire: 3,
		politique: 2,
		attachements: { militaire: 0, politique: 0 },
		modificateur: 0,
		gloire: 1,
		statut: 'normal',
		incline: false,
		fierte: false,
		...trait,
	};
}

/** What a case says about the conflict; the rest is a military one on a province of strength 4, nobody taking part. */
export interface Cas {
	readonly type?: Type;
	/** The attackers, named a1, a2… */
	readonly a?: readonly Trait[];
	/** The defenders, named d1, d2… */
	readonly d?: readonly Trait[];
	/** Modifiers of the totals, attacker's first. */
	readonly modificateurs?: readonly [number, number];
	readonly honneurs?: readonly [number, number];
	readonly faveur?: Faveur | null;
	readonly province?: Partial<Province>;
	readonly anneau?: Partial<Anneau>;
}

export function situation(cas: Cas): Situation {
	const { type = 'militaire', a = [], d = [], faveur = null, province = {}, anneau = {} } = cas;
	const { modificateurs = [0, 0], honneurs = [10, 10] } = cas;
	const line = (prefix: string, traits: readonly Trait[]) =>
		traits.map((trait, rang) => personnage({ id: `${prefix}${rang + 1}`, ...trait }));
	const element: Element = anneau.element ?? 'air';
	return {
		type,
		attaquant: { personnages: line('a', a), modificateur: modificateurs[0], honneur: honneurs[0] },
		defenseur: { personnages: line('d', d), modificateur: modificateurs[1], honneur: honneurs[1] },
		faveur,
		province: { defense: 4, bonus: 0, forteresse: false, detruites: 0, ...province },
		anneau: { element, destin: 0, choix: CHOIX[element][0], ...anneau },
	};
}

/** A resolution, with the questions that rulings ask. */
export interface Jugement extends Resolution {
	/** The outcome of a conflict that took place; throws for an illegal one. */
	readonly issue: Issue;
	/** Steps of a kind, in order. */
	readonly pas: <E extends TraceStep['kind']>(kind: E) => readonly Extract<TraceStep, { kind: E }>[];
	/** Rules cited by the trace, in order. */
	readonly regles: readonly string[];
}

export function juger(cas: Cas): Jugement {
	const resolution = resoudre(situation(cas));
	const { resultat, trace } = resolution;
	return {
		...resolution,
		get issue() {
			if (resultat.type === 'illegal') throw new Error(`Illegal: ${resultat.raison}`);
			return resultat;
		},
		pas: <E extends TraceStep['kind']>(kind: E) =>
			trace.filter((pas): pas is Extract<TraceStep, { kind: E }> => pas.kind === kind),
		regles: trace.map((pas) => pas.rule),
	};
}
