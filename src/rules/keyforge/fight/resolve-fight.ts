import { type Duel, openDuel } from './duel';
import type { FightEvent } from './event';
import { reportImpact } from './impact';
import { dealKeywords } from './keywords';
import { findIllegality } from './legality';
import { dealPower } from './power';
import { findInPlay, record, replaceCreature, type State, type StateWithOutcome } from './state';
import { chooseTarget } from './target';

/**
 * Uses a creature to fight: choice of the target, keywords before the fight, damage of power unless a creature is
 * already destroyed (rule combat-mort-avant-combat), then what comes after. An illegal fight changes nothing.
 * Whether the attacker is ready, of the active house, or the active player's, is not looked at.
 */
export function resolveFight(state: State, fight: FightEvent): StateWithOutcome {
	const illegality = findIllegality(state, fight);
	if (illegality !== null) return { state, outcome: { type: 'illegal', ...illegality } };
	const duel = openDuel(state, fight);
	const before = dealKeywords(chooseTarget(state, duel), duel);
	const survivors = [duel.attacker, duel.target].filter(({ id }) => findInPlay(before, id) !== undefined).length;
	const resolved = survivors === 2;
	const after = resolved ? noteAbilities(dealPower(before, duel), duel) : skipFight(before, duel, survivors);
	const end = removeEnrage(after, duel);
	const impacts = [reportImpact(end, fight.attacker), reportImpact(end, fight.target)] as const;
	const fightAbilities = resolved && !impacts[0].destroyed;
	return { state: end, outcome: { type: 'fight', course: resolved ? 'resolved' : 'skipped', fightAbilities, impacts } };
}

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
 * An attacker still in play is no longer enraged, even if the fight was skipped (rule enrager-retirer-apres-combat).
 */
function removeEnrage(state: State, { attacker: { id } }: Duel): State {
	const attacker = findInPlay(state, id)?.creature;
	if (attacker === undefined || !attacker.enraged) return state;
	const calmed = replaceCreature(state, { ...attacker, enraged: false });
	const rule = 'enrager-retirer-apres-combat';
	return record(calmed, { kind: 'enrage-removed', rule, creature: id, before: 1, after: 0 });
}
