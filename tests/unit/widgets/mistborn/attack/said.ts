import { type Resolution, resolve } from '../../../../../src/rules/mistborn/attack';
import { resolve as resolveAssault } from '../../../../../src/rules/mistborn/attack/assault';
import { caveat, fates } from '../../../../../src/widgets/mistborn/attack/answer';
import * as assault from '../../../../../src/widgets/mistborn/attack/assault/answer';
import { toAssault } from '../../../../../src/widgets/mistborn/attack/assault/to-assault';
import { headline } from '../../../../../src/widgets/mistborn/attack/headline';
import type { AttackState } from '../../../../../src/widgets/mistborn/attack/state';
import { stepGroups } from '../../../../../src/widgets/mistborn/attack/steps';
import { toEngine } from '../../../../../src/widgets/mistborn/attack/to-engine';
import { attackCodec } from '../../../../../src/widgets/mistborn/attack/url-state';

/** The case of an address, which must have nothing wrong. */
export function caseOf(query: string): AttackState {
	const { state, notices } = attackCodec.read(new URLSearchParams(query));
	if (notices.length > 0) throw new Error(notices.join(' '));
	return state;
}

export const resolveCase = (query: string): Resolution => resolve(toEngine(caseOf(query)));

export const verdict = (query: string): string => headline(resolveCase(query));

export const aside = (query: string): string => caveat(resolveCase(query));

/** Every sentence of the steps, in order. */
export const said = (query: string): readonly string[] =>
	stepGroups(resolveCase(query)).flatMap(({ steps }) => steps.map(({ text }) => text));

/** What the tool says of a case, whoever attacks. */
export function tellCase(query: string): { verdict: string; caveat: string; steps: readonly string[] } {
	const state = caseOf(query);
	if (state.mode !== 'assault') return { verdict: verdict(query), caveat: aside(query), steps: said(query) };
	const resolution = resolveAssault(toAssault(state));
	const steps = assault.stepGroups(resolution).flatMap((group) => group.steps.map(({ text }) => text));
	return { verdict: assault.headline(resolution), caveat: assault.caveat(resolution), steps };
}

export function fatesOf(query: string): readonly string[] {
	const state = caseOf(query);
	const all = fates(
		resolve(toEngine(state)),
		state.foes.map(({ shields }) => shields),
	);
	return all.map(({ text, detail, alive }) => `${text} (${detail})${alive ? '' : ' ✕'}`);
}
