import { useEffect } from 'preact/hooks';
import { alone } from '../lock';
import type { Ref } from '../model';
import { changeSheet, type KeptSheet, type SeenByRef, writeSeen } from '../store';
import { settled, wordsToKeep } from '../today';
import type { Shelf } from './use-shelf';
import type { useToday } from './use-today';
import { count } from './words';

/**
 * Once the site has answered for each entry, writes what needs no decision of the player: the first words of new entries,
 * the new addresses of those that moved, and the words to read without network.
 */
export function useSettled(
	shelf: Shelf,
	own: KeptSheet | undefined,
	{ found, complete }: ReturnType<typeof useToday>,
	seen: SeenByRef,
	say: (text: string) => void,
): void {
	const settle = async () => {
		if (!own?.sheet || !complete) return;
		const { sheet, moved } = settled(own.sheet, found);
		const movedFrom = new Map<Ref, Ref>();
		for (const [ref, now] of found) if (now.state === 'here' && now.ref !== ref) movedFrom.set(now.ref, ref);
		const words = wordsToKeep(sheet, found, seen, movedFrom);
		if (JSON.stringify(words) !== JSON.stringify(seen)) writeSeen(shelf.place, own.id, words);
		if (sheet === own.sheet) return;
		// When the device is full, the next visit tries again, without a message: the reader has changed nothing.
		const kept = await alone(() => changeSheet(shelf.place, own.id, (now) => settled(now, found).sheet));
		shelf.refresh();
		if (typeof kept !== 'string' && moved > 0)
			say(
				`${count(moved, 'ligne')} ${moved > 1 ? 'ont' : 'a'} changé d’adresse sur le site : la feuille ${moved > 1 ? 'les' : 'la'} suit.`,
			);
	};
	// Depends on the text that is kept, not on how often it was read: else a refused change would be tried in a loop.
	useEffect(() => void settle(), [own?.id, own?.text, found, complete]);
}
