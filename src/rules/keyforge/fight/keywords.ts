import { createBlow } from './blow';
import type { Creature } from './creature';
import type { Duel } from './duel';
import type { Order } from './event';
import { dealDamage } from './sequence';
import { record, type State } from './state';
import type { Finding } from './trace';

/** A keyword that deals X damage before the fight. */
export interface KeywordStrike {
	readonly name: Order;
	readonly bearer: Creature;
	readonly victim: Creature;
	readonly amount: number;
	/** Rule by which the victim's own keyword does not stop this damage; `null` when it has none. */
	readonly powerless: Extract<Finding, { kind: 'keyword-powerless' }>['rule'] | null;
}

/** Assault of the attacker and hazardous of the target, where they have them, in the order of the active player. */
export function listStrikes({ attacker, target, order, evades }: Duel): readonly KeywordStrike[] {
	const assault: KeywordStrike = {
		name: 'assault',
		bearer: attacker,
		victim: target,
		amount: attacker.assault,
		powerless: evades ? 'insaisissable-puissance-seulement' : null,
	};
	const hazardous: KeywordStrike = {
		name: 'hazardous',
		bearer: target,
		victim: attacker,
		amount: target.hazardous,
		powerless: attacker.skirmish ? 'escarmouche-puissance-seulement' : null,
	};
	const strikes = order === 'assault' ? [assault, hazardous] : [hazardous, assault];
	return strikes.filter(({ amount }) => amount > 0);
}

/** Deals the damage of assault (rule assaut-degats) or hazardous (rule hasardeux-degats), a batch of its own. */
export function dealStrike(state: State, strike: KeywordStrike): State {
	const { name, bearer, victim, amount } = strike;
	return dealDamage(notePowerless(state, strike), [createBlow(victim.id, name, amount, bearer.id)]);
}

function notePowerless(state: State, { victim, amount, powerless: rule }: KeywordStrike): State {
	if (rule === null) return state;
	return record(state, { kind: 'keyword-powerless', rule, creature: victim.id, before: amount, after: amount });
}
