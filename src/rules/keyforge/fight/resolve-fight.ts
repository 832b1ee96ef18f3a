import { type ResolveEffect, resolveBefore } from './before-fight';
import { countFighters, type Duel, openDuel, refreshDuel } from './duel';
import type { FightEvent } from './event';
import { reportImpact } from './impact';
import { findIllegality } from './legality';
import { dealPower } from './power';
import { findInPlay, getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';
import { removeStun } from './stun';
import { chooseTarget } from './target';

/**
 * Uses a creature to fight: choice of the target, abilities and keywords before the fight, damage of power unless a
 * creature is already destroyed (rule combat-mort-avant-combat), then what comes after. An illegal fight changes
 * nothing; a stunned attacker loses its stun instead. Whether it is of the active house, or the active player's, is not
 * looked at.
 */
export function resolveFight(state: State, fight: FightEvent, resolveEffect: ResolveEffect): StateWithOutcome {
	const illegality = findIllegality(state, fight);
	if (illegality !== null) return { state, outcome: { type: 'illegal', ...illegality } };
	const attacker = getCreature(state, fight.attacker);
	if (attacker.stunned) return removeStun(state, attacker, 'sonne-remplace-utilisation');
	const duel = openDuel(state, fight);
	const before = resolveBefore(chooseTarget(state, duel), fight, duel, resolveEffect);
	const survivors = countFighters(before, duel);
	const resolved = survivors === 2;
	const after = resolved
		? noteAbilities(dealPower(before, refreshDuel(before, duel)), duel)
		: skipFight(before, duel, survivors);
	const end = removeEnrage(after, duel, resolved);
	const impacts = [reportImpact(end, fight.attacker), reportImpact(end, fight.target)] as const;
	const fightAbilities = resolved && !impacts[0].destroyed;
	return { state: end, outcome: { type: 'fight', course: resolved ? 'resolved' : 'skipped', fightAbilities, impacts } };
}

/**
 * Power deals no damage and “Fight:” abilities do not trigger (rule combat-mort-avant-combat), even when a creature left
 * play without being destroyed (rule combat-depart-avant-combat).
 */
function skipFight(state: State, { attacker, target }: Duel, survivors: number): State {
	const destroyed = state.destructions.some(({ creature }) => creature === attacker.id || creature === target.id);
	const rule = destroyed ? 'combat-mort-avant-combat' : 'combat-depart-avant-combat';
	const finding = { rule, creature: attacker.id } as const;
	return record(
		state,
		{ kind: 'fight-skipped', ...finding, before: 2, after: survivors, target: target.id },
		{ kind: 'fight-abilities-lost', ...finding, before: 1, after: 0 },
	);
}

/** The “Fight:” abilities of an attacker resolve if it survived the fight, and only then (rule combat-capacites-combat). */
function noteAbilities(state: State, { attacker: { id } }: Duel): State {
	const attacker = findInPlay(state, id)?.creature;
	const rule = 'combat-capacites-combat';
	if (attacker === undefined) {
		return record(state, { kind: 'fight-abilities-lost', rule, creature: id, before: 1, after: 0 });
	}
	const { damage } = attacker;
	return record(state, { kind: 'fight-abilities', rule, creature: id, before: damage, after: damage });
}

/**
 * An attacker still in play is no longer enraged (rule enrager-retirer-apres-combat), even if the fight was skipped (rule
 * enrager-combat-ignore).
 */
function removeEnrage(state: State, { attacker: { id } }: Duel, resolved: boolean): State {
	const attacker = findInPlay(state, id)?.creature;
	if (attacker === undefined || !attacker.enraged) return state;
	const calmed = replaceCreature(state, { ...attacker, enraged: false });
	const rule = resolved ? 'enrager-retirer-apres-combat' : 'enrager-combat-ignore';
	return record(calmed, { kind: 'enrage-removed', rule, creature: id, before: 1, after: 0 });
}
