import {
	type Attiser,
	type Besoin,
	type Bruler,
	type BrulerAtium,
	type Carte,
	type CarteSuivie,
	type Coucher,
	type Cout,
	type Effet,
	type Evenement,
	type Gain,
	type Metal,
	type Paiement,
	type Pour,
	type Regenerer,
	type Resolution,
	resoudre,
	type Situation,
	type TraceStep,
} from '../../../../../src/rules/mistborn/metals';

/** What a case says; the rest is the start of the game: one burn icon, eight ready tokens, nothing else. */
export function situation(trait: Partial<Situation> = {}): Situation {
	return { icones: 1, supplements: 0, atium: 0, attises: [], main: [], effets: [], atiumDouble: false, ...trait };
}

/** An Action card: its flask, then what each of its abilities asks for. */
export function action(id: string, flacon: readonly [Metal, Metal], ...capacites: readonly Cout[]): Carte {
	return { id, nature: 'action', flacon, savant: false, capacites };
}

export function carteAtium(id: string, ...capacites: readonly Cout[]): Carte {
	return { id, nature: 'atium', savant: false, capacites };
}

/** A card with a Savant ability. */
export function savant(id: string, flacon: readonly [Metal, Metal]): Carte {
	return { id, nature: 'action', flacon, savant: true, capacites: [] };
}

export const allie: Carte = { id: 'allie', nature: 'allie' };
export const financement: Carte = { id: 'financement', nature: 'financement' };

/** A card of the one pair that the rules name, with nothing to pay. */
export const ferAcier = action('fer-acier', ['fer', 'acier']);

export function effetAllie(id: string, metal: Besoin, fois = 1): Effet {
	return { id, nature: 'allie', metal, fois };
}

export function personnage(metal: Besoin): Effet {
	return { id: 'personnage', nature: 'personnage', metal, fois: 1 };
}

export function brule(metal: Metal, pour: Pour = null): Bruler {
	return { type: 'bruler', metal, pour };
}

export function attise(metal: Besoin, pour: Pour = null): Attiser {
	return { type: 'attiser', metal, pour };
}

export function atium(comme: Besoin, pour: Pour = null): BrulerAtium {
	return { type: 'atium', comme, pour };
}

export function couche(carte: string, comme: Besoin, pour: Pour = null): Coucher {
	return { type: 'carte', carte, comme, pour };
}

export function regenere(metal: Metal, carte: string | null = null): Regenerer {
	return { type: 'regenerer', metal, carte };
}

export function gagne(quoi: Gain['quoi'], nombre = 1): Gain {
	return { type: 'gain', quoi, nombre };
}

/** A resolution, with the questions that rulings ask. */
export interface Jugement extends Resolution {
	/** Reason of each refusal, `null` for what is legal. */
	readonly refus: readonly (string | null)[];
	/** The last outcome. */
	readonly derniere: Resolution['resultat']['issues'][number] | undefined;
	readonly carte: (id: string) => CarteSuivie | undefined;
	readonly paiement: (objet: string, rang?: number) => Paiement | undefined;
	/** Steps of a kind, in order. */
	readonly pas: <E extends TraceStep['kind']>(kind: E) => readonly Extract<TraceStep, { kind: E }>[];
}

export function juger(trait: Partial<Situation>, ...evenements: readonly Evenement[]): Jugement {
	const resolution = resoudre(situation(trait), evenements);
	const { issues, cartes, paiements } = resolution.resultat;
	return {
		...resolution,
		refus: issues.map((issue) => (issue.type === 'illegal' ? issue.raison : null)),
		derniere: issues.at(-1),
		carte: (id) => cartes.find(({ carte }) => carte.id === id),
		paiement: (id, rang = 0) =>
			paiements.find(({ objet }) =>
				objet.type === 'effet' ? objet.effet === id : objet.carte === id && objet.rang === rang,
			),
		pas: <E extends TraceStep['kind']>(kind: E) =>
			resolution.trace.filter((pas): pas is Extract<TraceStep, { kind: E }> => pas.kind === kind),
	};
}
