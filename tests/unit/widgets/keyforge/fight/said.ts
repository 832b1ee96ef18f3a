import { resolve } from '../../../../../src/rules/keyforge/fight';
import { loadBoard } from '../../../../../src/widgets/keyforge/fight/later';
import { refusal } from '../../../../../src/widgets/keyforge/fight/refusal';
import { boardSentence } from '../../../../../src/widgets/keyforge/fight/sentences-board';
import { type FightState, toEngine } from '../../../../../src/widgets/keyforge/fight/state';
import { fightCodec } from '../../../../../src/widgets/keyforge/fight/url-state';

// What reads the events of an address comes with the board.
await loadBoard();

/** The case of an address that must be right. */
export function caseOf(query: string): FightState {
	const { state, notices } = fightCodec.read(new URLSearchParams(query));
	if (notices.length > 0) throw new Error(notices.join('\n'));
	return state;
}

export function resolveCase(state: FightState) {
	const input = toEngine(state);
	return { events: input.events, resolution: resolve(input) };
}

/** Every sentence of a case, event by event: what comes before the first event, then each one. */
export function sayAll(state: FightState): string[][] {
	const { events, resolution } = resolveCase(state);
	return [null, ...events.keys()].map((at) => {
		const steps = resolution.trace.filter(({ eventRank }) => eventRank === at);
		const outcome = at === null ? undefined : resolution.result.outcomes[at];
		return [
			...(outcome?.type === 'illegal' ? [refusal(outcome)] : []),
			...steps.map((s, i) => boardSentence(s, steps[i - 1])),
		];
	});
}

/** Every sentence of the case of an address. */
export const said = (query: string): string[] => sayAll(caseOf(query)).flat();
