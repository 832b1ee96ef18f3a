import { type Arret, combinaisons, weighArrets, widthFor } from '../../odds';
import { type Conseil, createConseil } from './advice';
import { rememberSuites, type Suivre } from './chain';
import { gatherPlis } from './gather-handfuls';
import { createMain, listMains, type MainPesee } from './handful';
import { countPions, type Genre } from './kind';
import { remember } from './remember';
import { boundSelections } from './selection';
import type { Choisir, Preparation } from './spread';

/** A draw where one token is chosen among `nombre` revealed together, and what serves for every test. */
export interface Donne {
	readonly genres: readonly Genre[];
	readonly nombre: number;
	/** Tokens left in the bag once they are revealed. */
	readonly restants: number;
	/** Weight of all that may follow tokens revealed together. */
	readonly commun: bigint;
	/** Weight of everything: `commun` for each way of revealing them. */
	readonly denominateur: bigint;
	readonly largeur: number;
	readonly suivre: Suivre;
	/** Everything that may be revealed together, worked out when first asked for. */
	readonly mains: () => readonly MainPesee[];
}

/**
 * One token is applied among `nombre` (at most those there are) revealed together; if it has another revealed, its
 * chain goes on with the tokens left in the bag, and ends on the first one that has no other revealed. The tokens
 * ignored stay out of the bag. The choice is the best for the test at stake.
 */
export function prepareUn(genres: readonly Genre[], nombre: number): Preparation {
	const donne = openDonne(genres, nombre);
	return {
		spread: (enjeu) => gatherPlis(donne, enjeu),
		advise: (enjeu) => rememberChoix(genres, createConseil(donne, enjeu)),
	};
}

function openDonne(genres: readonly Genre[], nombre: number): Donne {
	const total = countPions(genres);
	const restants = total - nombre;
	const arret = weighChaines(genres, restants);
	const denominateur = combinaisons(total, nombre) * arret.commun;
	const largeur = widthFor(denominateur, boundSelections(total));
	const suivre = rememberSuites(genres, restants, arret, largeur);
	const connues = new Map<number, readonly MainPesee[]>();
	const mains = () => remember(connues, nombre, () => listMains(genres, nombre));
	return { genres, nombre, restants, commun: arret.commun, denominateur, largeur, suivre, mains };
}

/** A chain ends on one token; it may hold every token that has another revealed. */
function weighChaines(genres: readonly Genre[], restants: number): Arret {
	if (restants === 0) return { commun: 1n, poids: [] };
	const suites = countPions(genres.filter(({ revele }) => revele));
	return weighArrets(restants, 1, Math.min(suites, restants - 1));
}

/** Chooses among tokens in the order in which they were revealed; the same tokens are not worked out again. */
function rememberChoix(genres: readonly Genre[], advise: Conseil): Choisir {
	const connus = new Map<string, number>();
	return (reveles) => {
		const rangs = [...reveles].sort((a, b) => a - b);
		return reveles.indexOf(remember(connus, rangs.join(), () => advise(createMain(genres, rangs))));
	};
}
