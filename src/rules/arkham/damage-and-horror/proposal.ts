import { remainingValue } from './endurance';
import { listMaximums } from './maximum';
import { AFFLICTIONS, type Affliction, type Harm, mapAfflictions, type Situation } from './situation';

/**
 * What a proposal puts first. `investigator`: as little as possible on the investigator. `assets`: as few assets
 * defeated as possible while the investigator is not, if that can be.
 */
export type Priority = 'investigator' | 'assets';

/** Proposal: what to assign to each asset, in their order. The investigator takes the rest. */
type Proposal = readonly Harm[];

/**
 * Proposes an assignment that the rules allow (rules degats-soutien-droit, degats-soutien-maximum). Among those that
 * do what the priority asks for, it takes one that defeats the fewest assets, keeping the first of the list rather
 * than the last; then it leaves as little as possible on the investigator. It looks neither at card texts nor at
 * what abilities may cancel. When nothing saves the investigator, it still spares as much as it can.
 */
export function propose(situation: Situation, priority: Priority): Proposal {
	const limits = listMaximums(situation);
	const need = mapAfflictions((affliction) => {
		const absorbable = sum(limits, affliction);
		return Math.min(absorbable, countNeed(situation, affliction, priority));
	});
	const keeps = listKeeps(limits.length).find((tried) => {
		const reduced = reduceLimits(limits, tried);
		return AFFLICTIONS.every((affliction) => sum(reduced, affliction) >= need[affliction]);
	});
	return fill(situation, limits, keeps ?? limits.map(() => false));
}

/** What assets should take of an affliction: all of it, or what would defeat the investigator. */
function countNeed({ investigator, dealt }: Situation, affliction: Affliction, priority: Priority): number {
	const { amount } = dealt[affliction];
	if (priority === 'investigator') return amount;
	return Math.max(0, amount - Math.max(0, remainingValue(investigator.endurances[affliction]) - 1));
}

/** Every choice of the assets to keep (`true`), those that keep the most first, then those that keep the first ones. */
function listKeeps(count: number): readonly (readonly boolean[])[] {
	const choices = Array.from({ length: 2 ** count }, (_, choice) =>
		Array.from({ length: count }, (_, rank) => (choice & (2 ** (count - 1 - rank))) === 0),
	);
	return choices.sort((one, other) => countKept(other) - countKept(one));
}

const countKept = (keeps: readonly boolean[]): number => keeps.filter(Boolean).length;

/** An asset to keep may be assigned one less than what defeats it. */
function reduceLimits(limits: readonly Harm[], keeps: readonly boolean[]): readonly Harm[] {
	return limits.map((limit, rank) =>
		mapAfflictions((affliction) => (keeps[rank] ? Math.max(0, limit[affliction] - 1) : limit[affliction])),
	);
}

/** Assigns as much as the limits allow: first to the assets given up, then to those kept, each time in their order. */
function fill({ dealt }: Situation, limits: readonly Harm[], keeps: readonly boolean[]): Proposal {
	const reduced = reduceLimits(limits, keeps);
	const ranks = [...limits.keys()];
	const order = [...ranks.filter((rank) => !keeps[rank]), ...ranks.filter((rank) => keeps[rank])];
	const byAffliction = mapAfflictions((affliction) => {
		let rest = dealt[affliction].amount;
		const taken = new Map<number, number>();
		for (const rank of order) {
			const share = Math.min(rest, reduced[rank]?.[affliction] ?? 0);
			taken.set(rank, share);
			rest -= share;
		}
		return taken;
	});
	return ranks.map((rank) => mapAfflictions((affliction) => byAffliction[affliction].get(rank) ?? 0));
}

const sum = (harms: readonly Harm[], affliction: Affliction): number =>
	harms.reduce((total, harm) => total + harm[affliction], 0);
