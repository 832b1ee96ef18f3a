import type { GameEvent } from '../../../rules/keyforge/fight';

/** What happens in most turns, and what it is called; the rest folds away. */
export const everyday = {
	damage: 'Dégâts',
	fight: 'Autre combat',
	use: 'Moisson ou action',
	'new-turn': 'Nouveau tour',
} as const satisfies Partial<Record<GameEvent['type'], string>>;
