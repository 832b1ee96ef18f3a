import { remember } from './remember';

/** Something that a draw comes to, made once: its number, and what each move makes of it, as far as it was asked. */
export interface Reached<Thing> {
	readonly id: number;
	readonly thing: Thing;
	readonly next: (Reached<Thing> | undefined)[];
}

/** What starts from one thing, a move at a time: two ways to things of the same key come to the same one. */
export function startFrom<Thing>(
	first: Thing,
	change: (thing: Thing, move: number) => Thing,
	keyOf: (thing: Thing) => string,
) {
	const known = new Map<string, Reached<Thing>>();
	const made: Reached<Thing>[] = [];
	const find = (thing: Thing): Reached<Thing> =>
		remember(known, keyOf(thing), () => {
			const reached: Reached<Thing> = { id: made.length, thing, next: [] };
			made.push(reached);
			return reached;
		});
	const go = (from: Reached<Thing>, move: number): Reached<Thing> => {
		const there = from.next[move];
		if (there) return there;
		const found = find(change(from.thing, move));
		from.next[move] = found;
		return found;
	};
	return { start: find(first), go, numbered: (id: number) => made[id], list: () => made as readonly Reached<Thing>[] };
}
