import { listCapacites } from './card';
import type { Illegalite } from './illegality';
import type { Besoin } from './metal';
import type { CarteSuivie } from './state';

/** A list of metals without one copy of each of those in another list. */
function without(metaux: readonly Besoin[], retires: readonly Besoin[]): readonly Besoin[] {
	return retires.reduce<readonly Besoin[]>((reste, retire) => {
		const rang = reste.indexOf(retire);
		return rang < 0 ? reste : reste.filter((_, autre) => autre !== rang);
	}, metaux);
}

/**
 * Metals that a card still waits for until its ability of rank `rang` is active: those above it come first (rule
 * cartes-supplementaire-ordre). None once it is active.
 */
export function listManquants({ carte, actives, recus }: CarteSuivie, rang: number): readonly Besoin[] {
	return without(
		listCapacites(carte)
			.slice(actives, rang + 1)
			.flat(),
		recus,
	);
}

/**
 * Why a card takes no such metal now, or null: it takes only what its next ability waits for (rules
 * metaux-bruler-metal-requis, cartes-supplementaire-ordre), and an ability is activated once (cartes-une-seule-fois).
 */
export function refuseBesoin(suivie: CarteSuivie, metal: Besoin): Illegalite | null {
	const { actives } = suivie;
	if (listManquants(suivie, actives).includes(metal)) return null;
	const capacites = listCapacites(suivie.carte);
	const carte = suivie.carte.id;
	if (capacites.slice(actives + 1).some((cout) => cout.includes(metal))) {
		return { raison: 'capacite-sautee', rule: 'cartes-supplementaire-ordre', carte, metal };
	}
	const servie = capacites.slice(0, actives).some((cout) => cout.includes(metal));
	const rule = servie ? 'cartes-une-seule-fois' : 'metaux-bruler-metal-requis';
	return { raison: 'metal-non-demande', rule, carte, metal };
}
