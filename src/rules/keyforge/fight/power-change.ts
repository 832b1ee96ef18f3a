import { type Creature, totalPower } from './creature';
import { noteInvulnerables, settleDestructions } from './destruction';
import type { PowerEvent } from './event';
import { reportImpact } from './impact';
import { findAbsence } from './legality';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * A creature gains or loses power, for the rest of the turn unless the change lasts (rule effets-persistants-definition):
 * from then on both what it deals and what destroys it are others (rule puissance-definition). It is destroyed when its
 * damage already equals or exceeds its new power (rule degat-destruction). Illegal when it is not in play.
 */
export function changePower(state: State, { target, variation, lasting }: PowerEvent): StateWithOutcome {
	const absence = findAbsence(state, target);
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const after = variation === 0 ? state : shiftPower(state, getCreature(state, target), variation, lasting === true);
	return { state: after, outcome: { type: 'power', impact: reportImpact(after, target) } };
}

function shiftPower(state: State, creature: Creature, variation: number, lasting: boolean): State {
	const { turnPower = 0, lastingPower = 0 } = creature;
	const change = lasting ? { lastingPower: lastingPower + variation } : { turnPower: turnPower + variation };
	const shifted = { ...creature, ...change };
	const before = totalPower(creature);
	const after = totalPower(shifted);
	const rule = 'puissance-definition';
	const noted = record(replaceCreature(state, shifted), {
		kind: 'power-changed',
		rule,
		creature: creature.id,
		before,
		after,
		lasting,
	});
	return settleDestructions(noteInvulnerables(noted, [creature.id]));
}
