import {
	emptySerie,
	fraction,
	mixSeries,
	multiplySeries,
	readSerie,
	weighArrets,
	weighFond,
	widthFor,
} from '../../odds';
import { countPions, type Genre } from './kind';
import { remember } from './remember';
import { addLot, boundSelections, openSelections, type Selections } from './selection';
import type { Preparation, Repartition } from './spread';

/**
 * All the tokens revealed are applied: `nombre` of them (at most those there are), and one more for each that has
 * another revealed. So the draw stops on the `nombre`-th token that has no other revealed, or when the bag is empty:
 * what it gives does not depend on what the test asks, and there is nothing to choose.
 */
export function prepareTous(genres: readonly Genre[], nombre: number): Preparation {
	const connue = new Map<number, Repartition>();
	return { spread: () => remember(connue, nombre, () => spreadTous(genres, nombre)), advise: () => () => 0 };
}

function spreadTous(genres: readonly Genre[], nombre: number): Repartition {
	const [reveleurs, finals] = [genres.filter(({ revele }) => revele), genres.filter(({ revele }) => !revele)];
	const [suites, arrets] = [countPions(reveleurs), countPions(finals)];
	const total = suites + arrets;
	const { commun, poids } = arrets < nombre ? weighFond(suites, 1n) : weighArrets(total, nombre, suites);
	const largeur = widthFor(commun, boundSelections(total));
	const select = (lots: readonly Genre[], maximum: number) =>
		lots.reduce((prises, lot) => addLot(prises, lot, maximum), openSelections(largeur));
	const revelees = select(reveleurs, suites);
	const finies = select(finals, nombre);
	const join = (nature: keyof Selections) => {
		const fin = finies[nature][Math.min(arrets, nombre)] ?? emptySerie(largeur);
		return readSerie(multiplySeries(mixSeries(revelees[nature], poids, largeur), fin));
	};
	const pionsMoyens = arrets < nombre ? fraction(total) : fraction(nombre * (total + 1), arrets + 1);
	return { commun, normales: join('normales'), sures: join('sures'), pionsMoyens };
}
