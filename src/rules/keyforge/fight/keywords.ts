import { createBlow } from './blow';
import type { Creature } from './creature';
import type { Duel } from './duel';
import type { Order } from './event';
import { dealDamage } from './sequence';
import { findInPlay, record, type State } from './state';
import type { Finding } from './trace';

/** A keyword that deals X damage before the fight. */
interface KeywordStrike {
	readonly keyword: Order;
	readonly bearer: Creature;
	readonly victim: Creature;
	readonly amount: number;
	/** Rule by which the victim's own keyword does not stop this damage; `null` when it has none. */
	readonly powerless: Extract<Finding, { kind: 'keyword-powerless' }>['rule'] | null;
}

/**
 * Deals the damage of assault (attacker, rule assaut-degats) and hazardous (target, rule hasardeux-degats) before the
 * fight, one batch each, in the order chosen by the active player (rules assaut-ordre, hasardeux-ordre). A creature
 * destroyed by the first no longer uses its own (rules assaut-mort, hasardeux-mort).
 */
export function dealKeywords(state: State, duel: Duel): State {
	const [first, second] = listStrikes(duel);
	if (first === undefined) return state;
	if (second === undefined) return dealStrike(state, first);
	const struck = dealStrike(noteOrder(state, first), first);
	if (findInPlay(struck, second.bearer.id) === undefined) return recordLoss(struck, first, second);
	// Damage that was redirected may have destroyed the creature that dealt it.
	return findInPlay(struck, second.victim.id) === undefined ? struck : dealStrike(struck, second);
}

function listStrikes({ attacker, target, order, evades }: Duel): readonly KeywordStrike[] {
	const assault: KeywordStrike = {
		keyword: 'assault',
		bearer: attacker,
		victim: target,
		amount: attacker.assault,
		powerless: evades ? 'insaisissable-puissance-seulement' : null,
	};
	const hazardous: KeywordStrike = {
		keyword: 'hazardous',
		bearer: target,
		victim: attacker,
		amount: target.hazardous,
		powerless: attacker.skirmish ? 'escarmouche-puissance-seulement' : null,
	};
	const strikes = order === 'assault' ? [assault, hazardous] : [hazardous, assault];
	return strikes.filter(({ amount }) => amount > 0);
}

function noteOrder(state: State, { keyword, bearer, amount }: KeywordStrike): State {
	const rule = keyword === 'assault' ? 'assaut-ordre' : 'hasardeux-ordre';
	return record(state, { kind: 'order-chosen', rule, creature: bearer.id, before: amount, after: amount });
}

function dealStrike(state: State, strike: KeywordStrike): State {
	const { keyword, bearer, victim, amount } = strike;
	return dealDamage(notePowerless(state, strike), [createBlow(victim.id, keyword, amount, bearer.id)]);
}

function notePowerless(state: State, { victim, amount, powerless: rule }: KeywordStrike): State {
	if (rule === null) return state;
	return record(state, { kind: 'keyword-powerless', rule, creature: victim.id, before: amount, after: amount });
}

function recordLoss(state: State, lethal: KeywordStrike, { bearer, amount }: KeywordStrike): State {
	const rule = lethal.keyword === 'assault' ? 'assaut-mort' : 'hasardeux-mort';
	return record(state, { kind: 'keyword-lost', rule, creature: bearer.id, before: amount, after: 0 });
}
