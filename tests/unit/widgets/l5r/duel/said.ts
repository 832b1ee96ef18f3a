import { analyze, resolve, tabulate } from '../../../../../src/rules/l5r/duel';
import { advice } from '../../../../../src/widgets/l5r/duel/advice';
import { type DuelState, toEngine } from '../../../../../src/widgets/l5r/duel/state';
import { stepGroups } from '../../../../../src/widgets/l5r/duel/steps';
import { duelCodec } from '../../../../../src/widgets/l5r/duel/url-state';

export const caseOf = (query: string): DuelState => duelCodec.read(new URLSearchParams(query)).state;

export const resolveCase = (state: DuelState) => resolve(toEngine(state));

/** Every sentence of the steps. */
export const sayAll = (state: DuelState): string[] =>
	stepGroups(resolveCase(state), state.role).flatMap(({ steps }) => steps.map(({ text }) => text));

/** The advice of a case; none when there is no duel. */
export function adviseOn(state: DuelState): string[] {
	const table = tabulate(toEngine(state), state.role);
	return table.type === 'illegal' ? [] : advice(analyze(table));
}
