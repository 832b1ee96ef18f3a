import type { Evenement } from '../../../rules/mistborn/metals/action';
import type { Carte, CarteAction, CarteAtium, CarteInerte } from '../../../rules/mistborn/metals/card';
import type { Metal } from '../../../rules/mistborn/metals/metal';
import type { Effet, Situation } from '../../../rules/mistborn/metals/situation';

/** Names of the cards: the ids that the engine sees. A card that is removed leaves its letter free. */
export const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;
export type Letter = (typeof letters)[number];

/** A card as the reader describes it: its id is its letter. */
export type ActionFiche = Omit<CarteAction, 'id'>;
type AtiumFiche = Omit<CarteAtium, 'id'>;
export type Fiche = ActionFiche | AtiumFiche | Omit<CarteInerte, 'id'>;
export type EffectFiche = Omit<Effet, 'id'>;

export interface MetauxState extends Omit<Situation, 'main' | 'effets'> {
	/** Always in the order of the metals. */
	attises: readonly Metal[];
	cartes: Readonly<Partial<Record<Letter, Fiche>>>;
	effets: readonly EffectFiche[];
	/** What the player does, in order. */
	suite: readonly Evenement[];
}

export const MAX_SUITE = 40;
export const MAX_EFFECTS = 9;

/** A card of the one pair that the rules name, with no ability to pay. */
export const plainCard: ActionFiche = { nature: 'action', flacon: ['fer', 'acier'], savant: false, capacites: [] };

/** The start of the game. */
export const plainState: MetauxState = {
	icones: 1,
	supplements: 0,
	atium: 0,
	attises: [],
	cartes: {},
	effets: [],
	atiumDouble: false,
	suite: [],
};

/** A turn under way: a card asks twice for the same metal, another one can be that metal, an Ally looks at it. */
export const initialState: MetauxState = {
	...plainState,
	icones: 2,
	atium: 1,
	attises: ['etain'],
	cartes: { a: { ...plainCard, capacites: [['acier'], ['acier']] }, b: plainCard },
	effets: [{ nature: 'allie', metal: 'acier', fois: 1 }],
	suite: [{ type: 'bruler', metal: 'acier', pour: 'a' }],
};

/** Letters that name a card, in order. */
export const present = ({ cartes }: MetauxState): Letter[] => letters.filter((letter) => cartes[letter]);

/** The situation and the actions that the engine follows. */
export function toEngine({ cartes, effets, suite, ...rest }: MetauxState): [Situation, readonly Evenement[]] {
	const main = letters.flatMap((id): Carte[] => (cartes[id] ? [{ id, ...cartes[id] }] : []));
	return [{ ...rest, main, effets: effets.map((effet, at) => ({ id: `e${at + 1}`, ...effet })) }, suite];
}
