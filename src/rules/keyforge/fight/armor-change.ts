import { addChange, type Duration } from './changes';
import { type Creature, remainingArmor, totalArmor } from './creature';
import type { ArmorEvent } from './event';
import { affect } from './several';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * A creature gains or loses armor, for the turn unless said otherwise; it counts for nothing while a card says what the
 * armor is (rule faq-etoile-blafarde-restriction). Illegal when the creature is not in play.
 */
export const changeArmor = (state: State, event: ArmorEvent): StateWithOutcome =>
	affect(
		state,
		event,
		(start, targets) => targets.reduce((before, id) => shiftArmor(before, id, event), start),
		(after, id) => {
			const creature = getCreature(after, id);
			return { type: 'armor', creature: id, armor: totalArmor(creature), remaining: remainingArmor(creature) };
		},
	);

function shiftArmor(state: State, target: string, { variation, duration: longer }: ArmorEvent): State {
	const duration = longer ?? 'turn';
	const creature = getCreature(state, target);
	const changed = { ...creature, armorChange: addChange(creature.armorChange, duration, variation) };
	const shift = variation > 0 ? gainArmor : loseArmor;
	return variation === 0 ? state : shift(state, creature, changed, duration);
}

/**
 * Armor gained adds to the value (rule armure-cumul), even of a creature without armor (rule armure-tilde), once it has
 * made up for what was lost (rule armure-total). It does not take back damage already dealt (rule
 * armure-gain-non-retroactif).
 */
function gainArmor(state: State, creature: Creature, changed: Creature, duration: Duration): State {
	const before = totalArmor(creature);
	const after = totalArmor(changed);
	const first = creature.armor === 0 && creature.armorChange === undefined ? 'armure-tilde' : 'armure-cumul';
	const added = before === after ? 'armure-total' : first;
	const rule = creature.armorSet ? 'faq-etoile-blafarde-restriction' : added;
	const gained = record(replaceCreature(state, changed), {
		kind: 'armor-gained',
		rule,
		creature: creature.id,
		before,
		after,
		duration,
	});
	return after > before && creature.damage > 0
		? noteNonRetroactive(gained, creature, 'armure-gain-non-retroactif')
		: gained;
}

/**
 * Armor lost lowers the value (rule armure-total), and what was already used goes first (rule armure-perte-ordre),
 * without the damage it canceled being dealt after all (rule armure-perte-non-retroactive).
 */
function loseArmor(state: State, creature: Creature, changed: Creature, duration: Duration): State {
	const before = totalArmor(creature);
	const after = totalArmor(changed);
	const armorUsed = Math.max(0, creature.armorUsed - (before - after));
	const used = armorUsed < creature.armorUsed;
	const lost = record(replaceCreature(state, { ...changed, armorUsed }), {
		kind: 'armor-lost',
		rule: creature.armorSet ? 'faq-etoile-blafarde-restriction' : used ? 'armure-perte-ordre' : 'armure-total',
		creature: creature.id,
		before,
		after,
		duration,
		usedBefore: creature.armorUsed,
		usedAfter: armorUsed,
	});
	return used ? noteNonRetroactive(lost, creature, 'armure-perte-non-retroactive') : lost;
}

function noteNonRetroactive(
	state: State,
	{ id, damage }: Creature,
	rule: 'armure-gain-non-retroactif' | 'armure-perte-non-retroactive',
): State {
	return record(state, { kind: 'armor-not-retroactive', rule, creature: id, before: damage, after: damage });
}
