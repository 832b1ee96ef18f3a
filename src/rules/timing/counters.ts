import type { Chart, Condition, Conditions, Counter, Effect, Effects } from './chart';
import type { CounterValues, Frame } from './frame';

/** A change of a counter. */
export interface CounterChange {
	readonly counter: string;
	readonly before: number;
	readonly after: number;
}

/** Brings a value inside the bounds of a counter. */
export const clamp = ({ min, max }: Counter, value: number): number => Math.min(max, Math.max(min, value));

/** Counters of a chart that starts: a chart under way that has one of the same id gives its value. */
export function initialCounters({ counters }: Chart, outer: readonly Frame[]): CounterValues {
	return Object.fromEntries(
		counters.map((counter) => {
			const caller = outer.findLast((frame) => Object.hasOwn(frame.counters, counter.id));
			return [counter.id, clamp(counter, caller?.counters[counter.id] ?? counter.start)];
		}),
	);
}

/** Applies effects one by one, in order, inside the bounds; those that change nothing are not reported. */
export function applyEffects(
	{ counters }: Chart,
	values: CounterValues,
	effects: Effects | undefined,
): { values: CounterValues; changes: CounterChange[] } {
	const current: Record<string, number> = { ...values };
	const changes = Object.entries(effects ?? {}).flatMap(([id, effect]): CounterChange[] => {
		const counter = counters.find((item) => item.id === id);
		const before = current[id];
		if (!counter || before === undefined) return [];
		const after = clamp(counter, changed(before, effect, current));
		current[id] = after;
		return after === before ? [] : [{ counter: id, before, after }];
	});
	return { values: current, changes };
}

function changed(before: number, { op, value }: Effect, values: CounterValues): number {
	const amount = typeof value === 'number' ? value : (values[value] ?? 0);
	if (op === '=') return amount;
	return op === '+' ? before + amount : before - amount;
}

/** Whether all conditions hold. */
export const meets = (values: CounterValues, conditions: Conditions | undefined): boolean =>
	Object.entries(conditions ?? {}).every(([id, condition]) => holds(condition, values[id] ?? 0));

function holds({ op, value }: Condition, current: number): boolean {
	if (op === '>') return current > value;
	return op === '<' ? current < value : current === value;
}
