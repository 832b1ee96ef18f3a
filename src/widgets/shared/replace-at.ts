/** A copy of a list with another item in one place. `Array.with` came after the oldest browsers that are promised. */
export const replaceAt = <T>(list: readonly T[], at: number, item: T): T[] =>
	list.map((one, rank) => (rank === at ? item : one));
