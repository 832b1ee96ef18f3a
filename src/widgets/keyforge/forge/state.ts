import type { Camp, Evenement, Joueur, Situation } from '../../../rules/keyforge/forge';

export const camps: readonly Camp[] = ['vous', 'adversaire'];

/** Events of a case, and effects on the cost of a player's keys. */
export const MAX_SUITE = 20;
export const MAX_EFFETS = 6;

export interface ForgeState extends Readonly<Record<Camp, Joueur>> {
	/** Whose turn it is before the first event. */
	actif: Camp;
	/** What happens, in order. */
	suite: readonly Evenement[];
}

export const plain: Joueur = { reserve: 0, surCartes: 0, captures: 0, cles: 0, modificateurs: [] };

export const initialState: ForgeState = {
	vous: { ...plain, reserve: 7, cles: 1 },
	adversaire: { ...plain, reserve: 4, cles: 1 },
	actif: 'vous',
	suite: [
		{ type: 'fin-de-tour', joueur: 'vous' },
		{ type: 'vol', joueur: 'adversaire', montant: 2 },
		{ type: 'etape-forger', joueur: 'vous', empechement: null, depuisCartes: 0 },
	],
};

/** The situation and the events that the engine resolves. */
export function toEngine({ vous, adversaire, actif, suite }: ForgeState): [Situation, readonly Evenement[]] {
	return [{ vous, adversaire, actif }, suite];
}

/** The other player. */
export const other = (camp: Camp): Camp => (camp === 'vous' ? 'adversaire' : 'vous');

/** The last event before `at` that tells whose turn it is. */
export const turnMark = ({ suite }: ForgeState, at: number): Evenement | undefined =>
	suite.slice(0, at).findLast(({ type }) => type === 'etape-forger' || type === 'fin-de-tour');

/** Whose turn it is once the events before `at` are over. */
export function activeBefore(state: ForgeState, at: number): Camp {
	const mark = turnMark(state, at);
	if (mark === undefined) return state.actif;
	return mark.type === 'fin-de-tour' ? other(mark.joueur) : mark.joueur;
}
