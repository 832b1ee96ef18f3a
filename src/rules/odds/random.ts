/**
 * A generator of pseudo-random numbers from 0 included to 1 excluded (mulberry32): the same seed gives the same
 * numbers on every machine. The seed is an integer, of which 32 bits count.
 */
export function germe(seed: number): () => number {
	let etat = seed | 0;
	return () => {
		etat = (etat + 0x6d2b79f5) | 0;
		let brouille = Math.imul(etat ^ (etat >>> 15), 1 | etat);
		brouille = (brouille + Math.imul(brouille ^ (brouille >>> 7), 61 | brouille)) ^ brouille;
		return ((brouille ^ (brouille >>> 14)) >>> 0) / 2 ** 32;
	};
}
