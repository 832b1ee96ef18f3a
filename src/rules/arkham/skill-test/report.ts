import { addEffects } from './conclusion';
import type { DrawnTokens } from './draw-tokens';
import { findEnding } from './ending';
import { countTokens, type Kind } from './kind';
import type { TestResult } from './results';
import type { Situation } from './situation';
import { readStakes } from './stakes';
import { noteBonus, noteExhausted, noteFloor, noteModifier, noteOutcome, noteStart, noteSymbol } from './steps';
import type { Trace, TraceStep } from './trace';

/** TC.1, TC.2 and the bag of TC.3: the trace ends there when the bag is empty. */
export function reportStart(situation: Situation, kinds: readonly Kind[]): Trace {
	const { skill } = situation;
	const start: TraceStep = { kind: 'start', stage: 1, rule: 'tc-1', token: null, before: skill, after: skill };
	return [start, ...noteStart(situation, kinds)];
}

/** A drawn test, from the first token revealed to the end of TC.8. */
export function reportTest(
	situation: Situation,
	kinds: readonly Kind[],
	drawn: DrawnTokens,
	result: TestResult,
): Trace {
	const applied = drawn.applied.flatMap((rank) => kinds[rank] ?? []);
	return [
		...reportDraw(situation, kinds, drawn),
		...reportValue(situation, applied),
		...noteOutcome(readStakes(situation), addEffects(kinds, drawn.applied)),
		...reportEnd(situation, kinds, drawn.revealed, result),
	];
}

/**
 * TC.7 and TC.8; `out` are the tokens that this test has out of the bag, ignored ones included. Those set aside for it
 * before go back to the bag with them.
 */
export function reportEnd(
	{ bag }: Situation,
	kinds: readonly Kind[],
	out: readonly number[],
	{ margin, success }: TestResult,
): Trace {
	const tokens = countTokens(kinds);
	const gone = bag.filter(({ leaves }) => leaves).map(({ id }) => id);
	const aside = bag.reduce((sum, token) => sum + (token.aside ?? 0), 0);
	const asideGone = bag.reduce((sum, token) => sum + (token.leaves ? (token.aside ?? 0) : 0), 0);
	const leaving = asideGone + out.filter((rank) => gone.includes(kinds[rank]?.id ?? '')).length;
	const [before, after] = [tokens - out.length, tokens + aside - leaving];
	return [
		{ kind: 'results', stage: 7, rule: 'tc-7', token: null, before: margin, after: margin, success },
		{ kind: 'end', stage: 8, rule: 'tc-8', token: null, before, after, leaving },
	];
}

/** TC.3 and TC.4: the tokens revealed together, the one chosen if need be, then what each token applied has revealed. */
function reportDraw({ draw }: Situation, kinds: readonly Kind[], { revealed, together, applied }: DrawnTokens): Trace {
	const tokens = countTokens(kinds);
	const ids = revealed.map((rank) => kinds[rank]?.id ?? '');
	const cause = draw.count === 1 ? 'test' : 'card';
	const trace: TraceStep[] = [
		...noteExhausted(draw.count, together),
		...ids.slice(0, together).map((id, rank) => noteRevealed(id, cause, tokens - rank)),
		...(draw.mode === 'one' ? noteChosen(ids.slice(0, together), kinds[applied[0] ?? 0]?.id ?? '') : []),
	];
	let out = together;
	for (const rank of applied) {
		const kind = kinds[rank];
		if (kind === undefined) continue;
		const known = applied.length - revealed.length + out;
		const ended = findEnding(kinds, applied.slice(0, known)) !== undefined;
		trace.push(noteSymbol(ended ? { ...kind, revealsAnother: false } : kind));
		if (ended || !kind.revealsAnother) continue;
		const next = ids[out];
		trace.push(...(next === undefined ? noteExhausted(1, 0, kind.id) : [noteRevealed(next, 'token', tokens - out)]));
		out += 1;
	}
	const ending = findEnding(kinds, applied);
	return ending ? [...trace, noteEnd(ending, tokens - out)] : trace;
}

/** A kind has been applied as many times as it takes to fail: nothing more is revealed. */
export function noteEnd({ id }: Pick<Kind, 'id'>, left: number): TraceStep {
	return { kind: 'stop', stage: 4, rule: 'bases-carte-prioritaire', token: id, before: left, after: left };
}

export function noteRevealed(token: string, cause: 'test' | 'card' | 'token', before: number): TraceStep {
	const rule = cause === 'test' ? 'tc-3' : 'bases-carte-prioritaire';
	return { kind: 'revealed', stage: 3, rule, token, before, after: before - 1, cause };
}

/** A card lets one token be chosen, and the others be ignored. */
function noteChosen(together: readonly string[], token: string): Trace {
	if (together.length === 1) return [];
	const chosen = together.indexOf(token);
	const ignored = together.filter((_, rank) => rank !== chosen);
	const rule = 'bases-carte-prioritaire';
	return [{ kind: 'chosen', stage: 3, rule, token, before: together.length, after: 1, kept: [token], ignored }];
}

/** TC.5: every modifier is added, then only the sum is brought to zero. */
export function reportValue(situation: Situation, applied: readonly Pick<Kind, 'id' | 'modifier'>[]): Trace {
	const trace: TraceStep[] = [];
	let value = readStakes(situation).value;
	for (const kind of applied) {
		trace.push(noteModifier(kind, value));
		value += kind.modifier;
	}
	const [before, after] = [situation.skill, Math.max(0, value)];
	return [
		...noteBonus(situation),
		...trace,
		...noteFloor(value),
		{ kind: 'value', stage: 5, rule: 'tc-5', token: null, before, after },
	];
}
