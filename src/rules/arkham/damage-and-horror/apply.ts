import type { CardState } from './card-state';
import { totalValue } from './endurance';
import { AFFLICTIONS, mapAfflictions } from './situation';
import { changeCards, listCards, record, type State } from './state';
import type { TraceStep } from './trace';

/** Between the two steps: abilities cancel what was assigned (rule degats-entre-les-etapes), never more than it. */
export function cancelAssigned(state: State): State {
	return changeCards(state, (card) => {
		const { id, assigned, canceled } = card;
		const left = mapAfflictions((affliction) => Math.max(0, assigned[affliction] - canceled[affliction]));
		const steps = AFFLICTIONS.flatMap((affliction): readonly TraceStep[] => {
			const [before, after] = [assigned[affliction], left[affliction]];
			const rule = 'degats-entre-les-etapes';
			return before === after ? [] : [{ kind: 'canceled', rule, card: id, affliction, before, after }];
		});
		return [{ ...card, assigned: left }, steps];
	});
}

/**
 * Second step: everything that is assigned and not canceled is placed at once (rule degats-appliquer). Without any
 * token, nothing was dealt (rule degats-aucun-applique).
 */
export function placeTokens(state: State): State {
	const placed = changeCards(state, placeOnCard);
	if (countPlaced(listCards(state)) > 0) return placed;
	const { damage, horror } = state.situation.dealt;
	const before = damage.amount + horror.amount;
	return record(placed, {
		kind: 'nothing-placed',
		rule: 'degats-aucun-applique',
		card: 'investigator',
		before,
		after: 0,
	});
}

/** Tokens that are placed on these cards. */
export function countPlaced(cards: readonly CardState[]): number {
	return cards.reduce((sum, { assigned }) => sum + assigned.damage + assigned.horror, 0);
}

function placeOnCard(card: CardState): readonly [CardState, readonly TraceStep[]] {
	const { id, assigned } = card;
	const endurances = mapAfflictions((affliction) => {
		const endurance = card.endurances[affliction];
		return endurance && { ...endurance, tokens: endurance.tokens + assigned[affliction] };
	});
	const steps = AFFLICTIONS.flatMap((affliction): readonly TraceStep[] => {
		const endurance = endurances[affliction];
		if (endurance === null || assigned[affliction] === 0) return [];
		const { tokens: after } = endurance;
		const before = after - assigned[affliction];
		const value = totalValue(endurance);
		return [{ kind: 'placed', rule: 'degats-appliquer', card: id, affliction, before, after, value }];
	});
	return [{ ...card, endurances }, steps];
}
