import { withBase } from '../../library/addresses';
import { dayOf } from '../add';
import { readAddress } from '../address';
import { sheetOfAid } from '../aid-sheet';
import type { Ref, Sheet } from '../model';
import { count, faults } from './words';

/** A sheet that an address leads to, with what is to be said of it; without a sheet, why there is none. */
export interface Read {
	readonly sheet?: Sheet;
	readonly notice?: string;
}

/** The sheet that a link holds. */
export async function readShared(written: string): Promise<Read> {
	const read = await readAddress(written);
	if (typeof read === 'string') return { notice: `Ce lien ${faults[read]}` };
	if (read.dropped === 0) return { sheet: read.sheet };
	return { sheet: read.sheet, notice: `De ce lien, ${count(read.dropped, 'ligne')} ne se comprend pas ici et manque.` };
}

/** A sheet made of an aid. */
export async function readAid(base: string, path: Ref): Promise<Read> {
	try {
		const answer = await fetch(withBase(base, path));
		if (!answer.ok) throw new Error(answer.statusText);
		const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
		const sheet = sheetOfAid(page, base, dayOf(new Date()));
		if (sheet.entries.length > 0) return { sheet };
		return { notice: 'Cette page n’est pas une aide de jeu : aucune feuille n’en est faite.' };
	} catch {
		return { notice: 'L’aide de jeu n’a pas pu être lue : vérifiez le réseau, puis réessayez.' };
	}
}
