import { listAbilities } from './card';
import type { Illegality } from './illegality';
import type { Need } from './metal';
import type { TrackedCard } from './state';

/** A list of metals without one copy of each of those in another list. */
function without(metals: readonly Need[], removed: readonly Need[]): readonly Need[] {
	return removed.reduce<readonly Need[]>((remaining, each) => {
		const rank = remaining.indexOf(each);
		return rank < 0 ? remaining : remaining.filter((_, index) => index !== rank);
	}, metals);
}

/**
 * Metals that a card still waits for until its ability of rank `rank` is active: those above it come first (rule
 * cartes-supplementaire-ordre). None once it is active.
 */
export function listMissing({ card, activeCount, received }: TrackedCard, rank: number): readonly Need[] {
	return without(
		listAbilities(card)
			.slice(activeCount, rank + 1)
			.flat(),
		received,
	);
}

/**
 * Why a card takes no such metal now, or null: it takes only what its next ability waits for (rules
 * metaux-bruler-metal-requis, cartes-supplementaire-ordre), and an ability is activated once (cartes-une-seule-fois).
 */
export function refuseNeed(tracked: TrackedCard, metal: Need): Illegality | null {
	const { activeCount } = tracked;
	if (listMissing(tracked, activeCount).includes(metal)) return null;
	const abilities = listAbilities(tracked.card);
	const card = tracked.card.id;
	if (abilities.slice(activeCount + 1).some((cost) => cost.includes(metal))) {
		return { reason: 'ability-skipped', rule: 'cartes-supplementaire-ordre', card, metal };
	}
	const served = abilities.slice(0, activeCount).some((cost) => cost.includes(metal));
	const rule = served ? 'cartes-une-seule-fois' : 'metaux-bruler-metal-requis';
	return { reason: 'metal-not-asked-for', rule, card, metal };
}
