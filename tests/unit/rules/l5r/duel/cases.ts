import type { Bids, Duelist, Resolution, Side, Situation, Table, TraceStep } from '../../../../../src/rules/l5r/duel';
import * as engine from '../../../../../src/rules/l5r/duel';
import { checked } from '../../checked';

/** What a case says about one side; the rest is a normal character of skill 3 and a player with 10 honor. */
export type Trait = Partial<Duelist>;

export function duelist(trait: Trait = {}): Duelist {
	return {
		skill: 3,
		dash: false,
		glory: 0,
		status: 'normal',
		modifiers: 0,
		bowed: false,
		honor: 10,
		bidModifier: 0,
		...trait,
	};
}

/** A military duel, the challenger first. */
export function situation(challenger: Trait = {}, challenged: Trait = {}, rest: Partial<Situation> = {}): Situation {
	const sides = { challenger: duelist(challenger), challenged: duelist(challenged) };
	return { type: 'military', floor: 'after-bid', ...sides, ...rest };
}

/** The two bids, the challenger's first. */
export function bids(challenger: number, challenged: number): Bids {
	return { challenger, challenged };
}

/** A resolution, with the questions that rulings ask. */
export interface Judgment extends Resolution {
	/** Steps of a kind, in order. */
	readonly stepsOf: <E extends TraceStep['kind']>(kind: E) => readonly Extract<TraceStep, { kind: E }>[];
	/** Kinds of steps, in order. */
	readonly kinds: readonly string[];
}

export function judge(duel: Situation, placed: Bids): Judgment {
	const resolution = resolve(duel, placed);
	return {
		...resolution,
		stepsOf: <E extends TraceStep['kind']>(kind: E) =>
			resolution.trace.filter((step): step is Extract<TraceStep, { kind: E }> => step.kind === kind),
		kinds: resolution.trace.map(({ kind }) => kind),
	};
}

/** The challenger's side and bid, then the challenged's. */
export function duel(challenger: Trait, challengerBid: number, challenged: Trait, challengedBid: number): Judgment {
	return judge(situation(challenger, challenged), bids(challengerBid, challengedBid));
}

/** The table of a duel that is legal. */
export function tableOf(duel: Situation, side: Side = 'challenger'): Table {
	const table = tabulate(duel, side);
	if (table.type === 'illegal') throw new Error('No table: a character has a dash');
	return table;
}

/** The table of two characters that differ by their skills alone, 9 + `difference` against 9. */
export function tableWithLead(difference: number, traits: { own?: Trait; other?: Trait } = {}): Table {
	return tableOf(situation({ skill: 9 + difference, ...traits.own }, { skill: 9, ...traits.other }));
}

/** What the engine gives for a case that it accepts. */
export const resolve = (duel: Situation, placed: Bids) =>
	engine.resolve(checked(engine.verify({ ...duel, bids: placed })));

/** What the engine finds wrong with a case; the bids are right unless they are given. */
export const problemsOf = (duel: Situation, placed: Bids = bids(1, 1)) =>
	engine.verify({ ...duel, bids: placed }).problems;

/** The table of a case that the engine accepts. */
export const tabulate = (duel: Situation, side: Side) =>
	engine.tabulate(checked(engine.verify({ ...duel, bids: bids(1, 1) })), side);
