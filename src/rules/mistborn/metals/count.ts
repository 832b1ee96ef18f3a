import type { Need } from './metal';
import type { Effect } from './situation';
import { record, type State } from './state';
import type { Finding } from './trace';

type CountRule = Extract<Finding, { kind: 'metal-counted' }>['rule'];

/**
 * Counts a metal burnt or flared once more this turn, by the given rule, then notes what it gives
 * to the Allies and the character that look at it (rules allies-activation, regles-entrainement-emblematique).
 */
export function countMetal(state: State, metal: Need, rule: CountRule, byChoice = false): State {
	const before = state.burns[metal];
	const after = before + 1;
	const counted = { ...state, burns: { ...state.burns, [metal]: after } };
	const noted = record(counted, { kind: 'metal-counted', rule, metal, byChoice, before, after });
	const flared = rule === 'metaux-attiser-vaut-bruler';
	return state.situation.effects
		.filter((effect) => effect.metal === metal && effect.burnsNeeded <= after)
		.reduce((current, effect) => noteEffect(current, effect, flared), noted);
}

/** An effect comes when its metal has been burnt often enough, once a turn (rules allies-une-fois, …-une-fois). */
function noteEffect(state: State, effect: Effect, flared: boolean): State {
	const after = state.burns[effect.metal];
	const before = after - 1;
	if (after > effect.burnsNeeded) {
		const rule = effect.kind === 'ally' ? 'allies-une-fois' : 'regles-entrainement-emblematique-une-fois';
		return record(state, { kind: 'effect-already-given', rule, effect: effect.id, before: after, after });
	}
	const rule = ruleOfEffect(effect, flared);
	return record(state, {
		kind: 'effect-available',
		rule,
		effect: effect.id,
		burnsNeeded: effect.burnsNeeded,
		before,
		after,
	});
}

function ruleOfEffect({ kind, burnsNeeded }: Effect, flared: boolean) {
	if (kind === 'character') return 'regles-entrainement-emblematique';
	if (burnsNeeded > 1) return 'allies-second-effet';
	return flared ? 'allies-attiser' : 'allies-activation';
}
