import * as engine from '../../../../../src/rules/l5r/conflict';
import {
	CHOICES,
	type Character,
	type ConflictEvent,
	type ConflictType,
	type Element,
	type Favor,
	type Moment,
	type Outcome,
	type Province,
	type Resolution,
	type Ring,
	type Situation,
	type TraceStep,
} from '../../../../../src/rules/l5r/conflict';
import { checked } from '../../checked';

/** What a case says about a character; the rest is a plain ready one, of skills 3 and 2. */
export type Trait = Partial<Character>;

export function character(trait: Trait = {}): Character {
	return {
		id: 'character',
		home: false,
		military: 3,
		political: 2,
		attachments: { military: 0, political: 0 },
		modifier: 0,
		doublings: 0,
		halvings: 0,
		fixed: null,
		glory: 1,
		status: 'normal',
		bowed: false,
		fate: 0,
		pride: false,
		...trait,
	};
}

/** An event, of the action window unless it says otherwise. */
export type GivenEvent = ConflictEvent extends infer Event
	? Event extends ConflictEvent
		? Omit<Event, 'moment'> & { readonly moment?: Moment }
		: never
	: never;

/** What a case says about the conflict; the rest is a military one on a province of strength 4, nobody taking part. */
export interface Given {
	readonly type?: ConflictType;
	/** The attackers, named a1, a2… */
	readonly a?: readonly Trait[];
	/** The defenders, named d1, d2… */
	readonly d?: readonly Trait[];
	/** Modifiers of the totals, attacker's first. */
	readonly modifiers?: readonly [number, number];
	readonly honors?: readonly [number, number];
	readonly favor?: Favor | null;
	readonly province?: Partial<Province>;
	readonly ring?: Partial<Ring>;
	readonly events?: readonly GivenEvent[];
}

export function situation(given: Given): Situation {
	const { type = 'military', a = [], d = [], favor = null, province = {}, ring = {}, events = [] } = given;
	const { modifiers = [0, 0], honors = [10, 10] } = given;
	const line = (prefix: string, traits: readonly Trait[]) =>
		traits.map((trait, rank) => character({ id: `${prefix}${rank + 1}`, ...trait }));
	const element: Element = ring.element ?? 'air';
	return {
		type,
		attacker: { characters: line('a', a), modifier: modifiers[0], honor: honors[0] },
		defender: { characters: line('d', d), modifier: modifiers[1], honor: honors[1] },
		favor,
		province: { strength: 4, bonus: 0, stronghold: false, broken: 0, ...province },
		ring: {
			element,
			fate: 0,
			choice: CHOICES[element][0],
			target: null,
			emptyDeck: false,
			emptyHand: false,
			...ring,
		},
		events: events.map((event) => ({ moment: 'action-window', ...event }) as ConflictEvent),
	};
}

/** A resolution, with the questions that rulings ask. */
export interface Judgment extends Resolution {
	/** The outcome of a conflict that took place; throws for an illegal one. */
	readonly outcome: Outcome;
	/** Steps of a kind, in order. */
	readonly stepsOf: <E extends TraceStep['kind']>(kind: E) => readonly Extract<TraceStep, { kind: E }>[];
	/** Rules cited by the trace, in order. */
	readonly cited: readonly string[];
}

export function judge(given: Given): Judgment {
	const resolution = resolve(situation(given));
	const { result, trace } = resolution;
	return {
		...resolution,
		get outcome() {
			if (result.type === 'illegal') throw new Error(`Illegal: ${result.reason}`);
			return result;
		},
		stepsOf: <E extends TraceStep['kind']>(kind: E) =>
			trace.filter((step): step is Extract<TraceStep, { kind: E }> => step.kind === kind),
		cited: trace.map((step) => step.rule),
	};
}

/** What the engine gives for a case that it accepts. */
export const resolve = (given: Situation) => engine.resolve(checked(engine.verify(given)));

/** What the engine finds wrong with a case. */
export const problemsOf = (given: Situation) => engine.verify(given).problems;
