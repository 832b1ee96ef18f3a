/** Greatest common divisor, never negative; that of 0 and 0 is 0. */
export function gcd(a: bigint, b: bigint): bigint {
	let [high, low] = [a < 0n ? -a : a, b < 0n ? -b : b];
	while (low !== 0n) [high, low] = [low, high % low];
	return high;
}

/** Least common multiple of positive numbers; 1 of none. */
export function lcm(numbers: readonly bigint[]): bigint {
	return numbers.reduce((multiple, number) => (multiple / gcd(multiple, number)) * number, 1n);
}

/** Ways of taking `k` things among `n`; none when `k` is negative or above `n`. */
export function countCombinations(n: number, k: number): bigint {
	if (k < 0 || k > n) return 0n;
	let ways = 1n;
	for (let rank = 1; rank <= Math.min(k, n - k); rank += 1) ways = (ways * BigInt(n - rank + 1)) / BigInt(rank);
	return ways;
}
