import type { Genre } from './kind';
import type { Epreuve, Issue } from './results';
import type { Automatique } from './situation';
import type { Enjeu } from './spread';

/** How a test ends, apart from the tokens that led to it. */
export type Conclusion = Omit<Epreuve, 'reveles' | 'retenus'>;

/** What the tokens applied add up to. */
export interface Effets {
	/** Sum of their modifiers. */
	readonly somme: number;
	/** Whether one of them makes the test fail, or a kind that has been applied too many times. */
	readonly echec: boolean;
	readonly reussite: boolean;
}

/** Adds up the effects of tokens applied, given by the ranks of their kinds. */
export function addEffets(genres: readonly Genre[], retenus: readonly number[]): Effets {
	let [somme, echec, reussite] = [0, false, false];
	for (const rang of retenus) {
		const genre = genres[rang];
		if (genre === undefined) continue;
		somme += genre.modificateur;
		reussite ||= genre.automatique === 'reussite';
		echec ||= exceeds(genre, retenus, rang);
	}
	return { somme, echec, reussite };
}

/** Whether more tokens of a kind are applied than it tolerates. */
function exceeds({ tolere }: Genre, retenus: readonly number[], rang: number): boolean {
	if (tolere === Number.POSITIVE_INFINITY) return false;
	return retenus.filter((autre) => autre === rang).length > tolere;
}

/**
 * What is automatic at TC.6. The rules do not say what happens when a test both succeeds and fails automatically: it
 * fails, and the success does not count (rule tc-6-deux-issues, the worst for the players).
 */
export function settleAutomatique({ echec, reussite }: Pick<Effets, 'echec' | 'reussite'>): Automatique {
	if (echec) return 'echec';
	return reussite ? 'reussite' : 'non';
}

/**
 * Ends a test from the sum of the modifiers of the tokens applied. The value is brought to zero once, after every
 * modifier (rule modificateur-negatif), and an equal value succeeds (rule tc-6-reussite). An automatic failure fails
 * whatever the difficulty (rule pion-chaos-echec-automatique).
 */
export function conclude({ value, difficulte }: Enjeu, somme: number, automatique: Automatique): Conclusion {
	const total = automatique === 'echec' ? 0 : Math.max(0, value + somme);
	const aAtteindre = automatique === 'reussite' ? 0 : difficulte;
	const reussite = automatique !== 'echec' && total >= aAtteindre;
	return { total, difficulte: aAtteindre, marge: total - aAtteindre, reussite, automatique };
}

const ORDRE: readonly Automatique[] = ['echec', 'non', 'reussite'];

/** Sorts outcomes by increasing margin; at the same margin, automatic failure first and automatic success last. */
export function compareIssues(a: Omit<Issue, 'chance'>, b: Omit<Issue, 'chance'>): number {
	return a.marge - b.marge || ORDRE.indexOf(a.automatique) - ORDRE.indexOf(b.automatique);
}
