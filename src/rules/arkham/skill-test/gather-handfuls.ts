import {
	add,
	addSeries,
	combinaisons,
	emptySerie,
	type Fraction,
	fraction,
	moveSerie,
	multiply,
	multiplySeries,
	readSerie,
	type Serie,
	singleSerie,
} from '../../odds';
import { createConseil, hasSuite } from './advice';
import type { Suite } from './chain';
import type { Donne } from './choice';
import type { MainPesee } from './handful';
import { countPions, type Genre } from './kind';
import { remember } from './remember';
import type { Enjeu, Repartition } from './spread';

/** A set of tokens revealed together, and the one chosen. */
interface Pli extends MainPesee {
	readonly choisi: number;
	readonly genre: Genre;
}

/** All the sets where the same kind is chosen and the same chain follows, if any. */
interface Groupe {
	readonly genre: Genre;
	readonly suite: Suite | null;
	ways: bigint;
	/** For each kind revealed, the tokens that can no longer end the chain, over all the ways. */
	readonly sortis: Map<number, bigint>;
}

/** What the sums of modifiers add up to, and how they may be spread in two: see `Repartition`. */
interface Parts {
	readonly normales: Serie;
	readonly sures: Serie;
}

/** Gathers what every set of tokens revealed together gives, with the best choice in each. */
export function gatherPlis(donne: Donne, enjeu: Enjeu): Repartition {
	const { genres, denominateur, largeur } = donne;
	const choose = createConseil(donne, enjeu);
	const plis = donne.mains().flatMap((main): Pli[] => {
		const choisi = choose(main);
		const genre = genres[choisi];
		return genre === undefined ? [] : [{ ...main, choisi, genre }];
	});
	const vide: Parts = { normales: emptySerie(largeur), sures: emptySerie(largeur) };
	const { normales, sures } = groupPlis(donne, plis)
		.map((groupe) => mixGroupe(donne, groupe))
		.reduce((a, b) => ({ normales: addSeries(a.normales, b.normales), sures: addSeries(a.sures, b.sures) }), vide);
	return {
		commun: denominateur,
		normales: readSerie(normales),
		sures: readSerie(sures),
		pionsMoyens: averagePions(donne, plis),
	};
}

function groupPlis(donne: Donne, plis: readonly Pli[]): readonly Groupe[] {
	const groupes = new Map<Suite | null, Map<number, Groupe>>();
	for (const pli of plis) {
		const { rangs, ways, choisi, genre } = pli;
		const suite = hasSuite(genre) ? donne.suivre(pli, choisi) : null;
		const voisins = remember(groupes, suite, () => new Map<number, Groupe>());
		const groupe = remember(voisins, choisi, () => ({ genre, suite, ways: 0n, sortis: new Map<number, bigint>() }));
		groupe.ways += ways;
		for (const rang of rangs) groupe.sortis.set(rang, (groupe.sortis.get(rang) ?? 0n) + ways);
	}
	return [...groupes.values()].flatMap((voisins) => [...voisins.values()]);
}

/** Adds to the chosen token the chain and its ends, each weighed by its tokens still in the bag. */
function mixGroupe({ largeur, commun }: Donne, { genre, suite, ways, sortis }: Groupe): Parts {
	const vide = emptySerie(largeur);
	if (suite === null) return splitNature(genre, singleSerie(largeur, genre.modificateur, ways * commun), vide);
	const fins = suite.fins.map((fin) => {
		const pions = ways * BigInt(fin.nombre) - (sortis.get(fin.rang) ?? 0n);
		return splitNature(fin, singleSerie(largeur, fin.modificateur, pions), vide);
	});
	const sures = fins.reduce((somme, fin) => addSeries(somme, fin.sures), vide);
	const normales = fins.reduce((somme, fin) => addSeries(somme, fin.normales), vide);
	return {
		normales:
			genre.automatique === 'non' ? moveSerie(multiplySeries(normales, suite.normales), genre.modificateur) : vide,
		sures: moveSerie(multiplySeries(sures, suite.sures), genre.modificateur),
	};
}

/** A token counts on the side of what it does by itself; one that fails automatically counts on neither. */
function splitNature({ automatique, tolere }: Pick<Genre, 'automatique' | 'tolere'>, serie: Serie, vide: Serie): Parts {
	if (tolere < 1) return { normales: vide, sures: vide };
	return { normales: automatique === 'non' ? serie : vide, sures: serie };
}

/** Every set shows `nombre` tokens; a chosen one that has another revealed leads to a chain, whatever it gives. */
function averagePions({ genres, nombre, restants }: Donne, plis: readonly Pli[]): Fraction {
	const reveleurs = countPions(genres.filter(({ revele }) => revele));
	const total = combinaisons(countPions(genres), nombre);
	const parFinales = new Map<number, bigint>();
	for (const { sortis, ways, genre } of plis) {
		if (!genre.revele) continue;
		const finales = restants - (reveleurs - sortis.length);
		parFinales.set(finales, (parFinales.get(finales) ?? 0n) + ways);
	}
	return [...parFinales].reduce(
		(somme, [finales, ways]) => add(somme, multiply(fraction(ways, total), averageChaine(restants, finales))),
		fraction(nombre),
	);
}

/** Tokens that a chain reveals on average: up to the first of those that end it, or all those left. */
function averageChaine(restants: number, finales: number): Fraction {
	return finales === 0 ? fraction(restants) : fraction(restants + 1, finales + 1);
}
