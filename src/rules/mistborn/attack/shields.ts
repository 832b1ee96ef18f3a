import type { Illegality } from './illegality';
import type { ShieldAttack } from './plan';
import type { Foe, Shield } from './situation';
import { record } from './state';
import type { Trace, TraceStep } from './trace';

/** Everything known of an attack on the Lord Ruler at one moment. Never modified. */
export interface SoloState {
	readonly dominance: number;
	/** Foes in play, with the shields that are left. */
	readonly foes: readonly Foe[];
	/** Ids of those defeated, in order. */
	readonly defeated: readonly string[];
	/** Health of the Lord Ruler. */
	readonly health: number;
	/** Damage not used. */
	readonly pool: number;
	readonly illegalities: readonly Illegality[];
	readonly trace: Trace;
}

/** An effect takes every shield of a foe off (rule regles-solo-bouclier-tous). */
export function sweep(state: SoloState, foe: Foe): SoloState {
	const finding = { subject: foe.id, before: foe.shields.length, after: 0 };
	const rule = 'regles-solo-bouclier-tous';
	return defeat(record(state, { kind: 'all-shields-removed', rule, ...finding }), foe.id);
}

/** Value of a shield; X is the Dominance (rule regles-solo-bouclier-x). */
export function valueShield(shield: Shield, dominance: number): number {
	return shield === 'X' ? dominance : shield;
}

/**
 * Attacks the leftmost shield (rule regles-solo-bouclier-ordre): damage destroys it when it is at least its value (rule
 * regles-solo-bouclier), an effect that kills an Ally takes it off (rules regles-solo-bouclier-tuer and
 * regles-solo-bouclier-tuer-gauche).
 */
export function attackShield(state: SoloState, { foe: id, means }: ShieldAttack): SoloState {
	const foe = state.foes.find((other) => other.id === id);
	const [first] = foe?.shields ?? [];
	if (foe === undefined || first === undefined) return refuse(state, explainAbsence(state, id));
	const value = valueShield(first, state.dominance);
	const available = state.pool;
	if (means === 'damage' && available < value) {
		const rule = 'regles-solo-bouclier';
		return refuse(state, { reason: 'shield-too-strong', rule, subject: id, value, available });
	}
	const note = noteLeftmost(state, foe, means);
	return removeShield(means === 'effect' ? takeOff(note, foe) : destroy(note, foe, first), foe);
}

function refuse(state: SoloState, illegality: Illegality): SoloState {
	return { ...state, illegalities: [...state.illegalities, illegality] };
}

function explainAbsence({ defeated }: SoloState, id: string): Illegality {
	return defeated.includes(id)
		? { reason: 'foe-already-defeated', rule: 'regles-solo-adversaire-vaincu', subject: id }
		: { reason: 'unknown-foe', rule: null, subject: id };
}

function noteLeftmost(state: SoloState, { id, shields }: Foe, means: ShieldAttack['means']): SoloState {
	const count = shields.length;
	if (count < 2) return state;
	const rule = means === 'effect' ? 'regles-solo-bouclier-tuer-gauche' : 'regles-solo-bouclier-ordre';
	return record(state, { kind: 'leftmost-shield', rule, subject: id, before: count, after: count });
}

function takeOff(state: SoloState, { id, shields }: Foe): SoloState {
	const rule = 'regles-solo-bouclier-tuer';
	const before = shields.length;
	return record(state, { kind: 'shield-removed', rule, subject: id, before, after: before - 1 });
}

function destroy(state: SoloState, { id, shields }: Foe, shield: Shield): SoloState {
	const { dominance, pool: before } = state;
	const after = before - valueShield(shield, dominance);
	const x: readonly TraceStep[] =
		shield === 'X'
			? [{ kind: 'shield-of-x', rule: 'regles-solo-bouclier-x', subject: id, before: dominance, after: dominance }]
			: [];
	return record({ ...state, pool: after }, ...x, {
		kind: 'shield-destroyed',
		rule: 'regles-solo-bouclier',
		subject: id,
		before,
		after,
		remaining: shields.length - 1,
	});
}

/** Without its last shield, a foe goes to the discard pile (rule regles-solo-adversaire-vaincu). */
function removeShield(state: SoloState, { id, shields }: Foe): SoloState {
	const remaining = shields.slice(1);
	if (remaining.length === 0) return defeat(state, id);
	const weaken = (other: Foe) => (other.id === id ? { id, shields: remaining } : other);
	return { ...state, foes: state.foes.map(weaken) };
}

function defeat(state: SoloState, id: string): SoloState {
	const count = state.foes.length;
	const others = state.foes.filter((other) => other.id !== id);
	const rule = 'regles-solo-adversaire-vaincu';
	return record(
		{ ...state, foes: others, defeated: [...state.defeated, id] },
		{ kind: 'foe-defeated', rule, subject: id, before: count, after: count - 1 },
	);
}
