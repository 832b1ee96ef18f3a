import { ME } from '../../../../../../src/rules/mistborn/attack';
import type {
	Assault,
	AssaultResolution,
	AssaultStep,
	Blow,
} from '../../../../../../src/rules/mistborn/attack/assault';
import * as engine from '../../../../../../src/rules/mistborn/attack/assault';
import { checked } from '../../../checked';
import { type PlayerPart, player } from '../vocabulary';

/** What a case says about a blow; the rest is an Edict that deals 1 damage to each player. */
export type BlowPart = Partial<Blow>;

export function blow(part: BlowPart = {}): Blow {
	return { source: 'edict', flat: 1, times: 0, dominance: null, on: 'each', keepsClouds: false, shares: [], ...part };
}

/** Blows on the reader, at 20 health, and on the teammates named by their key; Dominance 1, the Lord Ruler at 30. */
export function assault(
	blows: readonly BlowPart[],
	parts: Readonly<Record<string, PlayerPart>> = {},
	rest: Partial<Pick<Assault, 'dominance' | 'health' | 'missions' | 'turn'>> = {},
): Assault {
	const { [ME]: me = {}, ...others } = parts;
	const players = [player(ME, me), ...Object.entries(others).map(([id, part]) => player(id, part))];
	return { dominance: 1, health: 30, missions: 0, turn: null, players, blows: blows.map(blow), ...rest };
}

export interface AssaultJudgment extends AssaultResolution {
	/** Steps of a kind, in order. */
	readonly stepsOf: <K extends AssaultStep['kind']>(kind: K) => readonly Extract<AssaultStep, { kind: K }>[];
	/** Health of each player after the blows. */
	readonly health: Readonly<Record<string, number>>;
	/** Ids of the Allies killed. */
	readonly killed: readonly string[];
}

/** The assault, judged. */
export function suffer(...all: Parameters<typeof assault>): AssaultJudgment {
	const { result, trace } = resolve(assault(...all));
	return {
		result,
		trace,
		stepsOf: <K extends AssaultStep['kind']>(kind: K) =>
			trace.filter((step): step is Extract<AssaultStep, { kind: K }> => step.kind === kind),
		health: Object.fromEntries(result.reports.map(({ player: id, after }) => [id, after])),
		killed: result.killed.map(({ ally }) => ally),
	};
}

/** What the engine gives for a case that it accepts. */
export const resolve = (attacks: Assault) => engine.resolve(checked(engine.verify(attacks)));

/** What the engine finds wrong with a case. */
export const problemsOf = (attacks: Assault) => engine.verify(attacks).problems;
