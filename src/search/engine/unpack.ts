import type { Entry, PublishedEntry, PublishedIndex, PublishedQuestions } from '../published-index';
import { groupBy } from './group-by';
import { searchWords, tellingWords } from './stem';

/** Id of what an entry says. */
export const idOf = ({ i, u }: Pick<PublishedEntry, 'i' | 'u'>): string => i ?? u.split('#')[1] ?? u;

/** The entries of a published index, in the order of the pages; with what players ask and what is restated when it has come. */
export function unpack({ entries: published }: PublishedIndex, asked?: PublishedQuestions): Entry[] {
	const questions = new Map<number, string[]>();
	for (const [numbers, ...texts] of asked?.questions ?? [])
		for (const number of [numbers].flat()) questions.set(number, [...(questions.get(number) ?? []), ...texts]);
	const words = new Map(asked?.words);
	const steps = new Map(
		asked?.charts?.steps.flatMap(([address, label, ...stated]) =>
			stated.map((entry) => [entry, { label, path: `${asked.charts?.path}${address}` }] as const),
		),
	);
	const restated = groupBy(asked?.restated ?? [], ([after]) => after);
	const entries: Entry[] = [];
	/** Of each published entry, by number, its place among all. */
	const places: number[] = [];
	const add = (entry: PublishedEntry): Entry => {
		// What it is a part of comes before it.
		const p = entry.p === undefined ? undefined : places[entry.p];
		const above = p === undefined ? undefined : entries[p];
		const u = entry.u.startsWith('#') && above ? above.u.replace(/(?:#.*)?$/, entry.u) : entry.u;
		const whole = { ...entry, p, u, y: entry.y ?? above?.y ?? 'jeu', i: idOf({ ...entry, u }), q: [], x: '' };
		entries.push(whole);
		return whole;
	};
	for (const [number, entry] of [...published, ...(asked?.edges ?? [])].entries()) {
		places.push(entries.length);
		Object.assign(add(entry), { q: questions.get(number) ?? [], step: steps.get(number) });
		for (const [, restatement] of restated.get(number) ?? []) add(restatement).restates = true;
	}
	const saying = groupBy(asked?.restated ?? [], ([, { i }]) => i);
	for (const [number, place] of places.entries()) {
		const entry = entries[place] as Entry;
		const others = (saying.get(entry.i) ?? []).map(([, { d }]) => d);
		entry.x = [words.get(number) ?? '', ...unsaid(entry, others)].join(' ').trim();
	}
	return entries;
}

/** Telling words of other texts that an entry does not say, once each. */
export function unsaid({ n = '', d }: Pick<PublishedEntry, 'n' | 'd'>, others: readonly string[]): string[] {
	if (others.length === 0) return [];
	const said = new Set(searchWords(`${n} ${d}`));
	return [...new Set(tellingWords(others.join(' ')).filter((word) => !said.has(word)))];
}
