/**
 * Creates a generator of pseudo-random numbers from 0 included to 1 excluded (mulberry32): the same seed gives the same
 * numbers on every machine. The seed is an integer, of which 32 bits count.
 */
export function createRandom(seed: number): () => number {
	let state = seed | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
