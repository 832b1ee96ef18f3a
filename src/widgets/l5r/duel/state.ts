import type { Camp, Duelliste, Mises, Plancher, Situation, TypeDuel } from '../../../rules/l5r/duel/situation';

export interface DuelState {
	/** What the reader is in the duel: the rest of the case is told from there. */
	role: Camp;
	type: TypeDuel;
	plancher: Plancher;
	/** Bids on the dials, 1 to 5. */
	mise: number;
	miseAdverse: number;
	vous: Duelliste;
	adverse: Duelliste;
}

/** A normal character without modifiers, and a player in the middle of the game. */
export const plain: Duelliste = {
	competence: 3,
	tiret: false,
	gloire: 0,
	statut: 'normal',
	modificateurs: 0,
	incline: false,
	honneur: 10,
	modificateurMise: 0,
};

export const initialState: DuelState = {
	role: 'lanceur',
	type: 'militaire',
	plancher: 'apres-mise',
	mise: 4,
	miseAdverse: 1,
	vous: { ...plain, gloire: 2, statut: 'honore', honneur: 11 },
	adverse: plain,
};

/** The duel and the bids that the engine resolves. */
export function toEngine({ role, type, plancher, mise, miseAdverse, vous, adverse }: DuelState): [Situation, Mises] {
	const first = role === 'lanceur';
	const sides = first ? { lanceur: vous, defie: adverse } : { lanceur: adverse, defie: vous };
	const mises = first ? { lanceur: mise, defie: miseAdverse } : { lanceur: miseAdverse, defie: mise };
	return [{ type, plancher, ...sides }, mises];
}
