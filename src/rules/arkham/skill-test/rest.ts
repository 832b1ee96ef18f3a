import { prepareTail } from '../../odds';
import { spreadAll } from './apply-all';
import type { Course, Table } from './course';
import type { Kind } from './kind';
import type { Tails } from './rating';
import { remember } from './remember';
import type { Spread } from './spread';

/** Tokens yet to come, all of them applied: nothing is to be decided any more. */
export interface Rest extends Tails {
	readonly spread: Spread;
}

/** What is left of a draw once nothing is to be decided; `undefined` as long as something is, or for a single token. */
export function createRests({ kinds, forms, waits }: Table): (course: Course) => Rest | undefined {
	const counting = forms.flat().filter(({ counts }) => counts);
	const known = new Map<string, Rest>();
	return ({ left, held, missing, pending, cancels, applied }) => {
		const { counts } = left.thing;
		const decides = cancels > 0 || held.thing.length > 0 || (waits && missing > 0);
		if (decides || counts.some((count, rank) => count > 0 && forms[rank]?.length !== 1)) return undefined;
		const stops = Math.min(missing + pending, left.thing.tokens);
		if (stops === 1 && !counts.some((count, rank) => count > 0 && kinds[rank]?.revealsAnother)) return undefined;
		const { counted } = applied.thing;
		const mayCome = (id: string) =>
			forms.flat().some((form) => {
				const before = counted[counting.indexOf(form)] ?? 0;
				return form.as === id && (before > 0 || (counts[form.rank] ?? 0) > 0);
			});
		if (kinds.some(({ id, failsWith }) => failsWith !== undefined && mayCome(id) && mayCome(failsWith)))
			return undefined;
		// The last tokens of such a kind would stop those that are awaited.
		if (
			pending > 0 &&
			stops > 1 &&
			counts.some((count, rank) => count > 0 && Number.isFinite(kinds[rank]?.allowed ?? 0))
		)
			return undefined;
		return remember(known, [left.id, stops, ...counted].join(), () => {
			const rest = kinds.map((kind, rank): Kind => {
				const before = counted[counting.findIndex((form) => form.rank === rank)] ?? 0;
				const { tolerated, allowed } = kind;
				return { ...kind, count: counts[rank] ?? 0, tolerated: tolerated - before, allowed: allowed - before };
			});
			return prepareRest(
				spreadAll(
					rest.filter(({ count }) => count > 0),
					stops,
				),
			);
		});
	};
}

function prepareRest(spread: Spread): Rest {
	const { ordinary, safe, whole } = spread;
	return { spread, ordinaryTail: prepareTail(ordinary), safeTail: prepareTail(safe), weight: whole };
}
