import { resolve } from '../../../../../src/rules/mistborn/metals';
import { explainRefusal } from '../../../../../src/widgets/mistborn/metals/refusal';
import { sentence } from '../../../../../src/widgets/mistborn/metals/sentences';
import { type MetalsState, toEngine } from '../../../../../src/widgets/mistborn/metals/state';
import { metalsCodec } from '../../../../../src/widgets/mistborn/metals/url-state';

/** The case of an address that must be right. */
export function caseOf(query: string): MetalsState {
	const { state, notices } = metalsCodec.read(new URLSearchParams(query));
	if (notices.length > 0) throw new Error(notices.join('\n'));
	return state;
}

export const resolveCase = (state: MetalsState) => resolve(toEngine(state));

/** Every sentence of a case: refusals first, then the steps. */
export function sayAll(state: MetalsState): string[] {
	const { trace, result } = resolveCase(state);
	const refused = result.outcomes.flatMap((outcome) => (outcome.type === 'illegal' ? [explainRefusal(outcome)] : []));
	return [...refused, ...trace.map((step) => sentence(step))];
}

/** Every sentence of the case of an address. */
export const said = (query: string): string[] => sayAll(caseOf(query));
