import { type Creature, remainingArmor, totalArmor } from './creature';
import { noteInvulnerables, settleDestructions } from './destruction';
import { endTurnEffects } from './expiry';
import { opposingSide } from './situation';
import { listInPlay, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * A new turn begins: on both sides, what lasted a turn is over, and creatures that this leaves with too much damage are
 * destroyed (rule degat-destruction); the player whose turn it was readies their cards (rule redresse-etape-4); armor cancels damage for its whole value again (rule armure-se-renouvelle), and
 * no creature has been chosen to be fought yet (rule insaisissable-premiere-fois). Always legal.
 */
export function beginTurn(state: State): StateWithOutcome {
	const shifted = listInPlay(state).filter(({ creature }) => changesPower(creature));
	const readied = state.situation[state.turn].reduce(readyCreature, state);
	const turn = opposingSide(state.turn);
	const ended = creaturesOf(readied).reduce(endTurnEffects, { ...readied, turn });
	const settled = settleDestructions(
		noteInvulnerables(
			ended,
			shifted.map(({ creature }) => creature.id),
		),
	);
	return { state: creaturesOf(settled).reduce(renewCreature, settled), outcome: { type: 'new-turn' } };
}

/** Whether the power of a creature, or that it is invulnerable, may change with the turn. */
const changesPower = ({ powerChange, powerSet, keywordChanges }: Creature): boolean =>
	(powerChange?.turn ?? 0) !== 0 || powerSet !== undefined || keywordChanges !== undefined;

const creaturesOf = (state: State): readonly Creature[] => listInPlay(state).map(({ creature }) => creature);

/** At the end of their turn, a player readies what they control (rule redresse-etape-4). */
function readyCreature(state: State, { fought: _, ...creature }: Creature): State {
	if (!creature.exhausted) return state;
	const ready = replaceCreature(state, { ...creature, exhausted: false });
	const rule = 'redresse-etape-4';
	return record(ready, { kind: 'readied', rule, creature: creature.id, before: 1, after: 0 });
}

function renewCreature(state: State, creature: Creature): State {
	const renewed = replaceCreature(state, { ...creature, armorUsed: 0, alreadyAttacked: false });
	return noteElusive(noteArmor(renewed, creature), creature);
}

function noteArmor(state: State, creature: Creature): State {
	if (creature.armorUsed === 0) return state;
	const before = remainingArmor(creature);
	const rule = 'armure-se-renouvelle';
	return record(state, { kind: 'armor-renewed', rule, creature: creature.id, before, after: totalArmor(creature) });
}

function noteElusive(state: State, { id, elusive, alreadyAttacked }: Creature): State {
	if (!elusive || !alreadyAttacked) return state;
	const rule = 'insaisissable-premiere-fois';
	return record(state, { kind: 'elusive-renewed', rule, creature: id, before: 1, after: 0 });
}
