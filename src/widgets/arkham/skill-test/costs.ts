import type { TokenCost } from '../../../rules/arkham/skill-test';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { cardEffect } from './bag';
import type { TestState } from './state';

/** A cost of a symbol, and the condition under which it is taken. */
export interface ConditionalCost extends TokenCost {
	condition: string | undefined;
}

/** What the cards say that the symbols of the bag make one take. */
export const costsOf = (data: ChaosBags, state: TestState): readonly ConditionalCost[] =>
	data.pions.flatMap((kind) =>
		(cardEffect(data, state, kind)?.cout ?? []).map(
			({
				quand: when,
				degats: damage = 0,
				horreurs: horror = 0,
				auChoix: either = 0,
				parPoint: perPoint,
				saufReussiteDe: unless,
				si: condition,
			}) => {
				const always = when === 'toujours';
				return { token: kind.id, always, unless, damage, horror, either, perPoint: perPoint === true, condition };
			},
		),
	);
