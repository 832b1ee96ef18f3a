import { chooseDefeatRule, listCauses } from './defeat';
import { totalValue } from './endurance';
import { listMaximums } from './maximum';
import { AFFLICTIONS, type Affliction, type CardId } from './situation';
import { listCards, type State } from './state';
import type { DefeatRule } from './trace';

/** Why the situation or the assignment cannot be, and the rule that says so. */
export type Illegality =
	/** The card was defeated before anything was dealt: it is not there to take any. */
	| {
			readonly reason: 'already-defeated';
			readonly rule: DefeatRule;
			readonly card: CardId;
			readonly affliction: Affliction;
			readonly tokens: number;
			readonly value: number;
	  }
	/** In a campaign: killed or insane already, by traumas that equal or exceed the printed value. */
	| {
			readonly reason: 'already-lost';
			readonly rule: 'campagne-perdu';
			readonly affliction: Affliction;
			readonly traumas: number;
			readonly printed: number;
	  }
	/** Direct damage or horror was assigned to an asset. */
	| {
			readonly reason: 'direct-diverted';
			readonly rule: 'degats-sans-detour';
			readonly card: number;
			readonly affliction: Affliction;
			readonly assigned: number;
	  }
	| {
			readonly reason: 'ineligible-asset';
			readonly rule: 'degats-soutien-eligible';
			readonly card: number;
			readonly affliction: Affliction;
			readonly assigned: number;
	  }
	| {
			readonly reason: 'asset-exceeded';
			readonly rule: 'degats-soutien-maximum';
			readonly card: number;
			readonly affliction: Affliction;
			readonly assigned: number;
			readonly maximum: number;
	  }
	/** The assets are assigned more than what is dealt. */
	| {
			readonly reason: 'too-much-assigned';
			readonly rule: 'degats-assigner';
			readonly affliction: Affliction;
			readonly assigned: number;
			readonly amount: number;
	  };

/** Everything that the rules do not allow: in the situation first, then in the assignment. */
export function listIllegalities(state: State): readonly Illegality[] {
	const situation = [...listAlreadyDefeated(state), ...listAlreadyLost(state)];
	return situation.length > 0 ? situation : [...listWronglyAssigned(state), ...listOverAssigned(state)];
}

function listAlreadyDefeated(state: State): readonly Illegality[] {
	return listCards(state).flatMap((cardState) =>
		listCauses(cardState).flatMap((affliction) => {
			const { id: card, endurances } = cardState;
			const endurance = endurances[affliction];
			if (endurance === null) return [];
			const rule = chooseDefeatRule(card, affliction);
			const value = totalValue(endurance);
			return [{ reason: 'already-defeated', rule, card, affliction, tokens: endurance.tokens, value } as const];
		}),
	);
}

function listAlreadyLost({ situation: { investigator, game } }: State): readonly Illegality[] {
	if (game.mode === 'standalone') return [];
	return AFFLICTIONS.flatMap((affliction) => {
		const traumas = investigator.traumas[affliction];
		const { printed } = investigator.endurances[affliction];
		const rule = 'campagne-perdu';
		return traumas < printed ? [] : [{ reason: 'already-lost', rule, affliction, traumas, printed }];
	});
}

function listWronglyAssigned({ situation, assignment }: State): readonly Illegality[] {
	return listMaximums(situation).flatMap((limits, card) =>
		AFFLICTIONS.flatMap((affliction): readonly Illegality[] => {
			const assigned = assignment.assigned[card]?.[affliction] ?? 0;
			const maximum = limits[affliction];
			if (assigned <= maximum) return [];
			const fault = { card, affliction, assigned };
			if (situation.dealt[affliction].direct)
				return [{ reason: 'direct-diverted', rule: 'degats-sans-detour', ...fault }];
			if (situation.assets[card]?.[affliction] === null)
				return [{ reason: 'ineligible-asset', rule: 'degats-soutien-eligible', ...fault }];
			return [{ reason: 'asset-exceeded', rule: 'degats-soutien-maximum', ...fault, maximum }];
		}),
	);
}

function listOverAssigned({ situation, assets }: State): readonly Illegality[] {
	return AFFLICTIONS.flatMap((affliction) => {
		const { amount } = situation.dealt[affliction];
		const assigned = assets.reduce((sum, asset) => sum + asset.assigned[affliction], 0);
		const rule = 'degats-assigner';
		return assigned <= amount ? [] : [{ reason: 'too-much-assigned', rule, affliction, assigned, amount }];
	});
}
