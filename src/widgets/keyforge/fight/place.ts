/** How far from the creature that fights, after its side: the neighbor has no number. */
const far = ['', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Creatures that enter play in the middle of a turn, in order. */
export const newcomers = ['n', 'n2', 'n3', 'n4'] as const;

type Newcomer = (typeof newcomers)[number];

type Reach = `${'g' | 'd'}${(typeof far)[number]}`;

/**
 * Where a creature stands: `a` attacks, `d` is fought; `ag` is the neighbor of `a` on its left, `ag2` the one after, and
 * so on. Places are the ids that the engine sees, and parameters of the address: they never change.
 */
export type Place = 'a' | 'd' | `${'a' | 'd'}${Reach}` | Newcomer;

const reach = (side: 'a' | 'd', hand: 'g' | 'd'): readonly Place[] =>
	far.map((number) => `${side}${hand}${number}` as const);

const line = (side: 'a' | 'd'): readonly Place[] => [...[...reach(side, 'g')].reverse(), side, ...reach(side, 'd')];

/** The places of each line, from left to right. */
export const lines = { active: line('a'), opposing: line('d') };

export const places: readonly Place[] = [...lines.active, ...lines.opposing];

/** The four wings of the board, each from the neighbor outwards. */
export const wings: readonly (readonly Place[])[] = [
	reach('a', 'g'),
	reach('a', 'd'),
	reach('d', 'g'),
	reach('d', 'd'),
];

export const isPlace = (text: string | undefined): text is Place =>
	[...places, ...newcomers].some((place) => place === text);

/** The line in front of a place. */
export const lineInFront = (place: string): readonly Place[] =>
	lines.opposing.some((other) => other === place) ? lines.active : lines.opposing;
