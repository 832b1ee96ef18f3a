import type { Endurance, IdCarte, Lot, ParAffliction, Repartition, Situation } from './situation';
import { mapAfflictions } from './situation';

/** A card on its way through the two steps. */
export interface Carte {
	readonly id: IdCarte;
	/** With the tokens on the card at that moment. */
	readonly endurances: ParAffliction<Endurance | null>;
	/** Assigned to it, then what is not cancelled of it. */
	readonly assignes: Lot;
	/** What abilities would cancel. */
	readonly annules: Lot;
}

const AUCUN: Lot = { degats: 0, horreurs: 0 };

/** The assets, in their order, with what the player assigns to them. */
export function listSoutiens({ soutiens }: Situation, { assignes, annules }: Repartition): readonly Carte[] {
	return soutiens.map((endurances, rang) => ({
		id: rang,
		endurances,
		assignes: assignes[rang] ?? AUCUN,
		annules: annules.soutiens[rang] ?? AUCUN,
	}));
}

/** The investigator, with what the assets leave: nothing when they are assigned too much. */
export function createInvestigateur(
	{ investigateur, inflictions }: Situation,
	{ annules }: Repartition,
	soutiens: readonly Carte[],
): Carte {
	const { endurances } = investigateur;
	const assignes = mapAfflictions((affliction) =>
		Math.max(
			0,
			soutiens.reduce((reste, soutien) => reste - soutien.assignes[affliction], inflictions[affliction].montant),
		),
	);
	return { id: 'investigateur', endurances, assignes, annules: annules.investigateur };
}
