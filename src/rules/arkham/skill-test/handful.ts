import { combinaisons } from '../../odds';
import type { Genre } from './kind';

/** Tokens revealed together, whatever their order, as ranks of their kinds. */
export interface Main {
	/** In increasing order. */
	readonly rangs: readonly number[];
	/** Those that have another revealed, in increasing order. */
	readonly sortis: readonly number[];
	/** What tells the tokens of `sortis` from others. */
	readonly cle: string;
}

/** Tokens revealed together, and the ways of taking them in the bag. */
export interface MainPesee extends Main {
	readonly ways: bigint;
}

/** Tokens revealed together, from the ranks of their kinds in increasing order. */
export function createMain(genres: readonly Genre[], rangs: readonly number[]): Main {
	const sortis = rangs.filter((rang) => genres[rang]?.revele);
	return { rangs, sortis, cle: sortis.join() };
}

/** Every set of kinds that `nombre` tokens may show; the bag must hold as many. */
export function listMains(genres: readonly Genre[], nombre: number): readonly MainPesee[] {
	const mains: MainPesee[] = [];
	const complete = (rangs: readonly number[], ways: bigint, depuis: number): void => {
		const manque = nombre - rangs.length;
		if (manque === 0) {
			mains.push({ ...createMain(genres, rangs), ways });
			return;
		}
		for (let rang = depuis; rang < genres.length; rang += 1) {
			const pions = genres[rang]?.nombre ?? 0;
			for (let pris = 1; pris <= Math.min(pions, manque); pris += 1) {
				const memes = new Array<number>(pris).fill(rang);
				complete([...rangs, ...memes], ways * combinaisons(pions, pris), rang + 1);
			}
		}
	};
	complete([], 1n, 0);
	return mains;
}
