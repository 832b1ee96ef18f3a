import type {
	Action,
	ActionCard,
	AtiumCard,
	Card,
	Checked,
	Effect,
	InertCard,
	Input,
	Metal,
	Situation,
} from '../../../rules/mistborn/metals';

/** Names of the cards: the ids that the engine sees. A card that is removed leaves its letter free. */
export const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;
export type Letter = (typeof letters)[number];

/** A card as the reader describes it: its id is its letter. */
export type ActionCardSheet = Omit<ActionCard, 'id'>;
type AtiumCardSheet = Omit<AtiumCard, 'id'>;
export type CardSheet = ActionCardSheet | AtiumCardSheet | Omit<InertCard, 'id'>;
export type EffectSheet = Omit<Effect, 'id'>;

/** How many active abilities are wanted of a card, at least; 0: it is not to be played. */
export type Wishes = Readonly<Partial<Record<Letter, number>>>;

export interface MetalsState extends Omit<Situation, 'hand' | 'effects'> {
	/** Always in the order of the metals. */
	flared: readonly Metal[];
	cards: Readonly<Partial<Record<Letter, CardSheet>>>;
	effects: readonly EffectSheet[];
	/** What the player does, in order. */
	actions: readonly Action[];
	/** What is wanted of the whole hand; `null` as long as nobody asks what it can do. */
	wishes: Wishes | null;
}

export const MAX_ACTIONS = 40;
export const MAX_EFFECTS = 9;

/** Id of an effect, from its place. */
export const effectId = (at: number): string => `e${at + 1}`;

/** A card of the one pair that the rules name, with no ability to pay. */
export const plainCard: ActionCardSheet = { kind: 'action', flask: ['iron', 'steel'], savant: false, abilities: [] };

/** The start of the game. */
export const plainState: MetalsState = {
	burnIcons: 1,
	extraBurns: 0,
	atium: 0,
	flared: [],
	cards: {},
	effects: [],
	doubleAtium: false,
	actions: [],
	wishes: null,
};

/** A turn under way: a card asks twice for the same metal, another one can be that metal, an Ally looks at it. */
export const initialState: MetalsState = {
	...plainState,
	burnIcons: 2,
	atium: 1,
	flared: ['tin'],
	cards: { a: { ...plainCard, abilities: [['steel'], ['steel']] }, b: plainCard },
	effects: [{ kind: 'ally', metal: 'steel', burnsNeeded: 1 }],
	actions: [{ type: 'burn', metal: 'steel', recipient: 'a' }],
};

/** Letters that name a card, in order. */
export const present = ({ cards }: MetalsState): Letter[] => letters.filter((letter) => cards[letter]);

/** Whether a card can be wanted so: it has as many abilities. */
export function canWish(sheet: CardSheet | undefined, wish: number): boolean {
	return sheet !== undefined && 'abilities' in sheet && sheet.abilities.length >= Math.max(1, wish);
}

/** Wishes that the cards allow: those of a card that is gone, or asks for less, are not. */
export const listWishes = ({ cards, wishes }: MetalsState): (readonly [Letter, number])[] =>
	letters.flatMap((letter) => {
		const wish = wishes?.[letter];
		return wish !== undefined && canWish(cards[letter], wish) ? [[letter, wish] as const] : [];
	});

/** What the engine resolves. It is right by construction: addresses and fields make no other state. */
export function toEngine({ cards, effects, wishes: _, ...rest }: MetalsState): Checked<Input> {
	const hand = letters.flatMap((id): Card[] => (cards[id] ? [{ id, ...cards[id] }] : []));
	const input: Input = {
		...rest,
		hand,
		effects: effects.map((effect, at) => ({ id: effectId(at), ...effect })),
	};
	return input as Checked<Input>;
}
