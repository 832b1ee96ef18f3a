/** Greatest common divisor, never negative; that of 0 and 0 is 0. */
export function pgcd(a: bigint, b: bigint): bigint {
	let [haut, bas] = [a < 0n ? -a : a, b < 0n ? -b : b];
	while (bas !== 0n) [haut, bas] = [bas, haut % bas];
	return haut;
}

/** Least common multiple of positive numbers; 1 of none. */
export function ppcm(nombres: readonly bigint[]): bigint {
	return nombres.reduce((commun, nombre) => (commun / pgcd(commun, nombre)) * nombre, 1n);
}

/** Ways of taking `k` things among `n`; none when `k` is negative or above `n`. */
export function combinaisons(n: number, k: number): bigint {
	if (k < 0 || k > n) return 0n;
	let ways = 1n;
	for (let rang = 1; rang <= Math.min(k, n - k); rang += 1) ways = (ways * BigInt(n - rang + 1)) / BigInt(rang);
	return ways;
}
