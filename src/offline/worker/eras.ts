import { worker } from './site';

// All may be forgotten while a visit is under way, and before a page has listed its files, a second after it came. What then
// comes of such a visit or page would be kept again.

/** How often all was forgotten. */
let era = 0;

/** The era in which each tab came that was open when all was forgotten. */
const eras = new Map<string, number>();

/** The era in which a tab came; that of today for one that nothing was forgotten under. */
export const eraOf = (client: string): number => eras.get(client) ?? era;

/** Whether all was forgotten since an era began. */
export const isOver = (began: number): boolean => began !== era;

/** Begins another era: what belongs to a tab that is open now keeps nothing more. */
export async function endEra(): Promise<void> {
	const ended = era++;
	for (const { id } of await worker.clients.matchAll({ includeUncontrolled: true }))
		if (!eras.has(id)) eras.set(id, ended);
}
