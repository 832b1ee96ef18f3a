import { type Creature, remainingArmor } from './creature';
import { listInPlay, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * A new turn begins: on both sides, armor cancels damage for its whole value again (rule armure-se-renouvelle), and
 * no creature has been chosen to be fought yet (rule insaisissable-premiere-fois). Always legal.
 */
export function beginTurn(state: State): StateWithOutcome {
	const creatures = listInPlay(state).map(({ creature }) => creature);
	return { state: creatures.reduce(renewCreature, state), outcome: { type: 'new-turn' } };
}

function renewCreature(state: State, creature: Creature): State {
	const renewed = replaceCreature(state, { ...creature, armorUsed: 0, alreadyAttacked: false });
	return noteElusive(noteArmor(renewed, creature), creature);
}

function noteArmor(state: State, creature: Creature): State {
	if (creature.armorUsed === 0) return state;
	const before = remainingArmor(creature);
	const rule = 'armure-se-renouvelle';
	return record(state, { kind: 'armor-renewed', rule, creature: creature.id, before, after: creature.armor });
}

function noteElusive(state: State, { id, elusive, alreadyAttacked }: Creature): State {
	if (!elusive || !alreadyAttacked) return state;
	const rule = 'insaisissable-premiere-fois';
	return record(state, { kind: 'elusive-renewed', rule, creature: id, before: 1, after: 0 });
}
