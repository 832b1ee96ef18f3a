import type { Riot } from './action';
import { record, remainingBurns, type State } from './state';

/**
 * Riot gives the effect of an Ally without its metal (rule pouvoirs-exalter), one of Atium too (rule pouvoirs-exalter-atium),
 * on top of the one that burning its metal gives once a turn (rule pouvoirs-exalter-en-plus).
 */
export function riotAlly(state: State, { effect: id }: Riot): State {
	const effect = state.situation.effects.find((other) => other.id === id);
	if (effect === undefined) return state;
	const normal = state.burns[effect.metal] >= effect.burnsNeeded ? 1 : 0;
	const before = normal + state.riots.filter((other) => other === id).length;
	const after = before + 1;
	const rule = effect.metal === 'atium' ? 'pouvoirs-exalter-atium' : 'pouvoirs-exalter';
	const activated = record(
		{ ...state, riots: [...state.riots, id] },
		{ kind: 'ally-rioted', rule, effect: id, before, after },
	);
	const more = { effect: id, normal: normal > 0, before: after, after };
	return record(activated, { kind: 'riot-on-top', rule: 'pouvoirs-exalter-en-plus', ...more });
}

/** Seek uses a card of the market, for which nothing is burnt (rule pouvoirs-traquer-sans-metal) and which stays there. */
export function seekCard(state: State): State {
	const remaining = remainingBurns(state);
	const note = { before: remaining, after: remaining };
	const used = record(state, { kind: 'card-sought', rule: 'pouvoirs-traquer-sans-metal', ...note });
	return record(used, { kind: 'sought-stays', rule: 'pouvoirs-traquer-reste', ...note });
}
