import { addSeries, combinaisons, moveSerie, type Serie, singleSerie, subtractSeries } from '../../odds';
import type { Genre } from './kind';

/** Tokens of a kind among which some may be taken. */
export type Lot = Pick<Genre, 'nombre' | 'modificateur' | 'automatique' | 'tolere'>;

/** Ways of taking tokens without automatic failure: for each number of tokens from 0, by the sum of their modifiers. */
export interface Selections {
	/** Nothing automatic. */
	readonly normales: readonly Serie[];
	/** The ways above, and those with an automatic success; the same array when there is none of these. */
	readonly sures: readonly Serie[];
}

/** No fewer ways than any number of tokens may be taken in, among `pions`. */
export function boundSelections(pions: number): bigint {
	return 2n ** BigInt(pions);
}

/** One way of taking no token. */
export function openSelections(largeur: number): Selections {
	const rien = [singleSerie(largeur, 0)];
	return { normales: rien, sures: rien };
}

/**
 * Adds a kind among those that may be taken. Going through the kinds, not through the sequences: each gives 0, 1…
 * tokens, as many as are tolerated, and as long as `maximum` is not exceeded.
 */
export function addLot(selections: Selections, lot: Lot, maximum: number): Selections {
	return changeLot(selections, lot, (series) => takeLot(series, lot, maximum));
}

/** Takes one token away from a kind that was added without a limit: neither tolerated ways nor maximum left any out. */
export function removePion(selections: Selections, lot: Lot): Selections {
	return changeLot(selections, lot, (series) => leavePion(series, lot));
}

/** What succeeds automatically is not among normal ways. */
function changeLot(
	{ normales, sures }: Selections,
	{ automatique }: Lot,
	change: (series: readonly Serie[]) => readonly Serie[],
): Selections {
	if (automatique === 'reussite') return { normales, sures: change(sures) };
	const changees = change(normales);
	return { normales: changees, sures: sures === normales ? changees : change(sures) };
}

function takeLot(series: readonly Serie[], { nombre, modificateur, tolere }: Lot, maximum: number): readonly Serie[] {
	const possibles = Math.min(nombre, tolere);
	const ways = Array.from({ length: possibles + 1 }, (_, pris) => combinaisons(nombre, pris));
	const suite: Serie[] = [];
	for (const [deja, serie] of series.entries()) {
		for (const [pris, way] of ways.entries()) {
			const taille = deja + pris;
			if (taille > maximum) break;
			const prise = moveSerie(serie, pris * modificateur, way);
			const autre = suite[taille];
			suite[taille] = autre === undefined ? prise : addSeries(autre, prise);
		}
	}
	return suite;
}

/** The ways without a token are all the ways, less those with it: those without it, one token fewer, and then it. */
function leavePion(series: readonly Serie[], { modificateur }: Lot): readonly Serie[] {
	const restes: Serie[] = [];
	for (const serie of series.slice(0, -1)) {
		const moins = restes.at(-1);
		restes.push(moins === undefined ? serie : subtractSeries(serie, moveSerie(moins, modificateur)));
	}
	return restes;
}
