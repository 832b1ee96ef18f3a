/** A pipe between two named places, and how much it takes at most. */
export interface Tuyau {
	readonly de: string;
	readonly vers: string;
	readonly capacite: number;
}

/** A way through a pipe: forwards while it has room, or backwards to take its flow back. */
interface Voie {
	readonly de: number;
	readonly vers: number;
	/** The other way through the same pipe. */
	readonly retour: number;
	/** What a unit costs, and room left. */
	cout: number;
	place: number;
}

/** Sends, for what a unit costs in each pipe: what goes through each pipe, in their order, after each stage. */
type Envoi = (couts: readonly number[]) => readonly (readonly number[])[];

/**
 * Draws the pipes once, then sends as much as possible from one place to another at the lowest cost. The source pours in
 * stages: `debits` tells, for each of them, what it pours in all in each of the first pipes, which leave it and which
 * must let through all they are given. The cheapest path is filled again and again; a path may take a pipe back, which
 * gives its cost back (Bellman-Ford, from the places whose cost has just fallen).
 */
export function openFlot(
	tuyaux: readonly Tuyau[],
	source: string,
	puits: string,
	debits: readonly (readonly number[])[],
): Envoi {
	const rangs = new Map<string, number>();
	const rangOf = (lieu: string) => {
		const rang = rangs.get(lieu) ?? rangs.size;
		rangs.set(lieu, rang);
		return rang;
	};
	rangOf(source);
	rangOf(puits);
	const voies: Voie[] = [];
	for (const { de, vers } of tuyaux) {
		const [depart, but, rang] = [rangOf(de), rangOf(vers), voies.length];
		voies.push({ de: depart, vers: but, retour: rang + 1, cout: 0, place: 0 });
		voies.push({ de: but, vers: depart, retour: rang, cout: 0, place: 0 });
	}
	const sorties: number[][] = Array.from(rangs, () => []);
	// What has been poured stays poured: no way goes back to the source.
	for (const [rang, { de, vers }] of voies.entries()) if (vers !== 0) sorties[de]?.push(rang);
	return (couts) => {
		for (const [rang, { capacite }] of tuyaux.entries()) {
			set(voies[2 * rang], couts[rang] ?? 0, capacite);
			set(voies[2 * rang + 1], -(couts[rang] ?? 0), 0);
		}
		return debits.map((debit) => {
			for (const [rang, total] of debit.entries()) {
				const passe = voies[2 * rang + 1]?.place ?? 0;
				set(voies[2 * rang], couts[rang] ?? 0, total - passe);
			}
			while (fillChemin(voies, sorties)) {}
			return tuyaux.map((_, rang) => voies[2 * rang + 1]?.place ?? 0);
		});
	};
}

function set(voie: Voie | undefined, cout: number, place: number): void {
	if (voie === undefined) return;
	voie.cout = cout;
	voie.place = place;
}

/** Fills the cheapest path from place 0 to place 1; false when there is none. */
function fillChemin(voies: readonly Voie[], sorties: readonly (readonly number[])[]): boolean {
	const par = findChemin(voies, sorties);
	const chemin: Voie[] = [];
	for (let voie = voies[par[1] ?? -1]; voie !== undefined; voie = voies[par[voie.de] ?? -1]) chemin.push(voie);
	if (chemin.length === 0) return false;
	const unite = Math.min(...chemin.map(({ place }) => place));
	for (const voie of chemin) {
		voie.place -= unite;
		const retour = voies[voie.retour];
		if (retour !== undefined) retour.place += unite;
	}
	return true;
}

/** For each place, the way by which the cheapest path from place 0 reaches it; −1 for none. */
function findChemin(voies: readonly Voie[], sorties: readonly (readonly number[])[]): readonly number[] {
	const couts = sorties.map((_, lieu) => (lieu === 0 ? 0 : Number.POSITIVE_INFINITY));
	const par = sorties.map(() => -1);
	const attente = [0];
	const attend = sorties.map((_, lieu) => lieu === 0);
	for (let tour = 0; tour < attente.length; tour++) {
		const lieu = attente[tour] ?? 0;
		attend[lieu] = false;
		for (const rang of sorties[lieu] ?? []) {
			const voie = voies[rang];
			if (voie === undefined || voie.place <= 0) continue;
			const cout = (couts[lieu] ?? 0) + voie.cout;
			if (cout >= (couts[voie.vers] ?? 0)) continue;
			couts[voie.vers] = cout;
			par[voie.vers] = rang;
			if (!attend[voie.vers]) attente.push(voie.vers);
			attend[voie.vers] = true;
		}
	}
	return par;
}
