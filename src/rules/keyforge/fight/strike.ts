import { type Blow, createBlow } from './blow';
import type { DamageEvent } from './event';
import { reportImpact } from './impact';
import { findAbsence, findStranger } from './legality';
import { dealDamage } from './sequence';
import { keepShares } from './shares';
import { neighborsOf } from './situation';
import { getInPlay, type State, type StateWithOutcome } from './state';

/**
 * Deals damage outside the resolution of a fight: to the target, and at the same time to its neighbors when there is
 * a splash (rule projection-voisins), and to other creatures (rule degat-simultanes). With a source, the target's part
 * is combat damage of its power, and may poison. A
 * creature of `also` that left play is ignored. Illegal when the target or the source is not in play.
 */
export function strike(state: State, damage: DamageEvent): StateWithOutcome {
	const { target, source = null, also, ignoresArmor = false } = damage;
	const absence = findAbsence(state, target) ?? findAbsence(state, source ?? target) ?? findStranger(state, also);
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const kept = keepShares(state, also);
	const blows = listBlows(state, { ...damage, also: kept.shares }).map((blow, _, { length }) => ({
		...blow,
		ignoresArmor,
		...(length > 1 && blow.nature === 'effect' && { together: true as const }),
	}));
	const after = dealDamage(kept.state, blows);
	return { state: after, outcome: { type: 'damage', impacts: blows.map((blow) => reportImpact(after, blow.target)) } };
}

/** One blow for each creature: a neighbor of the target that is also named receives both parts at once. */
function listBlows(state: State, damage: DamageEvent): readonly Blow[] {
	const { target, amount, source = null, splash = 0, also = [] } = damage;
	const shareOf = (id: string) => also.find((share) => share.target === id)?.amount ?? 0;
	const neighbors = splash === 0 ? [] : listNeighbors(state, target);
	const others = also.filter((share) => !neighbors.includes(share.target));
	return [
		createBlow(target, source === null ? 'effect' : 'power', amount, source),
		...neighbors.map((id) => {
			const share = shareOf(id);
			return { ...createBlow(id, 'splash', splash + share, source), ...(share > 0 && { share }) };
		}),
		...others.map((share) => createBlow(share.target, 'effect', share.amount, source)),
	];
}

function listNeighbors(state: State, id: string): readonly string[] {
	const { side } = getInPlay(state, id);
	return neighborsOf(state.situation[side], id).map((neighbor) => neighbor.id);
}
