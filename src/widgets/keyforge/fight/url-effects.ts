import type { EffectEvent, GameEvent } from '../../../rules/keyforge/fight';

const NO_EFFECTS: readonly GameEvent['type'][] = ['fight', 'use', 'enter', 'new-turn'];

/** Whether an event is one that an ability may do. */
export const isEffect = (event: GameEvent | undefined): event is EffectEvent =>
	event !== undefined && !NO_EFFECTS.includes(event.type);
