import { combinaisons, ppcm } from './integers';

/** Weights of the ways in which a drawing may end; divided by `commun`, they are chances. */
export interface Arret {
	readonly commun: bigint;
	/** For each number of tokens that went on, the weight of one given set of drawn tokens. */
	readonly poids: readonly bigint[];
}

/**
 * Draws without replacement among `total` tokens, some of which stop and the others go on, until `arrets` that stop
 * have come (1 to as many as there are). The chance that the drawn set is one given set of `arrets` that stop and `k`
 * that go on depends on `k` alone: the last one drawn is one of the `arrets`, so it is
 * `arrets / ((arrets + k) × C(total, arrets + k))`. Gives it for `k` from 0 to `suites`.
 */
export function weighArrets(total: number, arrets: number, suites: number): Arret {
	const diviseurs = Array.from({ length: suites + 1 }, (_, k) => BigInt(arrets + k) * combinaisons(total, arrets + k));
	const commun = ppcm(diviseurs);
	return { commun, poids: diviseurs.map((diviseur) => (commun / diviseur) * BigInt(arrets)) };
}

/** The same when too few tokens stop: all are drawn, so that the `suites` that go on are there for sure. */
export function weighFond(suites: number, commun: bigint): Arret {
	return { commun, poids: Array.from({ length: suites + 1 }, (_, k) => (k === suites ? commun : 0n)) };
}
