import type {
	Checked,
	Creature,
	EffectEvent,
	FightEvent,
	GameEvent,
	Input,
	Order,
	Situation,
	Zone,
} from '../../../rules/keyforge/fight';
import { lines, newcomers, type Place, places } from './place';

/** A creature as the reader describes it: its id is its place, and nothing changed it yet. */
export type Sheet = Omit<
	Creature,
	| 'id'
	| 'whenDestroyed'
	| 'destroyed'
	| 'destroyedRank'
	| 'powerChange'
	| 'armorChange'
	| 'powerSet'
	| 'armorSet'
	| 'printed'
	| 'keywordChanges'
	| 'spared'
	| 'redirects'
	| 'fought'
> & {
	/** Where it goes once destroyed. */
	readonly whenDestroyed: Zone | 'discard';
};

export interface FightState {
	/** The two fighters are always there; a neighbor is, or is not. */
	sheets: Readonly<Record<'a' | 'd', Sheet> & Partial<Record<Place, Sheet>>>;
	/** Whether the two fighters fight first: without it, only what comes next happens. */
	fight: boolean;
	/** What the active player resolves first, when both keywords act. */
	order: Order;
	/** What is out of the ordinary in that fight. */
	extras: FightExtras;
	/** “Destroyed:” abilities, in the order in which the active player resolves those of one destruction. */
	destroyed: readonly DestroyedAbility[];
	/** What happens after the fight, or without it, in order. */
	sequel: readonly GameEvent[];
}

/** What a creature does when it is destroyed, besides going elsewhere. */
export interface DestroyedAbility {
	readonly bearer: Place;
	readonly effects: readonly EffectEvent[];
}

/** What a card may change in a fight. */
export type FightExtras = Pick<
	FightEvent,
	'before' | 'effects' | 'abilityRank' | 'dealt' | 'returned' | 'splashAttack'
>;

export const MAX_SEQUEL = 20;

/** What one ability does: before a fight, besides damage, or when its creature is destroyed. */
export const MAX_EFFECTS = 5;

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
	exhausted: false,
	aember: 0,
	whenDestroyed: 'discard',
};

export const initialState: FightState = {
	sheets: { a: { ...plain, power: 4 }, d: { ...plain, power: 5, armor: 1 } },
	fight: true,
	order: 'assault',
	extras: {},
	destroyed: [],
	sequel: [],
};

/** The fight of the two creatures, as an event. */
export const firstFight = ({ order, extras }: FightState): FightEvent => ({
	type: 'fight',
	attacker: 'a',
	target: 'd',
	order,
	...extras,
});

function toCreature(id: Place, { whenDestroyed, ...sheet }: Sheet, abilities: readonly DestroyedAbility[]): Creature {
	const rank = abilities.findIndex(({ bearer }) => bearer === id);
	const ability = abilities[rank];
	return {
		id,
		...sheet,
		...(whenDestroyed !== 'discard' && { whenDestroyed }),
		...(ability && { destroyed: ability.effects, destroyedRank: rank }),
	};
}

/** The creatures, in their lines. */
export function toSituation({ sheets, destroyed }: FightState): Situation {
	const line = (ids: readonly Place[]) =>
		ids.flatMap((id) => (sheets[id] ? [toCreature(id, sheets[id], destroyed)] : []));
	return { active: line(lines.active), opposing: line(lines.opposing) };
}

/** What the engine resolves. It is right by construction: addresses and fields make no other state. */
export function toEngine(state: FightState): Checked<Input> {
	const events = [...(state.fight ? [firstFight(state)] : []), ...state.sequel];
	return { ...toSituation(state), events } as Input as Checked<Input>;
}

/** Places that hold a creature, in reading order. */
export const present = ({ sheets }: FightState): Place[] => places.filter((place) => sheets[place]);

/** Creatures that events bring into play. */
export const entering = ({ sequel }: FightState): Place[] =>
	newcomers.filter((place) => sequel.some((event) => event.type === 'enter' && event.target === place));

/** Whether assault and hazardous both act when one creature attacks another: the active player then chooses. */
export const bothKeywords = ({ sheets }: FightState, attacker: string, target: string): boolean =>
	(sheets[attacker as Place]?.assault ?? 0) > 0 && (sheets[target as Place]?.hazardous ?? 0) > 0;
