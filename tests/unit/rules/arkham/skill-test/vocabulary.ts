import type {
	BagToken,
	Chances,
	Checked,
	CurvePoint,
	Draw,
	Effect,
	PlayedTest,
	Situation,
	TestResult,
	TraceStep,
	Weighing,
} from '../../../../../src/rules/arkham/skill-test';
import * as engine from '../../../../../src/rules/arkham/skill-test';
import { checked } from '../../checked';

/** What a case says about a kind of token; the rest is one token with a symbol, which does nothing. */
export type Traits = Partial<Effect & Pick<BagToken, 'symbol' | 'count' | 'sealed' | 'aside'>>;

export function token(id: string, traits: Traits = {}): BagToken {
	const { symbol = true, count = 1, sealed = 0, aside = 0, ...effect } = traits;
	return {
		id,
		symbol,
		count,
		sealed,
		aside,
		effect: { modifier: 0, revealsAnother: false, automatic: 'none', ...effect },
	};
}

/** Tokens without symbol: each number as many times as it is given. */
export function numbers(...modifiers: readonly number[]): readonly BagToken[] {
	return [...new Set(modifiers)].map((modifier) =>
		token(modifier > 0 ? `+${modifier}` : `${modifier}`, {
			symbol: false,
			modifier,
			count: modifiers.filter((other) => other === modifier).length,
		}),
	);
}

export const autofail = token('automatic-failure', { automatic: 'failure' });
export const autosuccess = token('automatic-success', { automatic: 'success' });
export const bless = token('benediction', { modifier: 2, revealsAnother: true });
export const curse = token('malediction', { modifier: -2, revealsAnother: true });
export const frost = token('gel', { modifier: -1, revealsAnother: true, failsAt: 2 });

/** The bag of the core box at the standard level, with symbols as a scenario and an investigator could have them. */
export const STANDARD: readonly BagToken[] = [
	...numbers(1, 0, 0, -1, -1, -1, -2, -2, -3, -4),
	token('crane', { modifier: -1, count: 2 }),
	token('cultiste', { modifier: -1 }),
	token('tablette', { modifier: -2 }),
	autofail,
	token('signe-des-anciens', { modifier: 1 }),
];

/** What a case says about a test; the rest is one token drawn, skill 3 against difficulty 3. */
export type Setup = Partial<Omit<Situation, 'bag'>>;

export function situation(bag: readonly BagToken[], setup: Setup = {}): Situation {
	return { skill: 3, icons: 0, difficulty: 3, draw: { count: 1, mode: 'all' }, ...setup, bag };
}

export const applyAll = (count: Draw['count']): Setup => ({ draw: { count, mode: 'all' } });
export const applyTwo = (count: Draw['count']): Setup => ({ draw: { count, mode: 'two' } });
export const cancel = (cancels: number, returned = false): Setup => ({
	draw: { count: 1, mode: 'all', cancels, returned },
});
export const applyOne = (count: Draw['count']): Setup => ({ draw: { count, mode: 'one' } });

/** A test that the engine accepts. */
export const accepted = (test: Situation): Checked<Situation> => checked(engine.verify(test));

/** What is wrong with a test. */
export const problemsOf = (test: Situation) => engine.verify(test).problems;

/** What the engine gives for a test that it accepts, which may have a choice to prepare. */
export const weighAny = (test: Situation): Weighing => engine.resolve(accepted(test));

/** The curve of such a test. */
export const weighAnyCurve = (test: Situation, to: number, from = 0): readonly CurvePoint[] =>
	engine.weighCurve(accepted(test), checked(engine.verifyRange({ from, to })), engine.prepareChoice);

/** Such a test, drawn. */
export const play = (test: Situation, ...draw: PlayedBy): PlayedTest => engine.play(accepted(test), ...draw);

type PlayedBy = Parameters<typeof engine.play> extends [unknown, ...infer Rest] ? Rest : never;

/** Many such tests, drawn. */
export const simulate = (test: Situation, tests: number, random: () => number) =>
	engine.simulate(accepted(test), checked(engine.verifyTests(tests)), random);

/** The chances of a bag that has a token to reveal. */
export function chances(bag: readonly BagToken[], setup: Setup = {}): Chances {
	const { result } = weighAny(situation(bag, setup));
	if (result === null) throw new Error('The bag is empty.');
	return result;
}

/** A fraction as it is written: `7/16`, `1`. */
export function written({ n, d }: { readonly n: bigint; readonly d: bigint }): string {
	return d === 1n ? `${n}` : `${n}/${d}`;
}

/** A test played with given ranks, then with the first token left; the first of the tokens revealed is chosen. */
export function playWith(
	bag: readonly BagToken[],
	setup: Setup = {},
	ranks: readonly number[] = [],
	choice?: (revealed: readonly string[]) => number,
): TestResult & { readonly trace: PlayedTest['trace'] } {
	const left = [...ranks];
	const { result, trace } = play(situation(bag, setup), () => left.shift() ?? 0, choice);
	if (result === null) throw new Error('The bag is empty.');
	return { ...result, trace };
}

/** Steps of a kind, in order. */
export function stepsOf<K extends TraceStep['kind']>(
	trace: PlayedTest['trace'],
	kind: K,
): readonly Extract<TraceStep, { kind: K }>[] {
	return trace.filter((item): item is Extract<TraceStep, { kind: K }> => item.kind === kind);
}
