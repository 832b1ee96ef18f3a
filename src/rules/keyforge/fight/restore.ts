import type { HealEvent, WardEvent } from './event';
import { findAbsence } from './legality';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * A creature receives a ward counter (rule proteger-marqueur), unless it has one already (rule
 * proteger-une-seule-fois). Illegal when it is not in play.
 */
export function wardCreature(state: State, { target }: WardEvent): StateWithOutcome {
	const absence = findAbsence(state, target);
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const outcome = { type: 'ward', creature: target } as const;
	const creature = getCreature(state, target);
	const finding = { kind: 'ward-received', creature: target, before: creature.ward, after: 1 } as const;
	if (creature.ward > 0) return { state: record(state, { ...finding, rule: 'proteger-une-seule-fois' }), outcome };
	const warded = replaceCreature(state, { ...creature, ward: 1 });
	return { state: record(warded, { ...finding, rule: 'proteger-marqueur' }), outcome };
}

/**
 * Removes damage counters from a creature, as many as said (rule soigner-nombre) or all of them (rule
 * soigner-entierement). Without any to remove, it has not been healed (rule soigner-sans-effet). Illegal when it is
 * not in play.
 */
export function healCreature(state: State, { target, amount }: HealEvent): StateWithOutcome {
	const absence = findAbsence(state, target);
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const creature = getCreature(state, target);
	const before = creature.damage;
	const after = amount === undefined ? 0 : Math.max(0, before - amount);
	const outcome = { type: 'heal', creature: target, removed: before - after } as const;
	const finding = { kind: 'healed', creature: target, before, after } as const;
	if (before === after) return { state: record(state, { ...finding, rule: 'soigner-sans-effet' }), outcome };
	const healed = replaceCreature(state, { ...creature, damage: after });
	const rule = amount === undefined ? 'soigner-entierement' : 'soigner-nombre';
	return { state: record(healed, { ...finding, rule }), outcome };
}
