import { destroyMarked } from './destruction';
import type { DestroyEvent } from './event';
import { reportImpact } from './impact';
import { findAbsence } from './legality';
import { getInPlay, record, type State, type StateWithOutcome } from './state';
import { replaceDestruction } from './ward';

/**
 * A card's effect destroys a creature (rule detruit-marquee) or has it sacrificed, which is the same (rule
 * detruit-sacrifice), whatever its damage. An invulnerable creature stays (rule invulnerable-definition); a ward is
 * discarded instead (rule proteger-remplace). Illegal when it is not in play.
 */
export function destroyCreature(state: State, event: DestroyEvent): StateWithOutcome {
	const absence = findAbsence(state, event.target);
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const after = applyDestruction(state, event);
	return { state: after, outcome: { type: 'destroy', impact: reportImpact(after, event.target) } };
}

function applyDestruction(state: State, { target, sacrifice }: DestroyEvent): State {
	const { creature, side } = getInPlay(state, target);
	if (creature.invulnerable) {
		const kept = { creature: target, before: 0, after: 0, sacrifice: sacrifice === true };
		return record(state, { kind: 'destruction-refused', rule: 'invulnerable-definition', ...kept });
	}
	if (creature.ward > 0) return replaceDestruction(state, creature);
	return destroyMarked(state, [{ creature, side, cause: sacrifice ? 'sacrifice' : 'effect' }]);
}
