/**
 * How long a change lasts: until the turn ends, until the next turn of the player who made it begins, or for as long as
 * the creature is in play (an upgrade).
 */
export type Duration = 'turn' | 'next-turn' | 'lasting';

export const DURATIONS = ['turn', 'next-turn', 'lasting'] as const satisfies readonly Duration[];

/** What events changed a number by, in all, for each duration: what is left out is 0. */
export type Changes = Readonly<Partial<Record<Duration, number>>>;

/** The most that any counter or change holds: what a result holds may be given again. */
export const MOST = 9999;

/** A number brought back to what is held. */
export const atMost = (value: number): number => Math.max(-MOST, Math.min(MOST, value));

/** All the changes together: below 0 when more was lost than gained. */
export const sumChanges = (changes: Changes = {}): number =>
	DURATIONS.reduce((sum, duration) => sum + (changes[duration] ?? 0), 0);

/** The changes with one more. */
export const addChange = (changes: Changes = {}, duration: Duration, variation: number): Changes => ({
	...changes,
	[duration]: atMost((changes[duration] ?? 0) + variation),
});

/** The changes that are left once a turn is over: what lasts until the next turn then has one turn to go. */
export function passTurn({ 'next-turn': next, lasting }: Changes): Changes | undefined {
	const kept = { ...(next && { turn: next }), ...(lasting && { lasting }) };
	return Object.keys(kept).length === 0 ? undefined : kept;
}

/** What is left of a change once a turn is over: nothing, or the change with one turn less to go. */
export function passDuration<Change extends { readonly duration: Duration }>(change: Change): readonly Change[] {
	if (change.duration === 'turn') return [];
	return change.duration === 'lasting' ? [change] : [{ ...change, duration: 'turn' }];
}
