import { createBlow } from './blow';
import type { DamageEvent } from './event';
import { reportImpact } from './impact';
import { findAbsence } from './legality';
import { dealDamage } from './sequence';
import { neighborsOf } from './situation';
import { getInPlay, type State, type StateWithOutcome } from './state';

/**
 * Deals damage outside the resolution of a fight: to the target, and at the same time to its neighbors when there is
 * a splash (rule projection-voisins). With a source, the target's part is combat damage of its power, and may poison.
 * Illegal when the target or the source is not in play.
 */
export function strike(state: State, damage: DamageEvent): StateWithOutcome {
	const { target, amount, source = null, splash = 0 } = damage;
	const absence = findAbsence(state, target) ?? (source === null ? null : findAbsence(state, source));
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const direct = createBlow(target, source === null ? 'effect' : 'power', amount, source);
	const neighbors = splash === 0 ? [] : listNeighbors(state, target);
	const splashes = neighbors.map((neighbor) => createBlow(neighbor, 'splash', splash, source));
	const after = dealDamage(state, [direct, ...splashes]);
	return {
		state: after,
		outcome: { type: 'damage', impacts: [target, ...neighbors].map((id) => reportImpact(after, id)) },
	};
}

function listNeighbors(state: State, id: string): readonly string[] {
	const { side } = getInPlay(state, id);
	return neighborsOf(state.situation[side], id).map((neighbor) => neighbor.id);
}
