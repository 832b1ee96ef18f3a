import { listForms } from './form';
import { preferenceOf } from './hand';
import type { Kind } from './kind';
import { remember } from './remember';

/**
 * Kinds that do the same, as one: the chances of a test are the same, with fewer courses. Only those that add a number or
 * fail: which of the others comes first may matter between tokens worth the same.
 */
export function mergeKinds(kinds: readonly Kind[]): readonly Kind[] {
	const preferences = listForms(kinds).map(preferenceOf);
	const groups = new Map<string, Kind[]>();
	for (const [rank, kind] of kinds.entries()) {
		const key = { number: `${kind.modifier}`, failure: 'failure', other: `only ${kind.id}` }[
			preferences[rank] ?? 'other'
		];
		remember(groups, key, (): Kind[] => []).push(kind);
	}
	return [...groups.values()].flatMap(([first, ...others]) => {
		return first ? [{ ...first, count: others.reduce((sum, { count }) => sum + count, first.count) }] : [];
	});
}
