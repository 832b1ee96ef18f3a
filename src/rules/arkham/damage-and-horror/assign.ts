import type { CardState } from './card-state';
import { remainingValue } from './endurance';
import { listMaximums } from './maximum';
import { AFFLICTIONS, type Affliction } from './situation';
import { listCards, record, type State } from './state';
import type { TraceStep } from './trace';

/**
 * First half of the first step: how much is dealt (rule degats-assigner), and what each asset may take of it. The
 * assets are not looked at for what is direct (rule degats-sans-detour).
 */
export function announceDealt(state: State): State {
	return listDealt(state).reduce((next, affliction) => {
		const { amount, direct } = state.situation.dealt[affliction];
		const announced: TraceStep = {
			kind: 'dealt',
			rule: 'degats-assigner',
			card: 'investigator',
			affliction,
			before: 0,
			after: amount,
			direct,
		};
		const concerned = direct ? [state.investigator] : listCards(state);
		const remaining = concerned.flatMap((card) => noteRemaining(card, affliction));
		const limits = direct ? [] : listLimits(state, affliction, amount);
		return record(next, announced, ...remaining, ...limits);
	}, state);
}

/** Second half: what is assigned to each asset (rule degats-soutien-droit), and the rest to the investigator. */
export function assignDealt(state: State): State {
	return listDealt(state).reduce((next, affliction) => {
		const steps: TraceStep[] = [];
		let rest = state.situation.dealt[affliction].amount;
		for (const { id, assigned } of state.assets) {
			const before = rest;
			rest -= assigned[affliction];
			if (rest === before) continue;
			const rule = 'degats-soutien-droit';
			steps.push({ kind: 'asset-assigned', rule, card: id, affliction, before, after: rest });
		}
		if (rest > 0) steps.push(assignRest(state, affliction, rest));
		return record(next, ...steps);
	}, state);
}

/**
 * What no asset is assigned goes to the investigator: nothing else may take it (rule degats-reste-investigateur), or an
 * asset might have and the player chose (rule degats-soutien-choix); what is direct never leaves them.
 */
function assignRest(state: State, affliction: Affliction, rest: number): TraceStep {
	const { amount, direct } = state.situation.dealt[affliction];
	const rule = direct
		? 'degats-sans-detour'
		: hasRoom(state, affliction)
			? 'degats-soutien-choix'
			: 'degats-reste-investigateur';
	const numbers = { before: rest, after: 0, dealt: amount };
	return { kind: 'investigator-assigned', rule, card: 'investigator', affliction, ...numbers };
}

/** Whether an asset may still take more of an affliction than it is assigned. */
function hasRoom({ situation, assets }: State, affliction: Affliction): boolean {
	return listMaximums(situation).some(
		(maximum, rank) => maximum[affliction] > (assets[rank]?.assigned[affliction] ?? 0),
	);
}

function listDealt({ situation }: State): readonly Affliction[] {
	return AFFLICTIONS.filter((affliction) => situation.dealt[affliction].amount > 0);
}

/** What is left of the value of a card that is not untouched (rule degats-valeur-restante). */
function noteRemaining({ id, endurances }: CardState, affliction: Affliction): readonly TraceStep[] {
	const endurance = endurances[affliction];
	if (endurance === null) return [];
	const { printed, modifier, tokens } = endurance;
	if (modifier === 0 && tokens === 0) return [];
	const after = remainingValue(endurance);
	const rule = 'degats-valeur-restante';
	return [{ kind: 'remaining', rule, card: id, affliction, before: printed, after, modifier, tokens }];
}

/** What each asset may take (rule degats-soutien-maximum), or that it takes none (rule degats-soutien-sans-valeur). */
function listLimits({ situation }: State, affliction: Affliction, amount: number): readonly TraceStep[] {
	return listMaximums(situation).map((maximum, card) => {
		const limit = { card, affliction, before: amount, after: maximum[affliction] };
		return situation.assets[card]?.[affliction] === null
			? { kind: 'no-value', rule: 'degats-soutien-sans-valeur', ...limit }
			: { kind: 'maximum', rule: 'degats-soutien-maximum', ...limit };
	});
}
