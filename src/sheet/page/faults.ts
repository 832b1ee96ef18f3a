import type { Fault } from '../compact';
import type { Sheet } from '../model';
import { count } from './words';

/** A sheet that was read from somewhere, with what is to be said of it; without a sheet, why there is none. */
export interface Read {
	readonly sheet?: Sheet;
	readonly notice?: string;
}

/** Why what a link or a file holds is no sheet, and what to do. */
const faults: Readonly<Record<Fault, string>> = {
	foreign:
		'n’est pas une feuille entière : il a été coupé, modifié, ou vient d’ailleurs. Redemandez-le à qui vous l’a envoyé.',
	newer: 'vient d’une version plus récente du site. Rechargez la page, puis réessayez.',
	'too-long': 'est trop long pour être une feuille : rien n’en est lu.',
};

/** What is said of what was read. `source` begins the sentence: « Ce lien ». */
export function told(source: string, read: { sheet: Sheet; dropped: number } | Fault): Read {
	if (typeof read === 'string') return { notice: `${source} ${faults[read]}` };
	const { sheet, dropped } = read;
	if (dropped === 0) return { sheet };
	return {
		sheet,
		notice: `${count(dropped, 'ligne')} ne se ${dropped > 1 ? 'lisent' : 'lit'} pas ici et manque${dropped > 1 ? 'nt' : ''}.`,
	};
}
