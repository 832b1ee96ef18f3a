import type { Table } from './course';
import { REST_WORK } from './graph';
import type { Kind } from './kind';
import { countApplied } from './preparation';
import type { Draw } from './situation';

/**
 * About how many options a draw leads to, from what the bag holds and without following it: the ways of keeping and of
 * canceling tokens. Says at once that a draw would take too long.
 */
export function estimateWork({ kinds, forms, waits }: Table, draw: Draw): number {
	const { count, cancels = 0, returned = false } = draw;
	const chains = forms.map((some) => some.some(({ revealsAnother }) => revealsAnother));
	const chained = chains.includes(true);
	const canceled = returned ? 0 : cancels;
	const times = returned ? cancels + 1 : 1;
	const size = countApplied(draw);
	// Two chains of which a token may end both are followed token by token: see `createRests`.
	const ends = size > 1 && kinds.some(({ allowed }) => Number.isFinite(allowed));
	const decides = cancels > 0 || ends || forms.some(({ length }) => length > 1);
	const each = kinds.length * (cancels > 0 ? 2 : 1);
	const none = kinds.map(() => false);
	const first = countSplits(kinds, count - 1, canceled, waits ? none : chains) * each;
	const sets = waits ? countSplits(kinds, count, canceled, none) : 0;
	const choices = sets * size;
	const left = !waits || (chained && decides) ? countSplits(kinds, count - 1 + canceled, 0, chains) : 0;
	const rests = !chained && (waits || count === 1) ? 0 : decides ? left : sets * size;
	return times * (first + choices + (waits ? left * each : 0)) + rests * REST_WORK;
}

/** Ways of taking at most `kept` tokens, those of kinds that are `free` apart, and of canceling at most `canceled`. */
function countSplits(kinds: readonly Kind[], kept: number, canceled: number, free: readonly boolean[]): number {
	let ways = [[1]];
	for (const [rank, { count, allowed }] of kinds.entries()) {
		const after: number[][] = [];
		for (const [some, row] of ways.entries()) {
			for (const [out, way] of row.entries()) {
				for (let more = 0; more <= Math.min(count, allowed + 1, free[rank] ? count : kept - some); more += 1) {
					const place = some + (free[rank] ? 0 : more);
					const there = after[place] ?? [];
					after[place] = there;
					for (let back = 0; back <= Math.min(count - more, canceled - out); back += 1)
						there[out + back] = (there[out + back] ?? 0) + way;
				}
			}
		}
		ways = after;
	}
	return ways.flat().reduce((sum, way) => sum + way, 0);
}
