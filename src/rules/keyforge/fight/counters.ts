import { atMost } from './changes';
import { type Creature, totalPower } from './creature';
import { noteInvulnerables, settleDestructions } from './destruction';
import type { CountersEvent } from './event';
import { reportImpact } from './impact';
import { affect } from './several';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * A creature receives +1 power counters (rule marqueur-puissance-cumul) or loses some (rule marqueur-puissance-plus-un),
 * which count for nothing while a card says what its power is (rule faq-etoile-blafarde-reponse). It is destroyed when its
 * damage then equals or exceeds its power. Illegal when it is not in play.
 */
export function changeCounters(state: State, event: CountersEvent): StateWithOutcome {
	const shift = (before: State, id: string) => shiftCounters(before, id, event.variation);
	return affect(
		state,
		event,
		(start, targets) => settleDestructions(noteInvulnerables(targets.reduce(shift, start), targets)),
		(after, first) => ({ type: 'counters', impact: reportImpact(after, first) }),
	);
}

function shiftCounters(state: State, target: string, variation: number): State {
	const creature = getCreature(state, target);
	const before = creature.powerCounters;
	const after = Math.max(0, atMost(before + variation));
	if (before === after && variation < 0) return noteNone(state, creature);
	if (before === after) return state;
	const changed = { ...creature, powerCounters: after };
	const rule = variation > 0 ? 'marqueur-puissance-cumul' : 'marqueur-puissance-plus-un';
	return record(replaceCreature(state, changed), {
		kind: 'counters-changed',
		rule: creature.powerSet ? 'faq-etoile-blafarde-reponse' : rule,
		creature: target,
		before,
		after,
		power: totalPower(changed),
	});
}

/** There is none to lose (rule capacites-autant-que-possible). */
function noteNone(state: State, creature: Creature): State {
	const rule = 'capacites-autant-que-possible';
	const none = { creature: creature.id, before: 0, after: 0, power: totalPower(creature) };
	return record(state, { kind: 'counters-changed', rule, ...none });
}
