import { type Blow, createBlow, type Prevention } from './blow';
import { type Creature, totalPower } from './creature';
import type { Duel } from './duel';
import { dealDamage } from './sequence';
import { neighborsOf } from './situation';
import { getInPlay, record, type State } from './state';

/**
 * Each creature of the fight deals damage equal to its power to the other, in one batch (rule combat-degats-puissance).
 * Elusive stops both blows, skirmish the blow to the attacker. A stunned target strikes back all the same
 * (rule sonne-inflige-degats). A card may have one deal another amount, or the attacker deal some to the
 * neighbors of the target too (rule regle-d-or-carte). Both creatures must be in play.
 */
export function dealPower(state: State, duel: Duel): State {
	const { attacker, target, evades, dealt, returned } = duel;
	const dodge = evades ? 'insaisissable-premiere-fois' : null;
	const attack = createPowerBlow(attacker, target, dealt, dodge);
	const riposte = createPowerBlow(target, attacker, returned, dodge ?? findSkirmish(attacker));
	const counting = [...(dealt === undefined ? [attacker] : []), ...(returned === undefined ? [target] : [])];
	const counted = counting.reduce(notePower, state);
	return dealDamage(noteRiposte(counted, target, riposte), [attack, riposte, ...listSplash(state, duel)]);
}

/** What splash-attack deals to the neighbors of the target: no damage of power, that elusive would stop. */
function listSplash(state: State, { attacker, target, splashAttack }: Duel): readonly Blow[] {
	if (splashAttack === 0) return [];
	const line = state.situation[getInPlay(state, target.id).side];
	return neighborsOf(line, target.id).map(({ id }) => ({
		...createBlow(id, 'splash', splashAttack, attacker.id),
		replaced: true,
	}));
}

function findSkirmish(attacker: Creature): Prevention | null {
	return attacker.skirmish ? 'escarmouche-aucun-degat' : null;
}

function createPowerBlow(
	source: Creature,
	target: Creature,
	instead: number | undefined,
	prevention: Prevention | null,
): Blow {
	const blow = createBlow(target.id, 'power', instead ?? totalPower(source), source.id, prevention);
	return instead === undefined ? blow : { ...blow, replaced: true };
}

function notePower(state: State, creature: Creature): State {
	// What a card says that the power is disregards them.
	if (creature.powerCounters === 0 || creature.powerSet) return state;
	const { id, powerCounters: counters } = creature;
	return record(state, {
		kind: 'power-raised',
		rule: 'marqueur-puissance-plus-un',
		creature: id,
		before: totalPower({ ...creature, powerCounters: 0 }),
		after: totalPower(creature),
		counters,
	});
}

function noteRiposte(state: State, target: Creature, riposte: Blow): State {
	if (!target.stunned || riposte.replaced || riposte.prevention !== null) return state;
	const { amount } = riposte;
	const rule = 'sonne-inflige-degats';
	return record(state, { kind: 'stunned-strikes-back', rule, creature: target.id, before: amount, after: amount });
}
