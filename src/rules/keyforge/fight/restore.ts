import type { HealEvent, WardEvent } from './event';
import { affect } from './several';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * A creature receives a ward counter (rule proteger-marqueur), unless it has one already (rule
 * proteger-une-seule-fois). Illegal when it is not in play.
 */
export const wardCreature = (state: State, event: WardEvent): StateWithOutcome =>
	affect(
		state,
		event,
		(start, targets) => targets.reduce(giveWard, start),
		(_, creature) => ({ type: 'ward', creature }),
	);

function giveWard(state: State, target: string): State {
	const creature = getCreature(state, target);
	const finding = { kind: 'ward-received', creature: target, before: creature.ward, after: 1 } as const;
	if (creature.ward > 0) return record(state, { ...finding, rule: 'proteger-une-seule-fois' });
	const warded = replaceCreature(state, { ...creature, ward: 1 });
	return record(warded, { ...finding, rule: 'proteger-marqueur' });
}

/**
 * Removes damage counters from a creature, as many as said (rule soigner-nombre) or all of them (rule
 * soigner-entierement), which does not save a marked creature (rule detruit-soin-inutile). Without any to remove, it has not been healed (rule soigner-sans-effet). Illegal when it is
 * not in play.
 */
export const healCreature = (state: State, event: HealEvent): StateWithOutcome =>
	affect(
		state,
		event,
		(start, targets) => targets.reduce((before, id) => removeDamage(before, id, event.amount), start),
		(after, creature) => {
			const removed = getCreature(state, creature).damage - getCreature(after, creature).damage;
			return { type: 'heal', creature, removed };
		},
	);

function removeDamage(state: State, target: string, amount: number | undefined): State {
	const creature = getCreature(state, target);
	const before = creature.damage;
	const after = amount === undefined ? 0 : Math.max(0, before - amount);
	const finding = { kind: 'healed', creature: target, before, after } as const;
	if (before === after) return record(state, { ...finding, rule: 'soigner-sans-effet' });
	const healed = replaceCreature(state, { ...creature, damage: after });
	const rule = amount === undefined ? 'soigner-entierement' : 'soigner-nombre';
	const told = record(healed, { ...finding, rule });
	if (!state.marked.includes(target)) return told;
	return record(told, { kind: 'still-marked', rule: 'detruit-soin-inutile', creature: target, before: 1, after: 1 });
}
