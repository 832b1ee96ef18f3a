import type { Stems } from './dictionary';
import type { Document } from './documents';
import { remembered } from './remembered';
import type { FieldWorth, Weights } from './weights';

/** What the stems of a word of a query are worth in an entry, and the share of the word that the entry bears, 0 to 1. */
export interface Worth {
	score: number;
	share: number;
}

export interface Occurrences {
	/** What a word is worth in each entry that bears one of its stems, by number, and how telling the word is. */
	of: (stems: Stems) => { rarity: number; worth: Map<number, Worth> };
	/** Worth of a word that no entry bears. */
	rarest: number;
	/** Whether a name of an entry bears a stem. */
	names: (entry: number, stem: string) => boolean;
}

/** Fields together, each with its worth, as in BM25F: a word said again counts less and less, and less in long fields. */
export function makeOccurrences(documents: readonly Document[], weights: Weights): Occurrences {
	// What is restated would make the words of a rule seem common.
	const isHome = (number: number) => !documents[number]?.entry.restates;
	const homes = documents.filter((_, number) => isHome(number));
	const lengths = averageLengths(homes);
	const byStem = new Map<string, Map<number, number>>();
	for (const [number, { fields }] of documents.entries())
		for (const [field, stems] of Object.entries(fields) as [keyof FieldWorth, readonly string[]][]) {
			const long = 1 - weights.length + (weights.length * stems.length) / lengths[field];
			const worth = weights.fields[field] / long;
			for (const stem of stems) {
				const found = byStem.get(stem) ?? new Map<number, number>();
				byStem.set(stem, found);
				found.set(number, (found.get(number) ?? 0) + worth);
			}
		}
	const rarityOf = (count: number) => Math.log(1 + (homes.length - count + 0.5) / (count + 0.5));
	const countOf = remembered((found: ReadonlyMap<number, number>) => [...found.keys()].filter(isHome).length);
	const rarest = rarityOf(0);

	return {
		rarest,
		of: (stems) => {
			const worth = new Map<number, Worth>();
			let count = 0;
			let surest = 0;
			for (const [stem, share] of stems) {
				const found = byStem.get(stem);
				if (!found) continue;
				if (share > surest) [surest, count] = [share, countOf(found)];
				for (const [number, said] of found) {
					const score = (share * said * (weights.saturation + 1)) / (said + weights.saturation);
					const before = worth.get(number);
					if (!before || score > before.score) worth.set(number, { score, share: Math.max(share, before?.share ?? 0) });
				}
			}
			return { rarity: rarityOf(count), worth };
		},
		names: (entry, stem) => {
			const { name, form, english } = (documents[entry] as Document).fields;
			return [name, form, english].some((stems) => stems.includes(stem));
		},
	};
}

function averageLengths(documents: readonly Document[]): Record<keyof FieldWorth, number> {
	const sums = { name: 0, form: 0, english: 0, alias: 0, text: 0, above: 0, other: 0, asked: 0 };
	const counts = { ...sums };
	for (const { fields } of documents)
		for (const field of Object.keys(sums) as (keyof FieldWorth)[]) {
			sums[field] += fields[field].length;
			if (fields[field].length > 0) counts[field]++;
		}
	for (const field of Object.keys(sums) as (keyof FieldWorth)[]) sums[field] /= counts[field] || 1;
	return sums;
}
