import type { Gain } from './action';
import { limitOf, record, type State } from './state';

/**
 * What comes in the middle of the turn can be used at once: a burn icon of the track (rule regles-entrainement-bruler),
 * tokens to burn from a card or a Mission (rule metaux-bruler-limite-cartes), Atium tokens (rule metaux-atium).
 */
export function receiveGain(state: State, { what, amount }: Gain): State {
	switch (what) {
		case 'icon':
			return noteLimit(state, { ...state, burnIcons: state.burnIcons + amount }, 'regles-entrainement-bruler');
		case 'burn':
			return noteLimit(state, { ...state, extraBurns: state.extraBurns + amount }, 'metaux-bruler-limite-cartes');
		case 'atium': {
			const before = state.atium;
			const after = before + amount;
			return record({ ...state, atium: after }, { kind: 'atium-gained', rule: 'metaux-atium', before, after });
		}
	}
}

function noteLimit(
	before: State,
	after: State,
	rule: 'regles-entrainement-bruler' | 'metaux-bruler-limite-cartes',
): State {
	return record(after, { kind: 'limit-raised', rule, before: limitOf(before), after: limitOf(after) });
}
