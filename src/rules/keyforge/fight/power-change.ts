import { addChange, type Duration } from './changes';
import { type Creature, totalPower } from './creature';
import { noteInvulnerables, settleDestructions } from './destruction';
import type { PowerEvent } from './event';
import { reportImpact } from './impact';
import { findAbsence } from './legality';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * A creature gains or loses power, for a time (rule effets-persistants-definition) or for as long as it is in play (rule
 * capacite-constante-definition). It is destroyed when its damage already equals or exceeds its new power (rule
 * degat-destruction). Illegal when it is not in play.
 */
export function changePower(state: State, event: PowerEvent): StateWithOutcome {
	const { target, variation, duration = 'turn' } = event;
	const absence = findAbsence(state, target);
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const after = variation === 0 ? state : shiftPower(state, getCreature(state, target), variation, duration);
	return { state: after, outcome: { type: 'power', impact: reportImpact(after, target) } };
}

function shiftPower(state: State, creature: Creature, variation: number, duration: Duration): State {
	const shifted = { ...creature, powerChange: addChange(creature.powerChange, duration, variation) };
	const before = totalPower(creature);
	const after = totalPower(shifted);
	const rule = duration === 'lasting' ? 'capacite-constante-definition' : 'effets-persistants-definition';
	const noted = record(replaceCreature(state, shifted), {
		kind: 'power-changed',
		rule,
		creature: creature.id,
		before,
		after,
		duration,
	});
	return settleDestructions(noteInvulnerables(noted, [creature.id]));
}
