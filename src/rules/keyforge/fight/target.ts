import type { Duel } from './duel';
import { listLegalTargets } from './legality';
import { getInPlay, record, replaceCreature, type State } from './state';

/**
 * The attacker is exhausted and the target chosen (rule combat-incliner-et-choisir); from then on the target has been
 * chosen this turn, whatever becomes of the fight (rule insaisissable-premiere-fois).
 */
export function chooseTarget(state: State, duel: Duel): State {
	const { attacker, target } = duel;
	const enemies = state.situation[getInPlay(state, target.id).side];
	const exhausted = replaceCreature(state, { ...attacker, exhausted: true, fought: true });
	const chosen = record(replaceCreature(exhausted, { ...target, alreadyAttacked: true }), {
		kind: 'target-chosen',
		rule: 'combat-incliner-et-choisir',
		creature: attacker.id,
		before: enemies.length,
		after: listLegalTargets(enemies).length,
		target: target.id,
	});
	if (!target.elusive) return chosen;
	return record(chosen, {
		kind: 'elusive-chosen',
		rule: 'insaisissable-premiere-fois',
		creature: target.id,
		before: target.alreadyAttacked ? 1 : 0,
		after: 1,
	});
}
