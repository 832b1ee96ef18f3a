import type { Creature, GameEvent, Order, Situation } from '../../../rules/keyforge/fight';

/**
 * Where a creature stands: `a` attacks, `d` is fought, the others are their neighbors. The places of a
 * line are written from left to right; they are the ids that the engine sees.
 */
export const lines = { active: ['ag', 'a', 'ad'], opposing: ['dg', 'd', 'dd'] } as const;
export type Place = (typeof lines)[keyof typeof lines][number];
export const places: readonly Place[] = [...lines.active, ...lines.opposing];

/** A creature as the reader describes it: its id is its place, and nothing changed it yet. */
export type Sheet = Omit<Creature, 'id' | 'turnPower' | 'lastingPower' | 'nextArmor' | 'spared'>;

export interface FightState {
	/** The two fighters are always there; a neighbor is, or is not. */
	sheets: Readonly<Record<'a' | 'd', Sheet> & Partial<Record<Place, Sheet>>>;
	/** Whether the two fighters fight first: without it, only what comes next happens. */
	fight: boolean;
	/** What the active player resolves first, when both keywords act. */
	order: Order;
	/** What happens after the fight, or without it, in order. */
	sequel: readonly GameEvent[];
}

export const MAX_SEQUEL = 20;

/** A plain creature: no keyword, no state, untouched. */
export const plain: Sheet = {
	power: 3,
	powerCounters: 0,
	armor: 0,
	armorUsed: 0,
	damage: 0,
	ward: 0,
	assault: 0,
	hazardous: 0,
	skirmish: false,
	elusive: false,
	alreadyAttacked: false,
	poison: false,
	invulnerable: false,
	taunt: false,
	stunned: false,
	enraged: false,
	aember: 0,
};

export const initialState: FightState = {
	sheets: { a: { ...plain, power: 4 }, d: { ...plain, power: 5, armor: 1 } },
	fight: true,
	order: 'assault',
	sequel: [],
};

/** The situation and the events that the engine resolves. */
export function toEngine({ sheets, fight, order, sequel }: FightState): [Situation, readonly GameEvent[]] {
	const line = (ids: readonly Place[]) => ids.flatMap((id) => (sheets[id] ? [{ id, ...sheets[id] }] : []));
	const situation = { active: line(lines.active), opposing: line(lines.opposing) };
	const first: readonly GameEvent[] = fight ? [{ type: 'fight', attacker: 'a', target: 'd', order }] : [];
	return [situation, [...first, ...sequel]];
}

/** Places that hold a creature, in reading order. */
export const present = ({ sheets }: FightState): Place[] => places.filter((place) => sheets[place]);

/** Whether assault and hazardous both act when one creature attacks another: the active player then chooses. */
export const bothKeywords = ({ sheets }: FightState, attacker: string, target: string): boolean =>
	(sheets[attacker as Place]?.assault ?? 0) > 0 && (sheets[target as Place]?.hazardous ?? 0) > 0;

/** The line in front of a place. */
export const lineInFront = (place: string): readonly Place[] =>
	lines.opposing.some((other) => other === place) ? lines.active : lines.opposing;
