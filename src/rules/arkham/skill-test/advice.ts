import type { Suite } from './chain';
import type { Donne } from './choice';
import type { Main } from './handful';
import type { Genre } from './kind';
import { type Avis, type AvisSuite, addAvis, isBetter, rateSeul, rateSuite } from './rating';
import { remember } from './remember';
import type { Enjeu } from './spread';

/** Of the kinds revealed together, the rank of the one to apply. */
export type Conseil = (main: Main) => number;

/** Whether applying a token leads to a chain that may change the outcome. */
export function hasSuite({ revele, tolere }: Genre): boolean {
	return revele && tolere >= 1;
}

/** Chooses the token with the best chance of success, then the best expected margin, then the first of the bag. */
export function createConseil(donne: Donne, enjeu: Enjeu): Conseil {
	const rate = createJuge(donne, enjeu);
	return (main) => {
		const [premier = 0, ...autres] = main.rangs;
		let meilleur = { rang: premier, avis: rate(main, premier) };
		for (const rang of autres) {
			if (rang === meilleur.rang) continue;
			const avis = rate(main, rang);
			if (isBetter(avis, meilleur.avis)) meilleur = { rang, avis };
		}
		return meilleur.rang;
	};
}

/** What choosing a kind is worth; chains already rated are not rated again. */
function createJuge(donne: Donne, enjeu: Enjeu): (main: Main, choisi: number) => Avis {
	const { genres, commun, suivre } = donne;
	const parGenre = genres.map(() => new Map<Suite, AvisSuite>());
	return (main, choisi) => {
		const [genre, connus] = [genres[choisi], parGenre[choisi]];
		if (genre === undefined || connus === undefined) throw new RangeError(`No kind of token has the rank ${choisi}.`);
		if (!hasSuite(genre)) return rateSeul(genre, enjeu, commun);
		const suite = suivre(main, choisi);
		return removeSortis(
			remember(connus, suite, () => rateSuite(genre, suite, enjeu)),
			main,
		);
	};
}

/** Tokens revealed together no longer end the chain. */
function removeSortis(avis: AvisSuite, { rangs }: Main): Avis {
	let reste: Avis = avis;
	for (const rang of rangs) {
		const fin = avis.parFin.get(rang);
		if (fin !== undefined) reste = addAvis(reste, fin, -1n);
	}
	return reste;
}
