import type { Creature } from './creature';
import type { FightEvent, Share } from './event';
import type { Illegality } from './outcome';
import { neighborsOf, opposingSide } from './situation';
import { findInPlay, getInPlay, type State } from './state';

/**
 * Why an event cannot involve a creature, or null: unknown, destroyed (rule detruit-defausse), or gone elsewhere (rule
 * capacite-cartes-en-jeu).
 */
export function findAbsence(state: State, creature: string): Illegality | null {
	if (findInPlay(state, creature) !== undefined) return null;
	const gone = [...state.departures, ...state.destructions.filter(({ to }) => to !== undefined)];
	if (gone.some((departure) => departure.creature === creature)) {
		return { reason: 'departed-creature', rule: 'capacite-cartes-en-jeu', creature };
	}
	return state.destructions.some((destruction) => destruction.creature === creature)
		? { reason: 'destroyed-creature', rule: 'detruit-defausse', creature }
		: { reason: 'unknown-creature', rule: null, creature };
}

/** The first creature of an effect that the situation has never held, or null: those that left it since are ignored. */
export function findStranger(state: State, shares: readonly Pick<Share, 'target'>[] = []): Illegality | null {
	const absences = shares.map((share) => findAbsence(state, share.target));
	return absences.find((absence) => absence?.reason === 'unknown-creature') ?? null;
}

/** Why a creature cannot be used, to fight or otherwise, or null: absent, or exhausted (rule incline-etat), by a use too. */
export function findUnusable(state: State, id: string): Illegality | null {
	const assailant = findInPlay(state, id);
	if (assailant === undefined) return findAbsence(state, id);
	return assailant.creature.exhausted ? { reason: 'exhausted-creature', rule: 'incline-etat', creature: id } : null;
}

/**
 * The first reason why a fight cannot take place, or null: attacker that cannot be used; no enemy creature (rule
 * combattre-aucune-cible); target absent; target of the same side (rule combat-incliner-et-choisir); target next to a
 * taunting creature (rule provocation-voisins). A stunned attacker seeks no target.
 */
export function findIllegality(
	state: State,
	{ attacker, target, before = [], effects = [] }: FightEvent,
): Illegality | null {
	const unusable = findUnusable(state, attacker);
	if (unusable !== null) return unusable;
	const assailant = getInPlay(state, attacker);
	if (assailant.creature.stunned) return null;
	const enemies = state.situation[opposingSide(assailant.side)];
	if (enemies.length === 0) return { reason: 'no-target', rule: 'combattre-aucune-cible', creature: attacker };
	const defender = findInPlay(state, target);
	if (defender === undefined) return findAbsence(state, target);
	if (defender.side === assailant.side) {
		return { reason: 'same-side', rule: 'combat-incliner-et-choisir', creature: attacker, target };
	}
	if (!isLegalTarget(enemies, defender.creature)) return refuseTaunt(attacker, defender.creature, enemies);
	return findStranger(state, [...before, ...effects]);
}

/** Creatures of an enemy line that may be chosen to be fought, in the order of the line (rule provocation-voisins). */
export function listLegalTargets(enemies: readonly Creature[]): readonly Creature[] {
	return enemies.filter((creature) => isLegalTarget(enemies, creature));
}

function isLegalTarget(enemies: readonly Creature[], target: Creature): boolean {
	return target.taunt || neighborsOf(enemies, target.id).every((neighbor) => !neighbor.taunt);
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
