import { createBlow } from './blow';
import { countFighters, type Duel } from './duel';
import type { EffectEvent, FightEvent, Share } from './event';
import { dealStrike, type KeywordStrike, listStrikes } from './keywords';
import { dealDamage } from './sequence';
import { keepShares } from './shares';
import { findInPlay, record, type State } from './state';

/** The “Before Fight:” ability of the attacker. */
interface Ability {
	readonly name: 'ability';
	readonly bearer: Duel['attacker'];
}

type Act = KeywordStrike | Ability;

/** Resolves one effect of an ability: `board` knows how. */
export type ResolveEffect = (state: State, effect: EffectEvent) => State;

/**
 * What comes before the damage of power, one after the other: assault, hazardous and a “Before Fight:” ability, in the
 * order of the active player (rules assaut-ordre, hasardeux-ordre, avant-combat-ordre). Nothing more resolves once one of
 * the two creatures has left play (rules assaut-mort, hasardeux-mort, combat-mort-avant-combat).
 */
export function resolveBefore(state: State, fight: FightEvent, duel: Duel, resolveEffect: ResolveEffect): State {
	const acts = listActs(fight, duel);
	return acts.reduce<{ readonly state: State; readonly last: Act | null }>(
		({ state, last }, act) => {
			if (last !== null) return { state: noteLoss(state, last, act), last };
			const next = act.name === 'ability' ? resolveAbility(state, fight, resolveEffect) : dealStrike(state, act);
			return { state: next, last: countFighters(next, duel) < 2 ? act : null };
		},
		{ state: noteOrder(state, acts, duel), last: null },
	).state;
}

function listActs({ before = [], effects = [], abilityRank }: FightEvent, duel: Duel): readonly Act[] {
	const strikes: readonly Act[] = listStrikes(duel);
	if (before.length + effects.length === 0) return strikes;
	const rank = abilityRank ?? 0;
	return [...strikes.slice(0, rank), { name: 'ability', bearer: duel.attacker }, ...strikes.slice(rank)];
}

function noteOrder(state: State, acts: readonly Act[], { attacker }: Duel): State {
	const [first] = acts;
	if (first === undefined || acts.length < 2) return state;
	const order = acts.map(({ name }) => name);
	if (first.name !== 'ability' && !order.includes('ability')) {
		const { bearer, amount, name } = first;
		const rule = name === 'assault' ? 'assaut-ordre' : 'hasardeux-ordre';
		return record(state, { kind: 'order-chosen', rule, creature: bearer.id, before: amount, after: amount, order });
	}
	const chosen = { creature: attacker.id, before: acts.length, after: acts.length, order };
	return record(state, { kind: 'order-chosen', rule: 'avant-combat-ordre', ...chosen });
}

/** The ability deals its damage, all at once (rule sequence-combat-avant), then does the rest in order. */
function resolveAbility(state: State, { before, effects = [] }: FightEvent, resolveEffect: ResolveEffect): State {
	return effects.reduce(resolveEffect, dealShares(state, before));
}

function dealShares(state: State, before: readonly Share[] = []): State {
	const { state: told, shares } = keepShares(state, before);
	if (shares.length === 0) return told;
	return dealDamage(
		told,
		shares.map(({ target, amount }) => createBlow(target, 'before', amount, null)),
	);
}

/** What no longer acts, a keyword having destroyed one of the two: a keyword without its bearer, or the ability. */
function noteLoss(state: State, last: Act, act: Act): State {
	if (last.name === 'ability') return state;
	const rule = last.name === 'assault' ? 'assaut-mort' : 'hasardeux-mort';
	const { id } = act.bearer;
	if (act.name === 'ability') return record(state, { kind: 'ability-lost', rule, creature: id, before: 1, after: 0 });
	if (findInPlay(state, id) !== undefined) return state;
	return record(state, { kind: 'keyword-lost', rule, creature: id, before: act.amount, after: 0 });
}
