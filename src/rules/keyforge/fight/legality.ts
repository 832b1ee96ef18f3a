import type { Creature } from './creature';
import type { FightEvent } from './event';
import type { Illegality } from './outcome';
import { neighborsOf, opposingSide } from './situation';
import { findInPlay, type State } from './state';

/**
 * Why an event cannot involve a creature, or null: unknown, destroyed (rule detruit-defausse), or gone elsewhere (rule
 * quitter-le-jeu-cas).
 */
export function findAbsence(state: State, creature: string): Illegality | null {
	if (findInPlay(state, creature) !== undefined) return null;
	if (state.departures.some((departure) => departure.creature === creature)) {
		return { reason: 'departed-creature', rule: 'quitter-le-jeu-cas', creature };
	}
	return state.destructions.some((destruction) => destruction.creature === creature)
		? { reason: 'destroyed-creature', rule: 'detruit-defausse', creature }
		: { reason: 'unknown-creature', rule: null, creature };
}

/**
 * The first reason why a fight cannot take place, or null: attacker absent; stunned (rule sonne-ne-peut-pas, before
 * any target is sought); no enemy creature (rule combattre-aucune-cible); target absent; target of the same side (rule
 * combat-incliner-et-choisir); target next to a taunting creature (rule provocation-voisins).
 */
export function findIllegality(state: State, { attacker, target }: FightEvent): Illegality | null {
	const assailant = findInPlay(state, attacker);
	if (assailant === undefined) return findAbsence(state, attacker);
	if (assailant.creature.stunned) return refuseStunned(attacker);
	const enemies = state.situation[opposingSide(assailant.side)];
	if (enemies.length === 0) return { reason: 'no-target', rule: 'combattre-aucune-cible', creature: attacker };
	const defender = findInPlay(state, target);
	if (defender === undefined) return findAbsence(state, target);
	if (defender.side === assailant.side) {
		return { reason: 'same-side', rule: 'combat-incliner-et-choisir', creature: attacker, target };
	}
	return isLegalTarget(enemies, defender.creature) ? null : refuseTaunt(attacker, defender.creature, enemies);
}

/** Creatures of an enemy line that may be chosen to be fought, in the order of the line (rule provocation-voisins). */
export function listLegalTargets(enemies: readonly Creature[]): readonly Creature[] {
	return enemies.filter((creature) => isLegalTarget(enemies, creature));
}

function isLegalTarget(enemies: readonly Creature[], target: Creature): boolean {
	return target.taunt || neighborsOf(enemies, target.id).every((neighbor) => !neighbor.taunt);
}

function refuseStunned(creature: string): Illegality {
	return { reason: 'stunned-attacker', rule: 'sonne-ne-peut-pas', creature, instead: 'sonne-remplace-utilisation' };
}

function refuseTaunt(creature: string, target: Creature, enemies: readonly Creature[]): Illegality {
	const taunters = neighborsOf(enemies, target.id).filter((neighbor) => neighbor.taunt);
	return {
		reason: 'target-behind-taunt',
		rule: 'provocation-voisins',
		creature,
		target: target.id,
		taunters: taunters.map(({ id }) => id),
		legalTargets: listLegalTargets(enemies).map(({ id }) => id),
	};
}
