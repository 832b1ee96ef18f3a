import { type Moved, movedTo } from '../../../addresses/moved-address';
import { publishedMoves } from '../../../addresses/published-moves';

/** Moves that follow each other, at most: there is no longer chain, and a circle ends. */
const MOST_MOVES = 5;

/** Whether a page that stood at an address stands at another one now. */
function leadsTo(from: string, to: string, moves: readonly Moved[]): boolean {
	let address: string | undefined = from;
	for (let times = 0; address !== undefined && times < MOST_MOVES; times++) {
		address = movedTo(address, moves);
		if (address === to) return true;
	}
	return false;
}

/** Those of some addresses where a tool stood before it was renamed; none without network. */
export async function formerAddresses(tool: string, known: readonly string[]): Promise<readonly string[]> {
	const others = known.filter((address) => address !== tool);
	if (others.length === 0) return [];
	const moves = (await publishedMoves(document.documentElement.dataset.base ?? '/')) ?? [];
	return others.filter((address) => leadsTo(address, tool, moves));
}
