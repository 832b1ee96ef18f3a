import type { ProvinceEvent } from './event';
import { record, type State } from './state';

/** What happens to the attacked province; without effect once it has been compared (rule etape-3-2-5). */
export function changeProvince(state: State, event: ProvinceEvent): State {
	const { strength } = state;
	if (state.provinceCompared) {
		const late = { kind: 'too-late', rule: 'etape-3-2-5', event: event.type } as const;
		return record(state, { ...late, before: strength, after: strength });
	}
	return event.type === 'protect' ? protect(state) : strengthen(state, event.amount);
}

/** Modifiers of a strength add up (rule modificateur-definition); it never falls below 0 (rule modificateur-jamais-negatif). */
function strengthen(state: State, amount: number): State {
	const bonus = state.bonus + amount;
	const sum = state.situation.province.strength + bonus;
	const strength = Math.max(0, sum);
	const rule = sum < 0 ? 'modificateur-jamais-negatif' : 'modificateur-definition';
	return record(
		{ ...state, bonus, strength },
		{ kind: 'strength-changed', rule, before: state.strength, after: strength, amount },
	);
}

/** What cannot be done cannot be done by anything (rule ne-peut-pas-definition). */
function protect(state: State): State {
	const before = Number(state.provinceProtected);
	const step = { kind: 'province-protected', rule: 'ne-peut-pas-definition', before, after: 1 } as const;
	return record({ ...state, provinceProtected: true }, step);
}
