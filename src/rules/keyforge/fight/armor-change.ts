import { type Creature, remainingArmor } from './creature';
import type { ArmorEvent } from './event';
import { findAbsence } from './legality';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * A creature gains or loses armor, for the rest of the turn unless the change lasts (rule
 * effets-persistants-definition). Illegal when the creature is not in play.
 */
export function changeArmor(state: State, { target, variation, lasting }: ArmorEvent): StateWithOutcome {
	const absence = findAbsence(state, target);
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const creature = prepareNextArmor(getCreature(state, target), variation, lasting === true);
	const after = variation > 0 ? gainArmor(state, creature, variation) : loseArmor(state, creature, -variation);
	const changed = getCreature(after, target);
	const remaining = remainingArmor(changed);
	return { state: after, outcome: { type: 'armor', creature: target, armor: changed.armor, remaining } };
}

/** What the armor will be once the turn is over: a change of this turn leaves it alone, one that lasts changes it too. */
function prepareNextArmor(creature: Creature, variation: number, lasting: boolean): Creature {
	const { armor, nextArmor } = creature;
	if (!lasting) return { ...creature, nextArmor: nextArmor ?? armor };
	return nextArmor === undefined ? creature : { ...creature, nextArmor: Math.max(0, nextArmor + variation) };
}

/**
 * Armor gained adds to the value (rule armure-cumul), even of a creature without armor (rule armure-tilde), and does
 * not take back damage already dealt (rule armure-gain-non-retroactif).
 */
function gainArmor(state: State, creature: Creature, gain: number): State {
	const armor = creature.armor + gain;
	const rule = creature.armor === 0 ? 'armure-tilde' : 'armure-cumul';
	const finding = { creature: creature.id, before: creature.armor, after: armor };
	const gained = replaceCreature(state, { ...creature, armor });
	const noted = record(gained, { kind: 'armor-gained', rule, ...finding });
	return creature.damage > 0 ? noteNonRetroactive(noted, creature, 'armure-gain-non-retroactif') : noted;
}

/**
 * Armor already used is lost first (rule armure-perte-ordre), without the damage it canceled being dealt after all
 * (rule armure-perte-non-retroactive). A creature has no armor to lose below 0.
 */
function loseArmor(state: State, creature: Creature, loss: number): State {
	if (loss === 0) return state;
	if (creature.armor === 0) return replaceCreature(state, creature);
	const armor = Math.max(0, creature.armor - loss);
	const armorUsed = Math.max(0, creature.armorUsed - loss);
	const lost = record(replaceCreature(state, { ...creature, armor, armorUsed }), {
		kind: 'armor-lost',
		rule: 'armure-perte-ordre',
		creature: creature.id,
		before: creature.armor,
		after: armor,
		usedBefore: creature.armorUsed,
		usedAfter: armorUsed,
	});
	return creature.armorUsed > 0 ? noteNonRetroactive(lost, creature, 'armure-perte-non-retroactive') : lost;
}

function noteNonRetroactive(
	state: State,
	{ id, damage }: Creature,
	rule: 'armure-gain-non-retroactif' | 'armure-perte-non-retroactive',
): State {
	return record(state, { kind: 'armor-not-retroactive', rule, creature: id, before: damage, after: damage });
}
