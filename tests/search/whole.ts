import type { Passage } from '../../src/search/engine/search';
import type { Entry } from '../../src/search/published-index';
import type { Part } from './bench';
import { idsOf, type PublishedRule } from './published';
import type { makeTargets } from './targets';

/** How many results a screen shows. */
const MOST = 2;

/**
 * Says whether what is shown tells every part of an answer. Only ids are compared: a statement that is not listed may tell
 * a part too, and a reader may do without one.
 */
export function makeWhole(rules: readonly PublishedRule[], targets: ReturnType<typeof makeTargets>) {
	// Items of a list are shown as texts below the statement that leads it, cells after the rest of their row.
	const idsOfText = new Map<string, string[]>();
	for (const { id, texte, contexte } of rules)
		for (const text of [texte, `${contexte} ${texte}`]) idsOfText.set(text, [...(idsOfText.get(text) ?? []), id]);
	const shownIn = (entry: Entry): string[] => [
		...idsOf(entry),
		...(entry.l ?? []).flatMap((text) => idsOfText.get(text) ?? []),
	];

	return (parts: readonly Part[]) => {
		const ways = parts.map((part) => part.map((way) => [way].flat().map((item) => targets([item]).ids)));
		/** Place of the result with which all parts are told, from 0; -1 when the first two do not. */
		return (results: readonly Passage[]): number => {
			const shown = new Set<string>();
			return results.slice(0, MOST).findIndex(({ statements, others }) => {
				const all = [...statements, ...others.flatMap((other) => other.statements)];
				for (const { entry } of all) for (const id of shownIn(entry)) shown.add(id);
				return ways.every((part) => part.some((way) => way.every((ids) => !ids.isDisjointFrom(shown))));
			});
		};
	};
}
