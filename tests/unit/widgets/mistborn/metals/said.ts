import { resoudre } from '../../../../../src/rules/mistborn/metals';
import { refusal } from '../../../../../src/widgets/mistborn/metals/refusal';
import { sentence } from '../../../../../src/widgets/mistborn/metals/sentences';
import { type MetauxState, toEngine } from '../../../../../src/widgets/mistborn/metals/state';
import { metauxCodec } from '../../../../../src/widgets/mistborn/metals/url-state';

/** The case of an address that must be right. */
export function caseOf(query: string): MetauxState {
	const { state, notices } = metauxCodec.read(new URLSearchParams(query));
	if (notices.length > 0) throw new Error(notices.join('\n'));
	return state;
}

export const resolve = (state: MetauxState) => resoudre(...toEngine(state));

/** Every sentence of a case: refusals first, then the steps. */
export function sayAll(state: MetauxState): string[] {
	const { trace, resultat } = resolve(state);
	const refused = resultat.issues.flatMap((issue) => (issue.type === 'illegal' ? [refusal(issue)] : []));
	return [...refused, ...trace.map((step) => sentence(step))];
}

/** Every sentence of the case of an address. */
export const said = (query: string): string[] => sayAll(caseOf(query));
