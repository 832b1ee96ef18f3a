import { type Goals, rankOf } from './goals';
import { NEEDS } from './metal';
import type { Purpose } from './payment';
import type { Wanted } from './price';

/** What is chosen: how many more abilities of each card, how many more steps of each metal’s effects. */
export interface Choice {
	readonly depths: readonly number[];
	readonly levels: readonly number[];
}

/** What a choice brings. */
export function listPurposes({ cards, effects }: Goals, { depths, levels }: Choice): readonly Purpose[] {
	return [
		...cards.flatMap(({ id, first }, at) =>
			Array.from(
				{ length: depths[at] ?? 0 },
				(_, rank): Purpose => ({ type: 'ability', card: id, rank: first + rank }),
			),
		),
		...effects.flatMap(({ steps }, at) =>
			steps.slice(0, levels[at]).flatMap((step) => step.effects.map((effect): Purpose => ({ type: 'effect', effect }))),
		),
	];
}

/** What a choice asks for. Cards past the end of `depths` are not played, nor effects past the end of `levels` sought. */
export function listWanted({ cards, effects, fuels }: Goals, { depths, levels }: Choice): Wanted {
	const fed = NEEDS.map(() => 0);
	for (const [at, depth] of depths.entries())
		for (const cost of cards[at]?.costs.slice(0, depth) ?? [])
			for (const metal of cost) fed[rankOf(metal)] = (fed[rankOf(metal)] ?? 0) + 1;
	const beside = NEEDS.map(() => 0);
	let atiumBurns = 0;
	for (const [at, level] of levels.entries()) {
		const goal = effects[at];
		const burns = goal?.steps[level - 1]?.burns ?? 0;
		if (goal === undefined) continue;
		if (goal.metal === 'atium') atiumBurns = burns;
		else beside[rankOf(goal.metal)] = Math.max(0, burns - (fed[rankOf(goal.metal)] ?? 0));
	}
	const idle = cards.flatMap(({ fuel }, at) => (fuel === null || (depths[at] ?? 0) > 0 ? [] : [fuel]));
	return { fed, beside, atiumBurns, fuels: [...fuels, ...idle] };
}
