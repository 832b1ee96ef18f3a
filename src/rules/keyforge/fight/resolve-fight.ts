import { dealBefore } from './before-fight';
import { type Duel, openDuel } from './duel';
import type { FightEvent } from './event';
import { reportImpact } from './impact';
import { dealKeywords } from './keywords';
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
export function resolveFight(state: State, fight: FightEvent): StateWithOutcome {
	const illegality = findIllegality(state, fight);
	if (illegality !== null) return { state, outcome: { type: 'illegal', ...illegality } };
	const attacker = getCreature(state, fight.attacker);
	if (attacker.stunned) return removeStun(state, attacker, 'sonne-remplace-utilisation');
	const duel = openDuel(state, fight);
	const struck = dealBefore(chooseTarget(state, duel), fight.before);
	const before = countFighters(struck, duel) === 2 ? dealKeywords(struck, duel) : struck;
	const survivors = countFighters(before, duel);
	const resolved = survivors === 2;
	const after = resolved ? noteAbilities(dealPower(before, duel), duel) : skipFight(before, duel, survivors);
	const end = removeEnrage(after, duel, resolved);
	const impacts = [reportImpact(end, fight.attacker), reportImpact(end, fight.target)] as const;
	const fightAbilities = resolved && !impacts[0].destroyed;
	return { state: end, outcome: { type: 'fight', course: resolved ? 'resolved' : 'skipped', fightAbilities, impacts } };
}

const countFighters = (state: State, { attacker, target }: Duel): number =>
	[attacker, target].filter(({ id }) => findInPlay(state, id) !== undefined).length;

/** Power deals no damage and “Fight:” abilities do not trigger (rule combat-mort-avant-combat). */
function skipFight(state: State, { attacker, target }: Duel, survivors: number): State {
	return record(state, {
		kind: 'fight-skipped',
		rule: 'combat-mort-avant-combat',
		creature: attacker.id,
		before: 2,
		after: survivors,
		target: target.id,
	});
}

/** The “Fight:” abilities of an attacker that survived the fight resolve (rule combat-capacites-combat). */
function noteAbilities(state: State, { attacker: { id } }: Duel): State {
	const attacker = findInPlay(state, id)?.creature;
	if (attacker === undefined) return state;
	const { damage } = attacker;
	const rule = 'combat-capacites-combat';
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
