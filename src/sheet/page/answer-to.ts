import { aidPath } from '../../addresses/addresses';
import { sheetOfAid } from '../aid-sheet';
import { readAsked } from '../asked';
import { dayOf, FIRST_NAME } from '../create';
import { addEntry, emptySheet, holds, MAX_ENTRIES, newItem, type Ref, type Sheet } from '../model';
import { unpackSheet } from '../packed-sheet';
import { siteWords } from '../site-words';
import { told } from './faults';
import { keepNew } from './new-sheet';
import type { Shelf } from './use-shelf';
import { count } from './words';

/** What became of what an address asks. */
interface Answer {
	/** A sheet that it holds. */
	readonly received?: Sheet;
	/** What was wrong. */
	readonly notice?: string;
}

/** Does what the address of the page asks, and takes it out of the address when it is done once and for all. */
export async function answerTo(base: string, shelf: Shelf, say: (text: string) => void): Promise<Answer> {
	const asked = readAsked(location);
	if (!asked) return {};
	if (asked.kind === 'sheet') {
		const { sheet, notice } = told('Ce lien', await unpackSheet(asked.written));
		return { ...(sheet && { received: sheet }), ...(notice && { notice }) };
	}
	history.replaceState(null, '', location.pathname);
	if (asked.kind === 'add') return add(asked.ref, shelf, say);
	if (asked.kind === 'aid') return startFrom(asked.path, base, shelf, say);
	return { notice: 'Ce que ce lien demande n’est pas de ce site : rien n’est ajouté.' };
}

async function add(ref: Ref, shelf: Shelf, say: (text: string) => void): Promise<Answer> {
	const sheet = shelf.open?.sheet;
	if (shelf.open && !sheet) return { notice: 'La feuille ouverte ne se lit pas ici : rien n’y est ajouté.' };
	const before = sheet ?? emptySheet(FIRST_NAME, dayOf(new Date()));
	if (holds(before, ref)) say(`C’est déjà sur « ${before.name} ».`);
	else if (before.entries.length >= MAX_ENTRIES) say(`« ${before.name} » est pleine : ${MAX_ENTRIES} lignes.`);
	else {
		const item = newItem(ref);
		if (await (sheet ? shelf.change((now) => addEntry(now, item)) : keepNew(shelf, addEntry(before, item))))
			say(`Ajouté à « ${before.name} ».`);
	}
	return {};
}

async function startFrom(path: Ref, base: string, shelf: Shelf, say: (text: string) => void): Promise<Answer> {
	const game = path.split('/')[1] ?? '';
	const passages = path === aidPath(game) ? await siteWords(base).passages(game) : 'missing';
	if (passages === 'away') throw new Error(`The passages of ${game} do not come.`);
	const sheet = passages === 'missing' ? undefined : sheetOfAid(passages, dayOf(new Date()));
	if (!sheet || sheet.entries.length === 0)
		return { notice: 'Cette page n’est pas une aide de jeu : aucune feuille n’en est faite.' };
	const lines = sheet.entries.filter(({ kind }) => kind === 'item').length;
	if (await keepNew(shelf, sheet)) say(`« ${sheet.name} » : ${count(lines, 'ligne')}, à vous de les arranger.`);
	return {};
}
