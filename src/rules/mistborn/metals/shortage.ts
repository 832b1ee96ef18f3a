/** Metals that can be exchanged through cards: their sets, each with the kinds of cards that reach it. */
type Sets = readonly { readonly metals: readonly number[]; readonly kinds: readonly number[] }[];

/** Measures a shortage: what `wanted` asks for, metal by metal, that `fuels`, so many cards of each kind, cannot provide. */
export type Measure = (wanted: readonly number[], fuels: readonly number[]) => number;

/**
 * Prepares the measure for kinds of cards, each the bits of the metals that it can be. Hall’s theorem: what cannot be
 * provided is the most that a set of metals asks for beyond the cards that reach it. Sets that share no card add up.
 */
export function openShortage(kinds: readonly number[], metals: number): Measure {
	const groups = gather(kinds, metals).map((group) => listSets(group, kinds));
	return (wanted, fuels) => groups.reduce((total, sets) => total + worstOf(sets, wanted, fuels), 0);
}

function worstOf(sets: Sets, wanted: readonly number[], fuels: readonly number[]): number {
	let worst = 0;
	for (const { metals, kinds } of sets) {
		let short = 0;
		for (const metal of metals) short += wanted[metal] ?? 0;
		if (short <= worst) continue;
		for (const kind of kinds) short -= fuels[kind] ?? 0;
		if (short > worst) worst = short;
	}
	return worst;
}

/** Metals as bits, those that a kind of card ties together in one group. */
function gather(kinds: readonly number[], metals: number): readonly number[] {
	const alone = Array.from({ length: metals }, (_, metal) => 1 << metal);
	return kinds.reduce<readonly number[]>((groups, kind) => {
		const tied = groups.filter((group) => (group & kind) !== 0);
		const joined = tied.reduce((bits, group) => bits | group, 0);
		return [...groups.filter((group) => !tied.includes(group)), joined];
	}, alone);
}

function listSets(group: number, kinds: readonly number[]): Sets {
	const members = bitsOf(group);
	return Array.from({ length: 2 ** members.length - 1 }, (_, index) => {
		const metals = members.filter((_, place) => ((index + 1) >> place) & 1);
		const bits = metals.reduce((all, metal) => all | (1 << metal), 0);
		return { metals, kinds: kinds.flatMap((kind, rank) => ((kind & bits) === 0 ? [] : [rank])) };
	});
}

function bitsOf(bits: number): readonly number[] {
	return Array.from({ length: 8 }, (_, bit) => bit).filter((bit) => (bits >> bit) & 1);
}
