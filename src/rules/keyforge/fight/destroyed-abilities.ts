import type { EffectEvent } from './event';
import { sendAway } from './leave-play';
import { findInPlay, type InPlay, listInPlay, record, type State, type Trigger } from './state';

type ResolveEffect = (state: State, effect: EffectEvent, rule: 'sequence-detruit-capacites') => State;

/**
 * The “Destroyed:” abilities of creatures marked together, while they are still in play (rule detruit-capacites): in the
 * order of the active player, by default line by line, that of the active side first. Each resolves once, and to its end
 * even when another one has sent its creature elsewhere (rule capacite-jusqu-au-bout).
 */
export const triggerAbilities =
	(resolveEffect: ResolveEffect): Trigger =>
	(state, marked) => {
		const ids = marked.map(({ creature }) => creature.id);
		const bearers = sortByRank(listInPlay(state).filter((one) => ids.includes(one.creature.id) && hasAbility(one)));
		return bearers.reduce((before, bearer) => resolveAbility(before, bearer, resolveEffect), noteOrder(state, bearers));
	};

const effectsOf = ({ creature: { destroyed = [] } }: InPlay): readonly EffectEvent[] => destroyed;

const hasAbility = (one: InPlay): boolean => effectsOf(one).length > 0 || one.creature.whenDestroyed !== undefined;

/** The lines keep their order among those of the same rank. */
const sortByRank = (bearers: readonly InPlay[]): readonly InPlay[] =>
	[...bearers].sort((one, other) => rankOf(one) - rankOf(other));

const rankOf = ({ creature }: InPlay): number => creature.destroyedRank ?? 100;

/** Several abilities: the order is a choice (rule detruit-capacites), unless all they do is to send their creatures away. */
function noteOrder(state: State, bearers: readonly InPlay[]): State {
	const [first, ...others] = bearers.map(({ creature }) => creature.id);
	if (first === undefined || others.length === 0 || bearers.every((one) => effectsOf(one).length === 0)) return state;
	const many = others.length + 1;
	const chosen = { creature: first, before: many, after: many, bearers: [first, ...others] };
	return record(state, { kind: 'destroyed-order', rule: 'detruit-capacites', ...chosen });
}

/** What it does, in order, then where it sends its creature. */
function resolveAbility(state: State, bearer: InPlay, resolveEffect: ResolveEffect): State {
	const effects = effectsOf(bearer);
	const told = effects.length > 0 ? noteAbility(state, bearer.creature.id, effects.length) : state;
	const done = effects.reduce((before, effect) => resolveEffect(before, effect, 'sequence-detruit-capacites'), told);
	return sendAway(done, [bearer]);
}

function noteAbility(state: State, creature: string, after: number): State {
	const gone = findInPlay(state, creature) === undefined;
	const rule = gone ? 'capacite-jusqu-au-bout' : 'sequence-detruit-capacites';
	return record(state, { kind: 'destroyed-ability', rule, creature, before: 0, after });
}
