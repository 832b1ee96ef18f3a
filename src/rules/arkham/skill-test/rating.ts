import type { Fin, Suite } from './chain';
import { conclude } from './conclusion';
import type { Genre } from './kind';
import type { Enjeu } from './spread';

/** What applying a token is worth, in weights: chance of success, then expected margin. */
export interface Avis {
	readonly succes: bigint;
	readonly marge: bigint;
}

/** What a chain is worth, with what each kind of end adds to it for one token. */
export interface AvisSuite extends Avis {
	readonly parFin: ReadonlyMap<number, Avis>;
}

/** A token that ends there is worth its own outcome. */
export function rateSeul({ modificateur, automatique, tolere }: Genre, enjeu: Enjeu, commun: bigint): Avis {
	const { reussite, marge } = conclude(enjeu, modificateur, tolere < 1 ? 'echec' : automatique);
	return { succes: reussite ? commun : 0n, marge: BigInt(marge) * commun };
}

/** A token that has another revealed is worth its chain, all the ends of the bag being there. */
export function rateSuite(choisi: Genre, suite: Suite, enjeu: Enjeu): AvisSuite {
	const parFin = new Map<number, Avis>();
	let [succes, marge] = [0n, 0n];
	for (const fin of suite.fins) {
		const avis = rateFin(choisi, suite, fin, enjeu);
		const pions = BigInt(fin.nombre);
		succes += pions * avis.succes;
		marge += pions * avis.marge;
		parFin.set(fin.rang, avis);
	}
	return { succes, marge, parFin };
}

/** Adds what an end is worth, as many times as said. */
export function addAvis({ succes, marge }: Avis, autre: Avis, fois: bigint): Avis {
	return { succes: succes + fois * autre.succes, marge: marge + fois * autre.marge };
}

/** Whether `a` is worth more than `b`: a better chance of success, or the same and a better expected margin. */
export function isBetter(a: Avis, b: Avis): boolean {
	return a.succes === b.succes ? a.marge > b.marge : a.succes > b.succes;
}

function rateFin(choisi: Genre, suite: Suite, fin: Fin, { value, difficulte }: Enjeu): Avis {
	const { queueNormales: normales, queueSures: sures, masse } = suite;
	const echec = BigInt(difficulte);
	if (fin.tolere < 1) return { succes: 0n, marge: -echec * masse };
	const ecart = value + choisi.modificateur + fin.modificateur;
	const positifs = sures.positifs(ecart);
	if (choisi.automatique === 'reussite' || fin.automatique === 'reussite') {
		return { succes: sures.total, marge: positifs - echec * (masse - sures.total) };
	}
	const automatiques = sures.total - normales.total;
	// A value brought to zero still reaches a difficulty of 0.
	const atteintes = difficulte === 0 ? normales.total : normales.masse(difficulte - ecart);
	return { succes: atteintes + automatiques, marge: positifs - echec * (masse - automatiques) };
}
