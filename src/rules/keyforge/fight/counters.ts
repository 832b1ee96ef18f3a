import { totalPower } from './creature';
import { noteInvulnerables, settleDestructions } from './destruction';
import type { CountersEvent } from './event';
import { reportImpact } from './impact';
import { findAbsence } from './legality';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * A creature receives +1 power counters (rule marqueur-puissance-cumul) or loses some (rule marqueur-puissance-plus-un),
 * and is destroyed when its damage then equals or exceeds its power. Illegal when it is not in play.
 */
export function changeCounters(state: State, { target, variation }: CountersEvent): StateWithOutcome {
	const absence = findAbsence(state, target);
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const creature = getCreature(state, target);
	const before = creature.powerCounters;
	const after = Math.max(0, before + variation);
	const changed = { ...creature, powerCounters: after };
	const noted = record(replaceCreature(state, changed), {
		kind: 'counters-changed',
		rule: variation > 0 ? 'marqueur-puissance-cumul' : 'marqueur-puissance-plus-un',
		creature: target,
		before,
		after,
		power: totalPower(changed),
	});
	const settled = before === after ? state : settleDestructions(noteInvulnerables(noted, [target]));
	return { state: settled, outcome: { type: 'counters', impact: reportImpact(settled, target) } };
}
