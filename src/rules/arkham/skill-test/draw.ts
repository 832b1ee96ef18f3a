import type { Genre } from './kind';
import { countPions } from './kind';
import type { Tirage } from './situation';
import type { Choisir } from './spread';

/** Rank of the token to reveal, from 0, among the `restants` tokens left in the bag, in the order of its list. */
export type ChoisirRang = (restants: number) => number;

/** Tokens drawn, as ranks of their kinds. */
export interface Pioche {
	/** All the tokens, in the order in which they were revealed. */
	readonly reveles: readonly number[];
	/** How many of them were revealed together at first. */
	readonly ensemble: number;
	/** Those applied, in the same order. */
	readonly retenus: readonly number[];
}

/**
 * Draws the tokens of a test, without replacement: the bag holds at least one. Each token applied that has another
 * revealed has it revealed in its turn, as long as the bag holds one.
 */
export function draw(
	genres: readonly Genre[],
	{ nombre, rule }: Tirage,
	choisirRang: ChoisirRang,
	choisir: Choisir,
): Pioche {
	const pioches = createPioches(genres, choisirRang);
	const ensemble = Math.min(nombre, pioches.restants());
	const reveles: number[] = [];
	while (reveles.length < ensemble) reveles.push(pioches.reveal());
	const retenus = rule === 'un' && ensemble > 1 ? [pickOne(reveles, choisir)] : [...reveles];
	for (const rang of retenus) {
		if (!genres[rang]?.revele || pioches.restants() === 0) continue;
		const suivant = pioches.reveal();
		reveles.push(suivant);
		retenus.push(suivant);
	}
	return { reveles, ensemble, retenus };
}

function createPioches(genres: readonly Genre[], choisirRang: ChoisirRang) {
	const nombres = genres.map(({ nombre }) => nombre);
	let restants = countPions(genres);
	return {
		restants: () => restants,
		reveal: () => {
			const rang = findGenre(nombres, checkRang(choisirRang(restants), restants));
			nombres[rang] = (nombres[rang] ?? 0) - 1;
			restants -= 1;
			return rang;
		},
	};
}

/** Kind of the token that has a rank, when tokens are counted kind after kind. */
function findGenre(nombres: readonly number[], rang: number): number {
	let reste = rang;
	return nombres.findIndex((nombre) => {
		reste -= nombre;
		return reste < 0;
	});
}

function pickOne(reveles: readonly number[], choisir: Choisir): number {
	return reveles[checkRang(choisir(reveles), reveles.length)] ?? 0;
}

function checkRang(rang: number, parmi: number): number {
	if (Number.isInteger(rang) && rang >= 0 && rang < parmi) return rang;
	throw new RangeError(`${rang} is not a rank among ${parmi} tokens.`);
}
