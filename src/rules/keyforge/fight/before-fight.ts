import { createBlow } from './blow';
import type { Share } from './event';
import { dealDamage } from './sequence';
import { keepShares } from './shares';
import type { State } from './state';

/** A “Before Fight:” ability deals its damage, all at once (rule sequence-combat-avant), before any keyword here. */
export function dealBefore(state: State, shares?: readonly Share[]): State {
	const kept = keepShares(state, shares);
	if (kept.shares.length === 0) return kept.state;
	return dealDamage(
		kept.state,
		kept.shares.map(({ target, amount }) => createBlow(target, 'before', amount, null)),
	);
}
