import type { PublishedQuestions } from '../published-index';

/** Questions by the entries that they find: those of one entry alone, then those of several, so that each is written once. */
export function publishQuestions(asked: readonly (readonly string[])[]): PublishedQuestions['questions'] {
	const finds = new Map<string, Set<number>>();
	for (const [number, questions] of asked.entries())
		for (const question of questions) finds.set(question, (finds.get(question) ?? new Set()).add(number));
	const rows = [...Map.groupBy(finds, ([, entries]) => [...entries].join())].map(
		([entries, found]): PublishedQuestions['questions'][number] => {
			const [first = 0, ...others] = entries.split(',').map(Number);
			return [others.length > 0 ? [first, ...others] : first, ...found.map(([question]) => question)];
		},
	);
	const shared = ([entries]: (typeof rows)[number]) => typeof entries !== 'number';
	return [...rows.filter((row) => !shared(row)), ...rows.filter(shared)];
}
