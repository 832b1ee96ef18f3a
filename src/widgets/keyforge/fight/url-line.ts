import { type Place, wings } from './place';

/**
 * The query with lines that hold no empty place, as the tool draws them: the creatures of a wing move inwards, and what the
 * events say of them follows. Without it the tool would write the gap again, and each visit would tell it again.
 */
export function closeLines(query: URLSearchParams, notice: (text: string) => void): URLSearchParams {
	const moved = new Map<string, Place>();
	for (const wing of wings) {
		const there = wing.filter((place) => query.has(place));
		const empty = wing.filter((place) => !query.has(place));
		const [gap] = empty;
		const beyond = there.at(-1);
		if (!gap || !beyond || wing.indexOf(gap) > wing.indexOf(beyond)) continue;
		notice(`« ${beyond} » est donné sans « ${gap} » : la ligne se resserre, sans place vide.`);
		// Empty places move too: what an event says of a creature that is not there stays true of none.
		const before = [...there, ...empty];
		for (const [at, place] of wing.entries()) moved.set(before[at] ?? place, place);
	}
	if (moved.size === 0) return query;
	const rename = (text: string) => text.replace(/[a-z\d]+/g, (word) => moved.get(word) ?? word);
	return new URLSearchParams([...query].map(([name, value]) => [rename(name), rename(value)]));
}
