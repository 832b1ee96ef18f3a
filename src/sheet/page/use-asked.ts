import { useEffect, useState } from 'preact/hooks';
import type { Sheet } from '../model';
import { loadAsked } from './later-parts';
import type { Shelf } from './use-shelf';

/** What the address asks of the page: to show a sheet that was received, to add something, or to start from an aid. */
export function useAsked(base: string, shelf: Shelf, say: (text: string) => void) {
	const [received, setReceived] = useState<Sheet>();
	const [fault, setFault] = useState<string>();
	const read = async () => {
		if (location.hash + location.search === '') return;
		try {
			const { answerTo } = await loadAsked();
			const { received: sheet, notice } = await answerTo(base, shelf, say);
			setReceived(sheet);
			setFault(notice);
		} catch {
			setFault('Ce lien n’a pas pu être lu : vérifiez le réseau, puis rechargez la page.');
		}
	};
	useEffect(() => void read(), []);
	useEffect(() => {
		addEventListener('hashchange', read);
		return () => removeEventListener('hashchange', read);
	});
	return { received, setReceived, fault };
}
