import type { Document } from './documents';
import { groupBy } from './group-by';
import type { Near } from './player-questions';
import type { Margins } from './weights';

/**
 * Finds what answers a query together, by the questions that statements of several pages answer. Such a question is what is
 * asked when two signs agree: its words are near, and what it names is what is found first.
 */
export function makeLinked(documents: readonly Document[], margins: Margins) {
	const asked = documents.flatMap(({ entry }, number) => entry.q.map((text) => ({ text, number })));
	const pageAt = (number: number) => documents[number]?.page;
	const answers = new Map(
		[...groupBy(asked, ({ text }) => text)]
			.map(([text, all]) => [text, all.map(({ number }) => number)] as const)
			.filter(([, numbers]) => new Set(numbers.map(pageAt)).size > 1),
	);
	/** @param found the best first */
	return <Found extends { number: number }>(near: readonly Near[], found: readonly Found[]): Found[] => {
		const [first] = found;
		const best = new Set(found.slice(0, margins.best).map(({ number }) => number));
		let nearest = margins.nearness;
		let linked: readonly number[] = [];
		for (const { text, nearness } of near) {
			const numbers = answers.get(text);
			if (!first || !numbers || nearness < nearest || !numbers.every((number) => best.has(number))) continue;
			if (!numbers.some((number) => pageAt(number) === pageAt(first.number))) continue;
			nearest = nearness;
			linked = numbers;
		}
		return found.filter(({ number }) => linked.includes(number));
	};
}
