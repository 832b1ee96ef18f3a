import { addChange, type Duration } from './changes';
import { type Creature, totalPower } from './creature';
import { noteInvulnerables, settleDestructions } from './destruction';
import type { PowerEvent } from './event';
import { reportImpact } from './impact';
import { affect } from './several';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * A creature gains or loses power, for a time (rule effets-persistants-definition) or for as long as it is in play (rule
 * capacite-constante-definition); it counts for nothing while a card says what the power is (rule
 * faq-etoile-blafarde-reponse). It is destroyed when its damage already equals or exceeds its new power (rule
 * degat-destruction). Illegal when it is not in play.
 */
export function changePower(state: State, event: PowerEvent): StateWithOutcome {
	const { variation, duration = 'turn' } = event;
	const shift = (before: State, id: string) => shiftPower(before, getCreature(before, id), variation, duration);
	return affect(
		state,
		event,
		(start, targets) =>
			variation === 0 ? start : settleDestructions(noteInvulnerables(targets.reduce(shift, start), targets)),
		(after, first) => ({ type: 'power', impact: reportImpact(after, first) }),
	);
}

function shiftPower(state: State, creature: Creature, variation: number, duration: Duration): State {
	const shifted = { ...creature, powerChange: addChange(creature.powerChange, duration, variation) };
	const before = totalPower(creature);
	const after = totalPower(shifted);
	const lasting = duration === 'lasting' ? 'capacite-constante-definition' : 'effets-persistants-definition';
	const rule = creature.powerSet ? 'faq-etoile-blafarde-reponse' : lasting;
	return record(replaceCreature(state, shifted), {
		kind: 'power-changed',
		rule,
		creature: creature.id,
		before,
		after,
		duration,
	});
}
