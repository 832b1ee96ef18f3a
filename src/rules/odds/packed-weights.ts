/**
 * Weights of whole numbers, packed in one bigint so that sums and products of many weights are single operations
 * (a generating function): the weight of `min + i` takes the `largeur` bits from bit `i × largeur`.
 * Weights are never negative, and the caller picks a width that holds any weight it will make.
 */
export interface Serie {
	readonly min: number;
	readonly largeur: number;
	readonly mots: bigint;
}

/** A number and its weight. */
export type Poids = readonly [nombre: number, poids: bigint];

/** Width that holds weights up to any of the `maxima`: whole hexadecimal digits. */
export function widthFor(...maxima: readonly bigint[]): number {
	return Math.max(...maxima.map((maximum) => maximum.toString(16).length)) * 4;
}

/** No number has any weight. */
export function emptySerie(largeur: number): Serie {
	return { min: 0, largeur, mots: 0n };
}

/** One number has a weight: `poids`, 1 unless said. */
export function singleSerie(largeur: number, nombre: number, poids = 1n): Serie {
	return { min: nombre, largeur, mots: poids };
}

/** Adds `ecart` to every number, and multiplies every weight. */
export function moveSerie({ min, largeur, mots }: Serie, ecart: number, facteur = 1n): Serie {
	// A product by 1 would copy all the words.
	return { min: min + ecart, largeur, mots: facteur === 1n ? mots : mots * facteur };
}

/** Adds the weights that each number has in both. */
export function addSeries(a: Serie, b: Serie): Serie {
	if (a.mots === 0n) return b;
	if (b.mots === 0n) return a;
	const [bas, haut] = a.min <= b.min ? [a, b] : [b, a];
	const { min, largeur } = bas;
	return { min, largeur, mots: bas.mots + (haut.mots << BigInt((haut.min - min) * largeur)) };
}

/** Removes from each number the weight it has in `b`, which is nowhere more than its weight in `a`. */
export function subtractSeries(a: Serie, b: Serie): Serie {
	const ecart = BigInt((b.min - a.min) * a.largeur);
	// Below the first number of `a`, `b` has no weight: nothing is lost.
	return { ...a, mots: a.mots - (ecart >= 0n ? b.mots << ecart : b.mots >> -ecart) };
}

/** Weights of the sums of one number of each, which are the products of their weights. */
export function multiplySeries(a: Serie, b: Serie): Serie {
	return { min: a.min + b.min, largeur: a.largeur, mots: a.mots * b.mots };
}

/** Adds series up, each with all its weights multiplied by its own factor; one without a factor does not count. */
export function mixSeries(series: readonly Serie[], facteurs: readonly bigint[], largeur: number): Serie {
	return series.reduce(
		(somme, serie, rang) => addSeries(somme, moveSerie(serie, 0, facteurs[rang] ?? 0n)),
		emptySerie(largeur),
	);
}

/** The numbers that have a weight, in increasing order. */
export function readSerie({ min, largeur, mots }: Serie): readonly Poids[] {
	if (mots === 0n) return [];
	const chiffres = mots.toString(16);
	const taille = largeur / 4;
	const lus: Poids[] = [];
	for (let fin = chiffres.length, nombre = min; fin > 0; fin -= taille, nombre += 1) {
		const poids = BigInt(`0x${chiffres.slice(Math.max(0, fin - taille), fin)}`);
		if (poids > 0n) lus.push([nombre, poids]);
	}
	return lus;
}
