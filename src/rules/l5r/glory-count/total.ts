import type { Character, Player, Situation } from './situation';
import type { Trace, TraceStep } from './trace';

/** A total, and the findings that led to it. */
export interface Total {
	readonly value: number;
	readonly steps: Trace;
}

/**
 * Total of a player: the glory of his ready characters, and 1 for each claimed ring (rule compte-de-gloire-definition);
 * rings do not count where only current glory is asked for (rule compte-de-gloire-total-de-gloire).
 */
export function computeTotal({ purpose, ...holdings }: Situation, player: Player): Total {
	const { characters, rings } = holdings[player];
	const count = purpose !== 'glory';
	const glory = characters.reduce<Total>(
		(total, character, rank) => addCharacter(total, player, character, rank, count),
		{ value: 0, steps: [] },
	);
	if (rings === 0) return glory;
	const { value, steps } = glory;
	const left: TraceStep = {
		kind: 'rings-left-out',
		rule: 'compte-de-gloire-total-de-gloire',
		player,
		before: value,
		after: value,
	};
	if (!count) return { value, steps: [...steps, left] };
	const after = value + rings;
	return {
		value: after,
		steps: [...steps, { kind: 'rings', rule: 'anneau-compte-de-gloire', player, before: value, after }],
	};
}

/** A bowed character brings nothing (rules incline-gloire, compter-definition). */
function addCharacter(
	{ value, steps }: Total,
	player: Player,
	{ glory, bowed }: Character,
	character: number,
	count: boolean,
): Total {
	const who = { player, character };
	if (bowed) {
		const rule = count ? 'incline-gloire' : 'compter-definition';
		return { value, steps: [...steps, { kind: 'bowed', rule, ...who, before: glory, after: 0 }] };
	}
	const after = value + glory;
	const rule = count ? 'compte-de-gloire-definition' : 'compte-de-gloire-total-de-gloire';
	return { value: after, steps: [...steps, { kind: 'glory', rule, ...who, before: value, after }] };
}
