import { type CaseMessage, PROTOCOL } from '../protocol';
import { ofThisSite } from './parent';

/**
 * Tells the snippet builder, a page of this site, the case that its reader sets up in the frame. No other page learns
 * what a reader does.
 */
export function watchCase(id: string): void {
	if (!ofThisSite(parent)) return;
	addEventListener('arbitre:adresse', () => {
		const query = new URLSearchParams(location.search);
		query.delete('theme');
		const message: CaseMessage = { type: 'arbitre:cas', version: PROTOCOL, id, parametres: query.toString() };
		parent.postMessage(message, location.origin);
	});
}
