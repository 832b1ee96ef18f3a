import { type Moved, movedTo } from '../../../addresses/moved-address';
import { publishedMoves } from '../../../addresses/published-moves';

/** Most moves that are followed in a row: no chain is longer, and a circle must end. */
const MOST_MOVES = 5;

/** Whether moves lead from an address to another one. */
function leadsTo(from: string, to: string, moves: readonly Moved[]): boolean {
	let address: string | undefined = from;
	for (let times = 0; address !== undefined && times < MOST_MOVES; times++) {
		address = movedTo(address, moves);
		if (address === to) return true;
	}
	return false;
}

/** Which of the known addresses are former ones of a tool that was renamed; none without network. */
export async function formerAddresses(tool: string, known: readonly string[]): Promise<readonly string[]> {
	const others = known.filter((address) => address !== tool);
	if (others.length === 0) return [];
	const moves = (await publishedMoves(document.documentElement.dataset.base ?? '/')) ?? [];
	return others.filter((address) => leadsTo(address, tool, moves));
}
