import type { AuDela } from './situation';

const LARGEUR = 6;

const PALIERS = ['chaines-palier-1', 'chaines-palier-2', 'chaines-palier-3', 'chaines-palier-4'] as const;

/** How many fewer cards chains give, and the rule that says so: beyond the four bands the book gives no number (rule regles-chaines-au-dela). */
interface Palier {
	readonly cartes: number;
	readonly rule: (typeof PALIERS)[number] | 'regles-chaines-au-dela';
}

/**
 * Band of a number of chains: one more card every six chains, up to 24 (rules chaines-palier-1 to chaines-palier-4).
 * Without chains nothing is taken off: `undefined`.
 */
export function findPalier(chaines: number, auDela: AuDela): Palier | undefined {
	if (chaines === 0) return undefined;
	const rang = Math.ceil(chaines / LARGEUR);
	const rule = PALIERS[rang - 1];
	if (rule !== undefined) return { cartes: rang, rule };
	return { cartes: auDela === 'palier' ? PALIERS.length : rang, rule: 'regles-chaines-au-dela' };
}
