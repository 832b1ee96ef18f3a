import { resolve } from '../../../../../src/rules/keyforge/forge';
import { eventTitle, headline, refusal, safety, standings } from '../../../../../src/widgets/keyforge/forge/answer';
import { caveat } from '../../../../../src/widgets/keyforge/forge/caveat';
import { sentence } from '../../../../../src/widgets/keyforge/forge/sentences';
import { type ForgeState, toEngine } from '../../../../../src/widgets/keyforge/forge/state';
import { forgeCodec } from '../../../../../src/widgets/keyforge/forge/url-state';

export const read = (query: string) => forgeCodec.read(new URLSearchParams(query));

/** The case of an address that must be right. */
export function caseOf(query: string): ForgeState {
	const { state, notices } = read(query);
	if (notices.length > 0) throw new Error(notices.join('\n'));
	return state;
}

/** What the tool says of a case. */
export function say(state: ForgeState) {
	const resolution = resolve(toEngine(state));
	return {
		resolution,
		verdict: headline(resolution),
		pool: caveat(resolution),
		standings: standings(resolution),
		safety: safety(resolution),
		steps: resolution.trace.map(sentence),
		refusals: resolution.result.outcomes.flatMap((outcome) => (outcome.type === 'illegal' ? [refusal(outcome)] : [])),
		titles: state.events.map(eventTitle),
	};
}
