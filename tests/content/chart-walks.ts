import {
	type Chart,
	type Charts,
	innermost,
	isOver,
	MAX_DEPTH,
	type Move,
	type Played,
	play,
	possibleMoves,
	type State,
	stepOf,
} from '../../src/rules/timing';

/** Numbers from 0 to 1, always the same for a seed: a walk that fails fails again. */
export function seeded(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** Whether a move starts a sequence. */
function starts(charts: Charts, state: State, move: Move): boolean {
	if (move.kind !== 'choose') return move.kind === 'nest' || (move.kind === 'act' && move.chart !== undefined);
	const { chart, step } = innermost(state);
	return stepOf(charts[chart], step)?.choices[move.choice]?.calls !== undefined;
}

interface Walk {
	/** What went wrong, with the place; `undefined` when the walk came to the end with nothing above it. */
	problem: string | undefined;
	/** Most charts that were under way at once. */
	height: number;
	moves: number;
}

/** Moves after which a walk has not ended: it never will. */
const ENDLESS = 20_000;

export interface Walker {
	seed: number;
	/** Moves after which it opens no sequence that it can do without. */
	wander: number;
	/** Until then: the probability that it opens one when it may. A climber leaves none that it can stay in. */
	nesting: number | 'climber';
	/** Sees each move. */
	watch?: (before: State, played: Played) => void;
}

/** Plays on at random, sequences included, until the end of the outermost chart. */
export function walk(charts: Charts, start: State, { seed, wander, nesting, watch }: Walker): Walk {
	const random = seeded(seed);
	let state = start;
	let height = 1;
	const ended = (moves: number, problem?: string): Walk => ({ problem, height, moves });
	for (let moves = 0; moves < ENDLESS; moves += 1) {
		if (isOver(state)) return ended(moves);
		const among = considered(charts, state, moves < wander ? nesting : 0, random);
		const move = among[Math.floor(random() * among.length)];
		if (!move) return ended(moves, `no way out of ${place(state)}`);
		const played = play(charts, state, move);
		watch?.(state, played);
		state = played.state;
		height = Math.max(height, state.stack.length);
		if (state.stack.length > MAX_DEPTH) return ended(moves, `too many charts under way at ${place(state)}`);
	}
	return ended(ENDLESS, `no end in sight at ${place(state)}`);
}

/** The moves that a walker picks one of. */
function considered(charts: Charts, state: State, nesting: Walker['nesting'], random: () => number): Move[] {
	const open = possibleMoves(charts, state);
	if (nesting === 'climber') {
		const staying = open.filter((move) => play(charts, state, move).state.stack.length >= state.stack.length);
		return staying.length > 0 ? staying : open;
	}
	const inside = open.filter((move) => starts(charts, state, move));
	const onward = open.filter((move) => !inside.includes(move));
	return onward.length === 0 || (inside.length > 0 && random() < nesting) ? inside : onward;
}

const place = ({ stack }: State): string =>
	stack.map(({ chart, step, counters }) => `${chart}/${step} ${JSON.stringify(counters)}`).join(' > ');

/** The charts that may be the first, the second… under way when one of them is the outermost, up to a full stack. */
export function levels(charts: Charts, slug: string): Set<string>[] {
	const all = [new Set([slug])];
	for (let last = all.at(-1); last && last.size > 0 && all.length < MAX_DEPTH; last = all.at(-1)) {
		all.push(new Set([...last].flatMap((outer) => called(charts[outer]))));
	}
	return all.filter((level) => level.size > 0);
}

const called = (chart: Chart | undefined): string[] => [
	...new Set(
		chart?.steps.flatMap(({ nested, choices }) => [...nested, ...choices.flatMap(({ calls }) => calls ?? [])]),
	),
];
