import type { Creature } from './creature';
import type { UseEvent } from './event';
import { findUnusable } from './legality';
import { opposingSide } from './situation';
import { getInPlay, type InPlay, record, replaceCreature, type State, type StateWithOutcome } from './state';
import { removeStun } from './stun';

/**
 * A creature is used to reap, or for an “Action:” or “Omni:” ability. Illegal when it cannot be used, or when it is
 * enraged and could fight (rule enrager-doit-combattre). A stunned one loses its stun instead. Whether it is of the
 * active house is not looked at.
 */
export function useCreature(state: State, event: UseEvent): StateWithOutcome {
	const { target, use } = event;
	const unusable = findUnusable(state, target);
	if (unusable !== null) return { state, outcome: { type: 'illegal', ...unusable } };
	const inPlay = getInPlay(state, target);
	const { creature, side } = inPlay;
	if (creature.stunned) {
		return removeStun(state, creature, event.byEffect ? 'sonne-par-un-effet' : 'sonne-remplace-utilisation');
	}
	const canFight = !event.byEffect && state.situation[opposingSide(side)].length > 0;
	if (creature.enraged && canFight) {
		return {
			state,
			outcome: { type: 'illegal', reason: 'enraged-creature', rule: 'enrager-doit-combattre', creature: target },
		};
	}
	const exhausted = exhaust(noteEnraged(state, creature, event), creature, event);
	const after = use === 'reap' ? reap(exhausted, inPlay) : exhausted;
	return { state: noteAbilities(after, event), outcome: { type: 'use', creature: target, use } };
}

/**
 * An enraged creature that cannot fight may be used otherwise, and stays enraged (rule enrager-si-possible): an effect that
 * has it do one thing leaves it no fight either (rule enrager-moissonner-par-un-effet).
 */
function noteEnraged(state: State, { id, enraged }: Creature, { use, byEffect }: UseEvent): State {
	if (!enraged) return state;
	const rule = byEffect ? 'enrager-moissonner-par-un-effet' : 'enrager-si-possible';
	return record(state, { kind: 'enrage-idle', rule, creature: id, before: 1, after: 1, use });
}

function exhaust(state: State, creature: Creature, { use }: UseEvent): State {
	const rule = use === 'reap' ? 'sequence-moisson-incliner' : 'sequence-action-omni-incliner';
	const used = replaceCreature(state, { ...creature, exhausted: true });
	return record(used, { kind: 'exhausted', rule, creature: creature.id, before: 0, after: 1 });
}

/** Its controller gains 1 Æmber (rule sequence-moisson-gain). */
function reap(state: State, { creature, side }: InPlay): State {
	const before = state.aemberGained[side];
	const after = before + 1;
	const gained = { ...state, aemberGained: { ...state.aemberGained, [side]: after } };
	const rule = 'sequence-moisson-gain';
	return record(gained, { kind: 'reaped', rule, creature: creature.id, before, after, recipient: side });
}

/** Then its abilities resolve (rules moisson-capacites, sequence-action-omni-resoudre). */
function noteAbilities(state: State, { target, use }: UseEvent): State {
	const rule = use === 'reap' ? 'moisson-capacites' : 'sequence-action-omni-resoudre';
	return record(state, { kind: 'use-abilities', rule, creature: target, before: 1, after: 1, use });
}
