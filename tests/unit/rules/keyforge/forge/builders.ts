import type {
	EffectCost,
	ForgeEffect,
	ForgeStep,
	GameEvent,
	Movement,
	Player,
	Resolution,
	Side,
	Situation,
	TraceStep,
} from '../../../../../src/rules/keyforge/forge';
import * as engine from '../../../../../src/rules/keyforge/forge';
import { checked } from '../../checked';

/** What a case says about a player; the rest: nothing at all. */
export type Sheet = Partial<Player>;

export function player(sheet: Sheet = {}): Player {
	return { pool: 0, onCards: 0, captures: 0, keys: 0, modifiers: [], ...sheet };
}

export function situation(you: Sheet = {}, opponent: Sheet = {}, active: Side = 'you'): Situation {
	return { you: player(you), opponent: player(opponent), active };
}

export function forgeStep(side: Side = 'you', details: Partial<ForgeStep> = {}): ForgeStep {
	return { type: 'forge-step', player: side, prevention: null, fromCards: 0, ...details };
}

export const atCurrentCost = (difference = 0): EffectCost => ({ type: 'current', difference });
export const atPrice = (amount: number): EffectCost => ({ type: 'fixed', amount });

export function effect(side: Side = 'you', details: Partial<ForgeEffect> = {}): ForgeEffect {
	return {
		type: 'effect',
		player: side,
		cost: atCurrentCost(),
		choice: 'mandatory',
		prevention: null,
		fromCards: 0,
		...details,
	};
}

export function movement(type: Movement['type'], side: Side, amount: number): Movement {
	return { type, player: side, amount };
}

export function cost(side: Side, variation: number): GameEvent {
	return { type: 'cost', player: side, variation };
}

export const keyUnforged = (side: Side): GameEvent => ({ type: 'key-unforged', player: side });
export const turnEnd = (side: Side = 'you'): GameEvent => ({ type: 'turn-end', player: side });

/** A resolution, with the questions that cases ask. */
export interface Judgment extends Resolution {
	/** Steps of a kind, in order. */
	readonly stepsOf: <E extends TraceStep['kind']>(kind: E) => readonly Extract<TraceStep, { kind: E }>[];
	/** Rules cited by the trace, in order. */
	readonly rules: readonly string[];
}

export function judge(given: Situation, ...events: readonly GameEvent[]): Judgment {
	const resolution = resolve(given, events);
	return {
		...resolution,
		stepsOf: <E extends TraceStep['kind']>(kind: E) =>
			resolution.trace.filter((step): step is Extract<TraceStep, { kind: E }> => step.kind === kind),
		rules: resolution.trace.map(({ rule }) => rule),
	};
}

/** Your step 1, with what you have. */
export const yourForgeStep = (sheet: Sheet, details: Partial<ForgeStep> = {}): Judgment =>
	judge(situation(sheet), forgeStep('you', details));

/** What the engine gives for a case that it accepts. */
export const resolve = (situation: Situation, events: readonly GameEvent[]) =>
	engine.resolve(checked(engine.verify({ ...situation, events })));

/** What the engine finds wrong with a case. */
export const problemsOf = (situation: Situation, events: readonly GameEvent[]) =>
	engine.verify({ ...situation, events }).problems;
