import type { Passage } from './blow';
import { remainingArmor, totalArmor } from './creature';
import { getCreature, record, replaceCreature } from './state';

/**
 * Third step of the damage sequence: armor cancels damage up to what is left of it this turn (rule armure-annule)
 * and is used up by as much. Armor that is all used cancels nothing (rule armure-consommee), nor does any against a
 * card that says so (rule regle-d-or-carte).
 */
export function spendArmor(passage: Passage): Passage {
	const { state, blow } = passage;
	const creature = getCreature(state, blow.target);
	const armor = totalArmor(creature);
	if (blow.left === 0 || armor === 0) return passage;
	const remaining = remainingArmor(creature);
	const finding = { creature: creature.id, before: blow.left };
	if (blow.ignoresArmor && remaining > 0) {
		const ignored = { ...finding, after: blow.left, armor };
		return { state: record(state, { kind: 'armor-ignored', rule: 'regle-d-or-carte', ...ignored }), blow };
	}
	if (remaining === 0) {
		const spent = { ...finding, after: blow.left, armor };
		return { state: record(state, { kind: 'armor-spent', rule: 'armure-consommee', ...spent }), blow };
	}
	const canceled = Math.min(blow.left, remaining);
	const left = blow.left - canceled;
	const used = replaceCreature(state, { ...creature, armorUsed: creature.armorUsed + canceled });
	return {
		state: record(used, {
			kind: 'armor-cancels',
			rule: 'armure-annule',
			...finding,
			after: left,
			armorBefore: remaining,
			armorAfter: remaining - canceled,
		}),
		blow: { ...blow, left },
	};
}
