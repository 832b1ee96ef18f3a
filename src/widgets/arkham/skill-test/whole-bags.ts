import { refusal } from '../../../late/failure';
import type { ChaosBags } from '../../../schemas/chaos-bags';

let whole: ChaosBags | undefined;
let coming: Promise<ChaosBags> | undefined;

/** All the data of the tool, once they have come. */
export const wholeBags = (): ChaosBags | undefined => whole;

/** Whether an address asks for a case that only all the data can read. */
export const asksForWhole = (search: string): boolean => /campagne|scenario|investigateur/.test(search);

/** Brings all the data of the tool, from the address of its page: a page carries those of its first campaign. */
export function bringWholeBags(page: string): Promise<ChaosBags> {
	coming ??= fetchBags(`${page}donnees.json`).catch((error: unknown) => {
		coming = undefined;
		throw error;
	});
	return coming;
}

async function fetchBags(address: string): Promise<ChaosBags> {
	const answer = await fetch(address);
	if (!answer.ok) throw refusal(answer);
	whole = (await answer.json()) as ChaosBags;
	return whole;
}
