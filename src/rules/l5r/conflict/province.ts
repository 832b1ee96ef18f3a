import { measureDifference, record, type State } from './state';
import { endGame } from './victory';

/** Broken provinces without a stronghold that open the way to the stronghold (rule etape-3-2-forteresse). */
export const BROKEN_BEFORE_STRONGHOLD = 3;

/**
 * Step 3.2.5: the province breaks if the attacker won by its strength or more (rule etape-3-2-5), unless it cannot be
 * broken (rule ne-peut-pas-definition). The stronghold's province ends the game (rule gagner-la-partie-forteresse).
 */
export function breakProvince(state: State): State {
	return { ...compareStrength(state), provinceCompared: true };
}

function compareStrength(state: State): State {
	const { stronghold, broken } = state.situation.province;
	if (state.winner !== 'attacker') {
		const rule = 'etape-3-2-5-sans-effet';
		return record(state, { kind: 'province-untouched', rule, before: broken, after: broken });
	}
	const compared = noteModifiers(state);
	const measures = { difference: measureDifference(state), strength: state.strength };
	if (measures.difference < measures.strength) {
		const rule = 'force-de-province-ecart';
		return record(compared, { kind: 'province-holds', rule, before: broken, after: broken, ...measures });
	}
	if (state.provinceProtected) {
		const rule = 'ne-peut-pas-definition';
		return record(compared, { kind: 'break-prevented', rule, before: broken, after: broken, ...measures });
	}
	const after = broken + 1;
	const fallen = record(
		{ ...compared, provinceBroken: true },
		{ kind: 'province-broken', rule: 'etape-3-2-5', before: broken, after, ...measures },
	);
	if (stronghold) return endGame(fallen, { winner: 'attacker', rule: 'gagner-la-partie-forteresse' });
	if (after !== BROKEN_BEFORE_STRONGHOLD) return fallen;
	const rule = 'province-detruite-forteresse-eligible';
	return record(fallen, { kind: 'stronghold-eligible', rule, before: after, after });
}

/**
 * Holdings and the stronghold add their bonus to the province that contains them (rule force-de-province-bonus); what
 * lowers it adds up with them (rule modificateur-tous-ensemble), and it never falls below 0 (rule
 * modificateur-jamais-negatif). Where it contains nothing, each event has already told what it changed.
 */
function noteModifiers(state: State): State {
	const { strength, bonus: contained } = state.situation.province;
	const { bonus } = state;
	if (contained === 0 || bonus === 0) return state;
	const change = { before: strength, after: state.strength };
	if (bonus > 0 && bonus === contained)
		return record(state, { kind: 'strength-modified', rule: 'force-de-province-bonus', ...change });
	const floored = strength + bonus < 0;
	const rule = floored ? 'modificateur-jamais-negatif' : 'modificateur-tous-ensemble';
	return record(state, { kind: 'strength-modified', rule, ...change });
}
