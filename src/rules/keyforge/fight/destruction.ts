import { type Creature, hasLethalDamage, totalPower } from './creature';
import { removeMarked } from './leave-play';
import { type InPlay, listInPlay, record, type State } from './state';
import type { Cause } from './trace';
import { replaceDestruction } from './ward';

const MARK_RULES = {
	damage: 'degat-destruction',
	'zero-power': 'puissance-zero',
	poison: 'poison-detruit',
	effect: 'detruit-marquee',
	sacrifice: 'detruit-sacrifice',
} as const;

/** A creature to destroy, and why. */
export interface Doomed extends InPlay {
	readonly cause: Cause;
}

/**
 * Destroys what must be, until nothing more must: creatures whose damage equals or exceeds their power (rule
 * degat-destruction), those of power 0 (rule puissance-zero) and the ids of `poisoned`, just wounded by poison (rule poison-detruit).
 * A ward is discarded instead (rule proteger-remplace); a creature that still cannot live is destroyed on the next
 * round (rule proteger-degats-restants). Each round takes a ward or a creature away, so that rounds end.
 */
export function settleDestructions(state: State, poisoned: readonly string[] = []): State {
	const doomed = listDoomed(state, poisoned);
	if (doomed.length === 0) return state;
	const warded = doomed.filter(({ creature }) => creature.ward > 0);
	const marked = doomed.filter(({ creature }) => creature.ward === 0);
	const saved = warded.reduce(spendWard, state);
	return settleDestructions(destroyMarked(saved, marked), poisoned);
}

/** The ward goes; the damage and the power that doomed the creature stay. */
function spendWard(state: State, { creature }: Doomed): State {
	const { id, damage } = creature;
	const doomed = { creature: id, before: damage, after: damage, power: totalPower(creature) };
	const rule = 'proteger-degats-restants';
	return record(replaceDestruction(state, creature), { kind: 'still-doomed', rule, ...doomed });
}

/**
 * Marks creatures of no ward and not invulnerable; their “Destroyed:” abilities resolve while they are still in play
 * (rule detruit-capacites), then they leave together. Those that such an ability destroys are marked in their turn, and
 * nothing is discarded before all is resolved (rule detruit-en-chaine).
 */
export function destroyMarked(state: State, doomed: readonly Doomed[]): State {
	if (doomed.length === 0) return state;
	const chained = state.marked.length > 0;
	const resolved = state.trigger(doomed.reduce(markDestruction, state), doomed);
	return chained ? resolved : removeMarked(resolved);
}

/**
 * Notes the invulnerable creatures that stay in play although their power is 0 (rule invulnerable-puissance-zero) or
 * their damage should destroy them (rule invulnerable-aucun-degat): all of them, or those among the ids given. One that
 * is marked already does not stay: what leaves play says so.
 */
export function noteInvulnerables(state: State, among?: readonly string[]): State {
	const notes = listInPlay(state)
		.filter(({ creature }) => among?.includes(creature.id) ?? true)
		.filter(({ creature }) => !state.marked.includes(creature.id))
		.filter(({ creature }) => creature.invulnerable && hasLethalDamage(creature))
		.map(({ creature }) => {
			const power = totalPower(creature);
			return {
				kind: 'invulnerable-stays' as const,
				rule: power === 0 ? ('invulnerable-puissance-zero' as const) : ('invulnerable-aucun-degat' as const),
				creature: creature.id,
				before: creature.damage,
				after: creature.damage,
				power,
			};
		});
	return record(state, ...notes);
}

function listDoomed(state: State, poisoned: readonly string[]): readonly Doomed[] {
	// What is marked already is not marked again (rule detruit-deja-marquee).
	const unmarked = listInPlay(state).filter(({ creature }) => !state.marked.includes(creature.id));
	return unmarked.flatMap((inPlay) => {
		const cause = findCause(inPlay.creature, poisoned);
		return cause === null ? [] : [{ ...inPlay, cause }];
	});
}

function findCause(creature: Creature, poisoned: readonly string[]): Cause | null {
	if (creature.invulnerable) return null;
	if (totalPower(creature) === 0) return 'zero-power';
	if (hasLethalDamage(creature)) return 'damage';
	return poisoned.includes(creature.id) ? 'poison' : null;
}

function markDestruction(state: State, { creature, side, cause }: Doomed): State {
	const destruction = { creature: creature.id, side, cause, eventRank: state.eventRank };
	return record(
		{ ...state, marked: [...state.marked, creature.id], destructions: [...state.destructions, destruction] },
		{
			kind: 'marked',
			rule: MARK_RULES[cause],
			creature: creature.id,
			before: 0,
			after: 1,
			cause,
			damage: creature.damage,
			power: totalPower(creature),
		},
	);
}
