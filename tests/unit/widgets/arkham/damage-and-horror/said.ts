import { type Resolution, resolve } from '../../../../../src/rules/arkham/damage-and-horror';
import { headline } from '../../../../../src/widgets/arkham/damage-and-horror/answer';
import { caveat } from '../../../../../src/widgets/arkham/damage-and-horror/caveat';
import { groupSteps } from '../../../../../src/widgets/arkham/damage-and-horror/groups';
import { refusal } from '../../../../../src/widgets/arkham/damage-and-horror/refusal';
import { type DamageState, toEngine } from '../../../../../src/widgets/arkham/damage-and-horror/state';
import { damageCodec } from '../../../../../src/widgets/arkham/damage-and-horror/url-state';

/** The case of an address that must be right. */
export function caseOf(query: string): DamageState {
	const { state, notices } = damageCodec.read(new URLSearchParams(query));
	if (notices.length > 0) throw new Error(notices.join('\n'));
	return state;
}

export const resolveState = (state: DamageState): Resolution => resolve(toEngine(state));

/** Every sentence that a case shows, refusals first. */
export function sayAll({ result, trace }: Resolution): string[] {
	const faults = result.type === 'illegal' ? result.illegalities.map(refusal) : [];
	return [...faults, ...groupSteps(trace).flatMap(({ steps }) => steps.map(({ text }) => text))];
}

export const said = (query: string): string[] => sayAll(resolveState(caseOf(query)));

export const verdict = (query: string): string => headline(resolveState(caseOf(query)));

export function aside(query: string): string {
	const state = caseOf(query);
	return caveat(resolveState(state), state);
}
