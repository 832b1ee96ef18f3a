import * as engine from '../../../../../src/rules/mistborn/attack';
import {
	type Ally,
	type Attack,
	type AttackOnLordRuler,
	type AttackOnPlayers,
	type Foe,
	ME,
	type Player,
	type PlayersPlan,
	type Resolution,
	type Result,
	type ShieldAttack,
	type TraceStep,
} from '../../../../../src/rules/mistborn/attack';
import { checked } from '../../checked';

/** What a case says about an Ally; the rest is a plain one of Defense 3. */
export type AllyPart = Partial<Ally> & { readonly id: string };

export function ally(part: AllyPart): Ally {
	return { defense: 3, defender: false, reduction: 0, clouds: 0, ...part };
}

/** A Defender of Defense 3, unless said otherwise. */
export function defender(id: string, defense = 3, clouds = 0): Ally {
	return ally({ id, defense, defender: true, clouds });
}

/** What a case says about a player; the rest is one of 20 health, without Allies. */
export type PlayerPart = Partial<Omit<Player, 'id'>>;

export function player(id: string, part: PlayerPart = {}): Player {
	return { id, health: 20, cloud: 0, allies: [], ...part };
}

/** What the attacker does: all the damage at players unless said otherwise. */
export type PlanPart = Partial<PlayersPlan>;

const PLAN: PlayersPlan = { effects: [], allies: [], strike: null, newHolder: null };

/** An attack between players, the other players in order and named by their key. */
export function betweenPlayers(
	damage: number,
	target: string,
	parts: Readonly<Record<string, PlayerPart>>,
	plan: PlanPart = {},
): AttackOnPlayers {
	const players = Object.entries(parts).map(([id, part]) => player(id, part));
	return { against: 'players', damage, target, players, plan: { ...PLAN, ...plan } };
}

/** An attack on the Lord Ruler, at 48 health and Dominance 1 unless said otherwise. */
export function solo(
	damage: number,
	shields: Readonly<Record<string, Foe['shields']>> = {},
	...attacks: readonly (string | ShieldAttack)[]
): AttackOnLordRuler {
	return {
		against: 'lord-ruler',
		damage,
		dominance: 1,
		health: 48,
		foes: Object.entries(shields).map(([id, remaining]) => ({ id, shields: remaining })),
		plan: {
			shields: attacks.map((attack) => (typeof attack === 'string' ? { foe: attack, means: 'damage' } : attack)),
			sweep: false,
			strike: null,
		},
	};
}

/** An attack on the Lord Ruler after an effect that defeats every Ally of opponents. */
export function sweeping(shields: Readonly<Record<string, Foe['shields']>>, damage = 0): AttackOnLordRuler {
	const attack = solo(damage, shields);
	return { ...attack, plan: { ...attack.plan, sweep: true } };
}

/** A resolution, with the questions that rulings ask. */
export interface Judgment<R extends Result = Result> extends Resolution {
	readonly result: R;
	/** Steps of a kind, in order. */
	readonly stepsOf: <E extends TraceStep['kind']>(kind: E) => readonly Extract<TraceStep, { kind: E }>[];
	/** Rules cited by the trace and the refusals, in order. */
	readonly citedRules: readonly string[];
}

/** The attack, judged. */
export function judge<A extends Attack>(attack: A): Judgment<Extract<Result, { against: A['against'] }>> {
	const { result, trace } = resolve(attack);
	return {
		result: result as Extract<Result, { against: A['against'] }>,
		trace,
		stepsOf: <E extends TraceStep['kind']>(kind: E) =>
			trace.filter((step): step is Extract<TraceStep, { kind: E }> => step.kind === kind),
		citedRules: [...trace, ...result.illegalities].flatMap(({ rule }) => (rule === null ? [] : [rule])),
	};
}

/** Two players: the attacker and `paul`. */
export function twoPlayers(damage: number, part: PlayerPart = {}, plan: PlanPart = {}) {
	return judge(betweenPlayers(damage, ME, { paul: part }, plan));
}

/** Three players, the attacker, `paul` and `rita`, who are plain unless said otherwise. */
export function threePlayers(
	damage: number,
	target: string,
	parts: Record<string, PlayerPart> = {},
	plan: PlanPart = {},
) {
	return judge(betweenPlayers(damage, target, { paul: {}, rita: {}, ...parts }, plan));
}

/** Four players, the attacker, `paul`, `rita` and `sam`, who are plain unless said otherwise. */
export function fourPlayers(
	damage: number,
	target: string,
	parts: Record<string, PlayerPart> = {},
	plan: PlanPart = {},
) {
	return judge(betweenPlayers(damage, target, { paul: {}, rita: {}, sam: {}, ...parts }, plan));
}

/** Health of each other player after the attack. */
export function healthAfter({ result }: Judgment<Extract<Result, { against: 'players' }>>): Record<string, number> {
	return Object.fromEntries(result.reports.map(({ player: id, after }) => [id, after]));
}

/** Ids of the Allies killed. */
export function listKilled({ result }: Judgment<Extract<Result, { against: 'players' }>>): readonly string[] {
	return result.killed.map((killed) => killed.ally);
}

/** What the engine gives for a case that it accepts. */
export const resolve = (attack: Attack) => engine.resolve(checked(engine.verify(attack)));

/** What the engine finds wrong with a case. */
export const problemsOf = (attack: Attack) => engine.verify(attack).problems;
