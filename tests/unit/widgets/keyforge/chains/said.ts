import { resolve } from '../../../../../src/rules/keyforge/chains';
import { caveat, cost, headline } from '../../../../../src/widgets/keyforge/chains/answer';
import { sentence } from '../../../../../src/widgets/keyforge/chains/sentences';
import { type ChainState, toEngine } from '../../../../../src/widgets/keyforge/chains/state';
import { chainCodec } from '../../../../../src/widgets/keyforge/chains/url-state';

export const read = (query: string) => chainCodec.read(new URLSearchParams(query));

/** The case of an address that must be right. */
export function caseOf(query: string): ChainState {
	const { state, notices } = read(query);
	if (notices.length > 0) throw new Error(notices.join('\n'));
	return state;
}

export const resolveCase = (state: ChainState) => resolve(toEngine(state));

/** What the tool says of a case: the verdict, what goes with it, the total, each step. */
export function say(state: ChainState) {
	const resolution = resolveCase(state);
	return {
		resolution,
		verdict: headline(resolution),
		caveat: caveat(resolution),
		cost: cost(resolution),
		steps: resolution.trace.map(sentence),
	};
}
