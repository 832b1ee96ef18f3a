import { changeSide, listParticipants, record, type State } from './state';
import { checkHonor } from './victory';

/**
 * Step 3.2.4: a conflict that the attacker wins while the defender has no participant is unopposed (rule etape-3-2-4)
 * and costs the defender 1 honor (rule etape-3-2-4-honneur). A bowed defender opposes (rule
 * non-oppose-defenseur-incline). Who participated is read at the comparison, whatever has happened since.
 */
export function applyUnopposed(state: State): State {
	const { honor } = state.sides.defender;
	if (state.winner !== 'attacker') {
		const rule = 'etape-3-2-4-sans-effet';
		return record(state, { kind: 'unopposed-without-effect', rule, before: honor, after: honor });
	}
	const defenders = state.compared?.defender ?? [];
	const count = defenders.length;
	const now = listParticipants(state, 'defender').length;
	if (count > 0) {
		const allBowed = defenders.every(({ bowed }) => bowed);
		const rule = allBowed ? 'non-oppose-defenseur-incline' : 'non-oppose-definition';
		return record(state, { kind: 'opposed', rule, before: count, after: count, now });
	}
	const lost = changeSide({ ...state, unopposed: true }, 'defender', { honor: honor - 1 });
	return checkHonor(
		record(
			lost,
			{ kind: 'unopposed', rule: 'etape-3-2-4', before: 0, after: 0, now },
			{ kind: 'honor-lost', rule: 'etape-3-2-4-honneur', before: honor, after: honor - 1 },
		),
	);
}
