import { type Beside, SINK } from './cover';
import type { Metal } from './metal';

/**
 * A token that a card left in hand may refresh: it stays turned over, or the card is discarded (rule metaux-regenerer).
 * `owed`: one must be, that has no Savant ability to lose.
 */
export function refreshBeside(metal: Metal, owed: boolean): Beside {
	const node = `refresh ${metal}`;
	const action = (card: string) => ({ type: 'refresh' as const, metal, card });
	return {
		node,
		metal,
		draw: (batches) => [
			{ from: node, to: SINK, capacity: 1, expense: owed ? 'missing' : 'turned' },
			...batches
				.filter((batch) => batch.metals.includes(metal) && !(owed && batch.savant))
				.map((batch) => ({ from: node, to: batch.name, capacity: 1, batch, action })),
		],
	};
}
