import {
	type Chart,
	type Charts,
	END,
	FIRST_OPPORTUNITY,
	type Frame,
	play,
	possibleMoves,
} from '../../src/rules/timing';

/** A way out of a state: the branch that takes it, written `step` or `step: branch 2`, and the state after. */
interface Way {
	label: string;
	to: string;
}

/** Every state that a chart alone can be in, by its text: `step actions=3 joueurs=2 player=0 passes=0`. */
export type States = Map<string, Way[]>;

const text = ({ step, counters, opportunity: { player, passes } }: Frame): string =>
	[step, ...Object.entries(counters).map(([id, value]) => `${id}=${value}`), `player=${player} passes=${passes}`].join(
		' ',
	);

/** A chart whose sequences are skipped: the game goes on where they come back. */
export const skipping = (chart: Chart): Chart => ({
	...chart,
	steps: chart.steps.map((step) => ({
		...step,
		nested: [],
		choices: step.choices.map(({ calls: _, ...choice }) => choice),
	})),
});

/** A chart that can start no sequence: what is left of it when the stack is full. */
export const closed = (chart: Chart): Chart => ({
	...chart,
	steps: chart.steps.map((step) => ({
		...step,
		nested: [],
		choices: step.choices.map((choice) => (choice.calls ? { ...choice, calls: 'no such chart' } : choice)),
	})),
});

/** Every value that the counters of a chart may have at its start: readers set them, other charts give theirs. */
export function starts({ slug, steps, counters }: Chart): Frame[] {
	const values = counters.reduce<Record<string, number>[]>(
		(all, { id, min, max }) =>
			all.flatMap((some) => Array.from({ length: max - min + 1 }, (_, at) => ({ ...some, [id]: min + at }))),
		[{}],
	);
	const step = steps[0]?.id ?? END;
	return values.map((some) => ({ chart: slug, step, counters: some, opportunity: FIRST_OPPORTUNITY }));
}

/** Every state that some play of the chart reaches, with the ways out of each. The end has none. */
export function statesOf(chart: Chart): States {
	const charts: Charts = { [chart.slug]: chart };
	const states: States = new Map();
	const waiting = starts(chart);
	for (let frame = waiting.pop(); frame; frame = waiting.pop()) {
		const known = text(frame);
		if (states.has(known)) continue;
		const state = { stack: [frame] };
		const moves = frame.step === END ? [] : possibleMoves(charts, state);
		const ways = moves.map((move) => {
			const to = play(charts, state, move).state.stack[0] as Frame;
			waiting.push(to);
			const branch = move.kind === 'choose' ? `: branch ${move.choice + 1}` : '';
			return { label: `${state.stack[0]?.step}${branch}`, to: text(to) };
		});
		states.set(known, ways);
	}
	return states;
}

/** States from which nothing leads to the end, those without a way out among them: one for each step. */
export function stuck(states: States): string[] {
	const before = new Map<string, string[]>();
	for (const [from, ways] of states) for (const { to } of ways) before.set(to, [...(before.get(to) ?? []), from]);
	const ending = new Set([...states.keys()].filter((state) => state.startsWith(`${END} `)));
	// A set grows while it is walked: each new state is visited in turn.
	for (const state of ending) for (const from of before.get(state) ?? []) ending.add(from);
	const stays = [...states.keys()].filter((state) => !ending.has(state));
	return [...new Map(stays.map((state) => [state.split(' ')[0], state])).values()];
}

/** Steps and branches that no play of a chart takes. */
export function untaken({ steps }: Chart, states: States): string[] {
	const taken = new Set([...states.values()].flatMap((ways) => ways.map(({ label }) => label)));
	const all = steps.flatMap(({ id, choices }) =>
		choices.length === 0 ? [id] : choices.map((_, at) => `${id}: branch ${at + 1}`),
	);
	return all.filter((label) => !taken.has(label));
}
