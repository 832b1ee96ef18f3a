import type { Arbitrary } from 'fast-check';
import { expect } from 'vitest';
import type { Problem } from '../../../src/rules/keyforge/fight';
import type { ToolCard } from '../../../src/schemas/tool-card';
import type { Codec } from '../../../src/widgets/shared/use-url-state';

/** A tool as its tests know it: each gives its own in `<game>/<tool>/tested.ts`. */
interface Tested<State> {
	readonly card: ToolCard;
	readonly codec: Codec<State>;
	/** Cases that the address keeps whole. */
	readonly anyState: Arbitrary<State>;
	/** What the engine has against a case. */
	readonly problemsOf: (state: State) => readonly Problem[];
	readonly resolve: (state: State) => unknown;
}

export type TestedTool<State = unknown> = ReturnType<typeof testedTool<State>>;

export function testedTool<State>(tool: Tested<State>) {
	const { codec, problemsOf } = tool;
	const read = (query: string) => codec.read(new URLSearchParams(query));
	const write = (state: State): string => codec.write(state).toString();
	/** Reads a query that has one mistake: the case must be valid, the mistake reported once. */
	const readMistaken = (query: string) => {
		const { state, notices } = read(query);
		expect(problemsOf(state)).toEqual([]);
		expect(notices).toHaveLength(1);
		return { state, notice: notices[0] ?? '' };
	};
	return { ...tool, read, write, readMistaken };
}
