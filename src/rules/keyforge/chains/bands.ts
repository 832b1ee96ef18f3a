import type { BeyondBands } from './situation';

const BAND_WIDTH = 6;

const BANDS = ['chaines-palier-1', 'chaines-palier-2', 'chaines-palier-3', 'chaines-palier-4'] as const;

/** How many fewer cards chains give, and the rule that says so: beyond the four bands the book gives no number (rule regles-chaines-au-dela). */
interface Band {
	readonly cards: number;
	readonly rule: (typeof BANDS)[number] | 'regles-chaines-au-dela';
}

/**
 * Band of a number of chains: one more card every six chains, up to 24 (rules chaines-palier-1 to chaines-palier-4).
 * Without chains nothing is taken off: `undefined`.
 */
export function findBand(chains: number, beyondBands: BeyondBands): Band | undefined {
	if (chains === 0) return undefined;
	const rank = Math.ceil(chains / BAND_WIDTH);
	const rule = BANDS[rank - 1];
	if (rule !== undefined) return { cards: rank, rule };
	return { cards: beyondBands === 'last-band' ? BANDS.length : rank, rule: 'regles-chaines-au-dela' };
}
