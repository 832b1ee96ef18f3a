import {
	type Combat,
	type Creature,
	type Degats,
	type Evenement,
	type NouveauTour,
	type Ordre,
	type Resolution,
	resoudre,
	type Situation,
	type TraceStep,
	type VariationArmure,
} from '../../../../../src/rules/keyforge/fight';

/** What a case says about a creature; the rest is a plain creature of power 3. */
export type Trait = Partial<Creature>;

export function creature(trait: Trait = {}): Creature {
	return {
		id: 'creature',
		puissance: 3,
		marqueursPuissance: 0,
		armure: 0,
		armureUtilisee: 0,
		degats: 0,
		protection: 0,
		assaut: 0,
		hasardeux: 0,
		escarmouche: false,
		insaisissable: false,
		dejaAttaquee: false,
		poison: false,
		invulnerable: false,
		provocation: false,
		sonne: false,
		enrage: false,
		aombre: 0,
		...trait,
	};
}

export function combat(attaquant: string, cible: string, ordre: Ordre = 'assaut'): Combat {
	return { type: 'combat', attaquant, cible, ordre };
}

export function degats(cible: string, montant: number, details: Pick<Degats, 'source' | 'projection'> = {}): Degats {
	return { type: 'degats', cible, montant, ...details };
}

export function armure(cible: string, variation: number): VariationArmure {
	return { type: 'armure', cible, variation };
}

export const nouveauTour: NouveauTour = { type: 'nouveau-tour' };

/** A resolution, with the questions that rulings ask. */
export interface Jugement extends Resolution {
	/** The creature as it is in the end, or `undefined` once destroyed. */
	readonly enJeu: (id: string) => Creature | undefined;
	/** Ids of destroyed creatures, in order. */
	readonly detruites: readonly string[];
	/** Steps of a kind, in order. */
	readonly pas: <E extends TraceStep['kind']>(kind: E) => readonly Extract<TraceStep, { kind: E }>[];
	/** Rules cited by the trace, in order. */
	readonly regles: readonly string[];
}

export function juger(situation: Situation, ...evenements: readonly Evenement[]): Jugement {
	const resolution = resoudre(situation, evenements);
	const { situation: finale, detruites } = resolution.resultat;
	return {
		...resolution,
		enJeu: (id) => [...finale.actif, ...finale.adverse].find((candidate) => candidate.id === id),
		detruites: detruites.map((destruction) => destruction.creature),
		pas: <E extends TraceStep['kind']>(kind: E) =>
			resolution.trace.filter((pas): pas is Extract<TraceStep, { kind: E }> => pas.kind === kind),
		regles: resolution.trace.map((pas) => pas.rule),
	};
}

/** One creature on each side, named `attaquante` and `cible`, and what happens to them. */
export function face(attaquante: Trait, cible: Trait, ...evenements: readonly Evenement[]): Jugement {
	const situation = {
		actif: [creature({ id: 'attaquante', ...attaquante })],
		adverse: [creature({ id: 'cible', ...cible })],
	};
	return juger(situation, ...evenements);
}

/** The two creatures fight. */
export function duel(attaquante: Trait, cible: Trait, ordre: Ordre = 'assaut'): Jugement {
	return face(attaquante, cible, combat('attaquante', 'cible', ordre));
}

/** One creature of the opponent, named `cible`, and what happens to it. */
export function seule(cible: Trait, ...evenements: readonly Evenement[]): Jugement {
	return juger({ actif: [], adverse: [creature({ id: 'cible', ...cible })] }, ...evenements);
}

/** A line of the opponent from traits, each naming its creature. */
export function ligne(...traits: readonly (Trait & { readonly id: string })[]): readonly Creature[] {
	return traits.map(creature);
}
