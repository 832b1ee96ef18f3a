import type {
	AemberEvent,
	ArmorEvent,
	ControlEvent,
	CountersEvent,
	Creature,
	DamageEvent,
	DestroyEvent,
	EnterEvent,
	FightEvent,
	GameEvent,
	HealEvent,
	Keyword,
	KeywordEvent,
	LeaveEvent,
	MoveEvent,
	NewTurnEvent,
	Order,
	PowerEvent,
	PreventionEvent,
	RedirectEvent,
	Resolution,
	SetEvent,
	ShiftEvent,
	Situation,
	Status,
	StatusEvent,
	TraceStep,
	Use,
	UseEvent,
	WardEvent,
	Zone,
} from '../../../../../src/rules/keyforge/fight';
import * as engine from '../../../../../src/rules/keyforge/fight';
import { checked } from '../../checked';

/** How long a change lasts, when it is more than the turn. */
type Longer = NonNullable<ArmorEvent['duration']>;

/** What a case says about a creature; the rest is a plain creature of power 3. */
export type Trait = Partial<Creature>;

export function creature(trait: Trait = {}): Creature {
	return {
		id: 'creature',
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
		...trait,
	};
}

export function fight(
	attacker: string,
	target: string,
	order: Order = 'assault',
	details: Omit<FightEvent, 'type' | 'attacker' | 'target' | 'order'> = {},
): FightEvent {
	return { type: 'fight', attacker, target, order, ...details };
}

export function damage(
	target: string,
	amount: number,
	details: Omit<DamageEvent, 'type' | 'target' | 'amount'> = {},
): DamageEvent {
	return { type: 'damage', target, amount, ...details };
}

export function armor(target: string, variation: number, duration?: Longer): ArmorEvent {
	return { type: 'armor', target, variation, ...(duration && { duration }) };
}

export function power(target: string, variation: number, duration?: Longer): PowerEvent {
	return { type: 'power', target, variation, ...(duration && { duration }) };
}

export function keyword(target: string, name: Keyword, details: Partial<KeywordEvent> = {}): KeywordEvent {
	return { type: 'keyword', target, keyword: name, ...details };
}

/** A card says what the power or the armor of a creature is. */
export function setTo(target: string, what: SetEvent['what'], value: number, duration?: Longer): SetEvent {
	return { type: 'set', target, what, value, ...(duration && { duration }) };
}

export function prevention(target: string, duration?: Longer): PreventionEvent {
	return { type: 'prevention', target, ...(duration && { duration }) };
}

export function use(target: string, how: Use = 'reap', byEffect?: true): UseEvent {
	return { type: 'use', target, use: how, ...(byEffect && { byEffect }) };
}

export function status(target: string, what: Status, removed?: true): StatusEvent {
	return { type: 'status', target, status: what, ...(removed && { removed }) };
}

export function counters(target: string, variation: number): CountersEvent {
	return { type: 'counters', target, variation };
}

export function aember(way: AemberEvent['way'], target: string, amount = 1): AemberEvent {
	return { type: 'aember', target, way, amount };
}

export function move(source: string, target: string, amount: number): MoveEvent {
	return { type: 'move', source, target, amount };
}

export function redirect(target: string, to: string, duration?: Longer): RedirectEvent {
	return { type: 'redirect', target, to, ...(duration && { duration }) };
}

export function ward(target: string): WardEvent {
	return { type: 'ward', target };
}

/** Heals so many damage counters, or all of them. */
export function heal(target: string, amount?: number): HealEvent {
	return { type: 'heal', target, ...(amount !== undefined && { amount }) };
}

export function destroy(target: string, sacrifice?: true): DestroyEvent {
	return { type: 'destroy', target, ...(sacrifice && { sacrifice }) };
}

export function leave(target: string, to: Zone = 'hand'): LeaveEvent {
	return { type: 'leave', target, to };
}

/** It moves along its line, to a flank or next to another creature. */
export function shift(target: string, hand: 'left' | 'right', of?: string): ShiftEvent {
	return { type: 'shift', target, hand, ...(of && { of }) };
}

export function control(target: string, hand: 'left' | 'right' = 'right'): ControlEvent {
	return { type: 'control', target, hand };
}

/** A creature of power 3 enters play on the active side. */
export function enter(target: string, details: Partial<EnterEvent> = {}): EnterEvent {
	return { type: 'enter', target, side: 'active', hand: 'right', power: 3, armor: 0, ...details };
}

export const newTurn: NewTurnEvent = { type: 'new-turn' };

/** A resolution, with the questions that rulings ask. */
export interface Judgment extends Resolution {
	/** The creature as it is in the end, or `undefined` once destroyed. */
	readonly inPlay: (id: string) => Creature | undefined;
	/** Ids of destroyed creatures, in order. */
	readonly destructions: readonly string[];
	/** Steps of a kind, in order. */
	readonly stepsOf: <E extends TraceStep['kind']>(kind: E) => readonly Extract<TraceStep, { kind: E }>[];
	/** Rules cited by the trace, in order. */
	readonly rules: readonly string[];
}

export function judge(situation: Situation, ...events: readonly GameEvent[]): Judgment {
	const resolution = resolve(situation, events);
	const { situation: final, destructions } = resolution.result;
	return {
		...resolution,
		inPlay: (id) => [...final.active, ...final.opposing].find((candidate) => candidate.id === id),
		destructions: destructions.map((destruction) => destruction.creature),
		stepsOf: <E extends TraceStep['kind']>(kind: E) =>
			resolution.trace.filter((step): step is Extract<TraceStep, { kind: E }> => step.kind === kind),
		rules: resolution.trace.map((step) => step.rule),
	};
}

/** One creature on each side, named `attacker` and `target`, and what happens to them. */
export function oppose(attacker: Trait, target: Trait, ...events: readonly GameEvent[]): Judgment {
	const situation = {
		active: [creature({ id: 'attacker', ...attacker })],
		opposing: [creature({ id: 'target', ...target })],
	};
	return judge(situation, ...events);
}

/** The two creatures fight. */
export function duel(attacker: Trait, target: Trait, order: Order = 'assault'): Judgment {
	return oppose(attacker, target, fight('attacker', 'target', order));
}

/** One creature of the opponent, named `target`, and what happens to it. */
export function alone(target: Trait, ...events: readonly GameEvent[]): Judgment {
	return judge({ active: [], opposing: [creature({ id: 'target', ...target })] }, ...events);
}

/** A line of the opponent from traits, each naming its creature. */
export function line(...traits: readonly (Trait & { readonly id: string })[]): readonly Creature[] {
	return traits.map(creature);
}

/** What the engine gives for a case that it accepts. */
export const resolve = (situation: Situation, events: readonly GameEvent[]) =>
	engine.resolve(checked(engine.verify({ ...situation, events })));

/** What the engine finds wrong with a case. */
export const problemsOf = (situation: Situation, events: readonly GameEvent[]) =>
	engine.verify({ ...situation, events }).problems;
