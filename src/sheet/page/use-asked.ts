import { useEffect, useState } from 'preact/hooks';
import { dayOf, FIRST_NAME } from '../add';
import { readAsked } from '../asked';
import { addEntry, emptySheet, holds, MAX_ENTRIES, newItem, type Ref, type Sheet } from '../model';
import { loadRead } from './later-parts';
import type { Shelf } from './use-shelf';
import { count } from './words';

/** What the address asks of the page: to show a sheet that was received, to add something, or to start from an aid. */
export function useAsked(base: string, shelf: Shelf, say: (text: string) => void) {
	const [received, setReceived] = useState<Sheet>();
	const [fault, setFault] = useState<string>();

	const add = (ref: Ref) => {
		const sheet = shelf.open?.sheet;
		if (shelf.open && !sheet) return;
		const before = sheet ?? emptySheet(FIRST_NAME, dayOf(new Date()));
		if (holds(before, ref)) return say(`C’est déjà sur « ${before.name} ».`);
		if (before.entries.length >= MAX_ENTRIES) return say(`« ${before.name} » est pleine : ${MAX_ENTRIES} lignes.`);
		const after = addEntry(before, newItem(ref));
		if (sheet ? shelf.change(() => after) : shelf.create(after)) say(`Ajouté à « ${before.name} ».`);
	};
	const startFrom = async (path: Ref) => {
		const { sheet, notice } = await (await loadRead()).readAid(base, path);
		setFault(notice);
		if (sheet && shelf.create(sheet))
			say(`« ${sheet.name} » : ${count(sheet.entries.length, 'ligne')}, à vous de les arranger.`);
	};
	const receive = async (written: string) => {
		const { sheet, notice } = await (await loadRead()).readShared(written);
		setFault(notice);
		setReceived(sheet);
	};
	const failed = () => setFault('Ce lien n’a pas pu être lu : vérifiez le réseau, puis rechargez la page.');

	const read = () => {
		const asked = readAsked(location.hash);
		if (!asked) return;
		setFault(undefined);
		setReceived(undefined);
		if (asked.kind === 'sheet') {
			receive(asked.written).catch(failed);
			return;
		}
		// Done once: the page that is opened again does not do it again.
		history.replaceState(null, '', location.pathname);
		if (asked.kind === 'add') add(asked.ref);
		else if (asked.kind === 'aid') startFrom(asked.path).catch(failed);
		else setFault('Ce que ce lien demande n’est pas de ce site : rien n’est ajouté.');
	};
	useEffect(() => void read(), []);
	useEffect(() => {
		addEventListener('hashchange', read);
		return () => removeEventListener('hashchange', read);
	});
	return { received, setReceived, fault };
}
