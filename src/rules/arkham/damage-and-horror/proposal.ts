import { remainingValeur } from './endurance';
import { maximums } from './maximum';
import { AFFLICTIONS, type Affliction, type Lot, mapAfflictions, type Situation } from './situation';

/**
 * What a proposal puts first. `investigateur`: as little as possible on the investigator. `soutiens`: as few assets
 * defeated as possible while the investigator is not, if that can be.
 */
export type Priorite = 'investigateur' | 'soutiens';

/** Proposal: what to assign to each asset, in their order. The investigator takes the rest. */
type Proposition = readonly Lot[];

/**
 * Proposes an assignment that the rules allow (rules degats-soutien-droit, degats-soutien-maximum). Among those that
 * do what the priority asks for, it takes one that defeats the fewest assets, keeping the first of the list rather
 * than the last; then it leaves as little as possible on the investigator. It looks neither at card texts nor at
 * what abilities may cancel. When nothing saves the investigator, it still spares as much as it can.
 */
export function proposer(situation: Situation, priorite: Priorite): Proposition {
	const bornes = maximums(situation);
	const besoin = mapAfflictions((affliction) => {
		const absorbable = sum(bornes, affliction);
		return Math.min(absorbable, countBesoin(situation, affliction, priorite));
	});
	const gardes = listGardes(bornes.length).find((essai) => {
		const reduites = reduceBornes(bornes, essai);
		return AFFLICTIONS.every((affliction) => sum(reduites, affliction) >= besoin[affliction]);
	});
	return fill(situation, bornes, gardes ?? bornes.map(() => false));
}

/** What assets should take of an affliction: all of it, or what would defeat the investigator. */
function countBesoin({ investigateur, inflictions }: Situation, affliction: Affliction, priorite: Priorite): number {
	const { montant } = inflictions[affliction];
	if (priorite === 'investigateur') return montant;
	return Math.max(0, montant - Math.max(0, remainingValeur(investigateur.endurances[affliction]) - 1));
}

/** Every choice of the assets to keep (`true`), those that keep the most first, then those that keep the first ones. */
function listGardes(nombre: number): readonly (readonly boolean[])[] {
	const choix = Array.from({ length: 2 ** nombre }, (_, rang) =>
		Array.from({ length: nombre }, (_, place) => (rang & (2 ** (nombre - 1 - place))) === 0),
	);
	return choix.toSorted((un, autre) => countGardes(autre) - countGardes(un));
}

const countGardes = (gardes: readonly boolean[]): number => gardes.filter(Boolean).length;

/** An asset to keep may be assigned one less than what defeats it. */
function reduceBornes(bornes: readonly Lot[], gardes: readonly boolean[]): readonly Lot[] {
	return bornes.map((borne, rang) =>
		mapAfflictions((affliction) => (gardes[rang] ? Math.max(0, borne[affliction] - 1) : borne[affliction])),
	);
}

/** Assigns as much as the bounds allow: first to the assets given up, then to those kept, each time in their order. */
function fill({ inflictions }: Situation, bornes: readonly Lot[], gardes: readonly boolean[]): Proposition {
	const reduites = reduceBornes(bornes, gardes);
	const rangs = bornes.map((_, rang) => rang);
	const ordre = [...rangs.filter((rang) => !gardes[rang]), ...rangs.filter((rang) => gardes[rang])];
	const parAffliction = mapAfflictions((affliction) => {
		let reste = inflictions[affliction].montant;
		const pris = new Map<number, number>();
		for (const rang of ordre) {
			const part = Math.min(reste, reduites[rang]?.[affliction] ?? 0);
			pris.set(rang, part);
			reste -= part;
		}
		return pris;
	});
	return rangs.map((rang) => mapAfflictions((affliction) => parAffliction[affliction].get(rang) ?? 0));
}

const sum = (lots: readonly Lot[], affliction: Affliction): number =>
	lots.reduce((somme, lot) => somme + lot[affliction], 0);
