import { createBlow } from './blow';
import type { Share } from './event';
import { dealDamage } from './sequence';
import type { State } from './state';

/** A “Before Fight:” ability deals its damage, all at once (rule sequence-combat-avant), before any keyword here. */
export function dealBefore(state: State, shares: readonly Share[] = []): State {
	if (shares.length === 0) return state;
	return dealDamage(
		state,
		shares.map(({ target, amount }) => createBlow(target, 'before', amount, null)),
	);
}
