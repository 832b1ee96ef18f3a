import { MOST } from './changes';
import { noteInvulnerables, settleDestructions } from './destruction';
import type { MoveEvent } from './event';
import { reportImpact } from './impact';
import { findAbsence } from './legality';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * Damage counters go from a creature to another one, as many as there are. They are not dealt: neither armor nor what
 * cancels damage stops them (rule deplacement-degats), and they may destroy (rule degat-destruction). Illegal when one
 * of the two is not in play.
 */
export function moveDamage(state: State, { source, target, amount }: MoveEvent): StateWithOutcome {
	const absence = findAbsence(state, source) ?? findAbsence(state, target);
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const from = getCreature(state, source);
	const to = getCreature(state, target);
	const moved = Math.min(amount, from.damage, MOST - to.damage);
	const left = from.damage - moved;
	const received = to.damage + moved;
	const placed = replaceCreature(replaceCreature(state, { ...from, damage: left }), { ...to, damage: received });
	const noted = record(placed, {
		kind: 'damage-moved',
		rule: 'deplacement-degats',
		creature: source,
		before: from.damage,
		after: left,
		target,
		received,
	});
	const settled = settleDestructions(moved > 0 ? noteInvulnerables(noted, [target]) : noted);
	return { state: settled, outcome: { type: 'move', moved, impact: reportImpact(settled, target) } };
}
