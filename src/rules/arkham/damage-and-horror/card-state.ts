import type { Assignment, ByAffliction, CardId, Endurance, Harm, Situation } from './situation';
import { mapAfflictions } from './situation';

/** A card on its way through the two steps. */
export interface CardState {
	readonly id: CardId;
	/** With the tokens on the card at that moment. */
	readonly endurances: ByAffliction<Endurance | null>;
	/** Assigned to it, then what is not canceled of it. */
	readonly assigned: Harm;
	/** What abilities would cancel. */
	readonly canceled: Harm;
}

const NOTHING: Harm = { damage: 0, horror: 0 };

/** The assets, in their order, with what the player assigns to them. */
export function listAssets({ assets }: Situation, { assigned, canceled }: Assignment): readonly CardState[] {
	return assets.map((endurances, rank) => ({
		id: rank,
		endurances,
		assigned: assigned[rank] ?? NOTHING,
		canceled: canceled.assets[rank] ?? NOTHING,
	}));
}

/** The investigator, with what the assets leave: nothing when they are assigned too much. */
export function createInvestigator(
	{ investigator, dealt }: Situation,
	{ canceled }: Assignment,
	assets: readonly CardState[],
): CardState {
	const { endurances } = investigator;
	const assigned = mapAfflictions((affliction) =>
		Math.max(
			0,
			assets.reduce((rest, asset) => rest - asset.assigned[affliction], dealt[affliction].amount),
		),
	);
	return { id: 'investigator', endurances, assigned, canceled: canceled.investigator };
}
