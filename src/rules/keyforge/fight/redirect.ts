import type { RedirectEvent } from './event';
import { findAbsence } from './legality';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * From now on another creature is dealt what a creature should be dealt: for a time (rule effets-persistants-definition),
 * or for as long as it is in play (rule capacite-constante-definition). The latest effect whose creature is in play
 * counts; the others wait. Illegal when one of
 * the two is not in play.
 */
export function redirectCreature(state: State, event: RedirectEvent): StateWithOutcome {
	const { target, to, duration = 'turn' } = event;
	const absence = findAbsence(state, target) ?? findAbsence(state, to);
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const creature = getCreature(state, target);
	const rule = duration === 'lasting' ? 'capacite-constante-definition' : 'effets-persistants-definition';
	const begun = {
		kind: 'redirect-begun',
		rule,
		creature: target,
		before: creature.redirects ? 1 : 0,
		after: 1,
		to,
		duration,
	} as const;
	const redirected = replaceCreature(state, {
		...creature,
		redirects: [...(creature.redirects ?? []), { to, duration }],
	});
	return { state: record(redirected, begun), outcome: { type: 'redirect', creature: target, to } };
}
