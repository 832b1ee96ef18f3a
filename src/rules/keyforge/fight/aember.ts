import { atMost } from './changes';
import type { AemberEvent } from './event';
import { affect } from './several';
import { opposingSide, type Side } from './situation';
import { getCreature, getInPlay, record, replaceCreature, type State, type StateWithOutcome } from './state';

const RULES = {
	capture: 'capturer-definition',
	exalt: 'exalter-definition',
	return: 'rendre-reserve-adverse',
} as const;

/**
 * Æmber goes onto a creature: captured from the pool of its controller's opponent (rule capturer-definition), which is
 * supposed to hold it, or from the common supply when it is exalted (rule exalter-definition). Or captured Æmber is returned to that pool, as
 * much as there is (rule rendre-reserve-adverse). Illegal when the creature is not in play.
 */
export const moveAember = (state: State, event: AemberEvent): StateWithOutcome =>
	affect(
		state,
		event,
		(start, targets) => targets.reduce((before, id) => shiftAember(before, id, event), start),
		(after, creature) => ({ type: 'aember', creature, aember: getCreature(after, creature).aember }),
	);

function shiftAember(state: State, target: string, { way, amount }: AemberEvent): State {
	const { creature, side } = getInPlay(state, target);
	const before = creature.aember;
	const after = way === 'return' ? Math.max(0, before - amount) : atMost(before + amount);
	if (before === after) return state;
	const placed = replaceCreature(state, { ...creature, aember: after });
	const recipient = opposingSide(side);
	const moved = record(placed, {
		kind: 'aember-moved',
		rule: RULES[way],
		creature: target,
		before,
		after,
		way,
		recipient,
	});
	return changePool(moved, recipient, way, Math.abs(after - before));
}

/** What a pool gains or loses; the common supply, which exalts, is no pool. */
function changePool(state: State, side: Side, way: AemberEvent['way'], amount: number): State {
	if (way === 'exalt') return state;
	const pools = way === 'return' ? 'aemberGained' : 'aemberTaken';
	return { ...state, [pools]: { ...state[pools], [side]: state[pools][side] + amount } };
}
