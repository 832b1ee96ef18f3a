import { type Blow, createBlow } from './blow';
import type { DamageEvent } from './event';
import { reportImpact } from './impact';
import { findAbsence, findStranger } from './legality';
import { dealDamage } from './sequence';
import { keepShares } from './shares';
import { neighborsOf } from './situation';
import { findInPlay, getInPlay, record, type State, type StateWithOutcome } from './state';

/**
 * Deals damage outside the resolution of a fight: to the target, and at the same time to its neighbors when there is
 * a splash (rule projection-voisins), and to other creatures (rule degat-simultanes). With a source, the target's part
 * is combat damage of its power, and may poison. A
 * creature of `also` that left play is ignored. Illegal when the target or the source is not in play.
 */
export function strike(state: State, damage: DamageEvent): StateWithOutcome {
	const { target, source = null, also, times = 1 } = damage;
	const absence = findAbsence(state, target) ?? findAbsence(state, source ?? target) ?? findStranger(state, also);
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const kept = keepShares(state, also);
	const blows = listBlows(state, { ...damage, also: kept.shares });
	let after = dealDamage(kept.state, blows);
	for (let time = 2; time <= times; time += 1) after = strikeAgain(after, damage, time);
	return { state: after, outcome: { type: 'damage', impacts: blows.map((blow) => reportImpact(after, blow.target)) } };
}

/**
 * The same effect deals its damage once more: the damage sequence is followed each time (rule sequence-degats-quand), as
 * creatures then are. Those that left play are ignored, all of it when the creature that deals it is one of them (rule
 * capacites-autant-que-possible).
 */
function strikeAgain(state: State, damage: DamageEvent, time: number): State {
	const { target, amount, source, also = [], times = 1 } = damage;
	const numbers = { creature: target, before: time, after: times };
	const begun = record(state, { kind: 'struck-again', rule: 'sequence-degats-quand', ...numbers });
	if (source !== undefined && findInPlay(state, source) === undefined) {
		return keepShares(begun, [{ target: source, amount }]).state;
	}
	const kept = keepShares(begun, [{ target, amount }, ...also]);
	const left = kept.shares.filter((share) => share.target !== target);
	const [first, ...others] = left;
	if (left.length < kept.shares.length) return dealDamage(kept.state, listBlows(kept.state, { ...damage, also: left }));
	if (first === undefined) return kept.state;
	// Without the target, neither its power damage nor a splash is left: what the effect deals to the others.
	const { splash: _, source: __, ...rest } = damage;
	return dealDamage(kept.state, listBlows(kept.state, { ...rest, ...first, also: others }));
}

/** One blow for each creature: a neighbor of the target that is also named receives both parts at once. */
function listBlows(state: State, damage: DamageEvent): readonly Blow[] {
	const { target, amount, source = null, splash = 0, also = [], ignoresArmor = false } = damage;
	const shareOf = (id: string) => also.find((share) => share.target === id)?.amount ?? 0;
	const neighbors = splash === 0 ? [] : listNeighbors(state, target);
	const others = also.filter((share) => !neighbors.includes(share.target));
	const blows: readonly Blow[] = [
		createBlow(target, source === null ? 'effect' : 'power', amount, source),
		...neighbors.map((id) => {
			const share = shareOf(id);
			return { ...createBlow(id, 'splash', splash + share, source), ...(share > 0 && { share }) };
		}),
		...others.map((share) => createBlow(share.target, 'effect', share.amount, source)),
	];
	return blows.map((blow) => ({
		...blow,
		ignoresArmor,
		...(blows.length > 1 && blow.nature === 'effect' && { together: true as const }),
	}));
}

function listNeighbors(state: State, id: string): readonly string[] {
	const { side } = getInPlay(state, id);
	return neighborsOf(state.situation[side], id).map((neighbor) => neighbor.id);
}
