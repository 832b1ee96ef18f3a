import type { Trace } from '../../../rules/keyforge/fight/at-once';
import { nameOf } from './words';

/**
 * What a creature is called once some events are over: by its place at the start, and whose it is now when the other player
 * took control of it. `before`: the rank of the first event that does not count.
 */
export function nameNow(trace: Trace, id: string, before = Number.POSITIVE_INFINITY): string {
	const taken = trace.findLast(
		(step) => step.kind === 'control-taken' && step.creature === id && (step.eventRank ?? 0) < before,
	);
	const name = nameOf(id);
	if (taken?.kind !== 'control-taken' || id.startsWith('n')) return name;
	const mine = taken.side === 'active';
	return mine === id.startsWith('a') ? name : `${name} (désormais ${mine ? 'la vôtre' : 'adverse'})`;
}
