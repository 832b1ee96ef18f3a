import type { Action, Refusal } from './action';
import type { CharacterState } from './state';

const REFUSALS = {
	join: { reason: 'there', rule: 'deplacer-autre-emplacement' },
	play: { reason: 'in-play', rule: 'entrer-en-jeu-definition' },
	leave: { reason: 'there', rule: 'deplacer-autre-emplacement' },
	honor: { reason: 'honored', rule: 'honore-deja' },
	dishonor: { reason: 'dishonored', rule: 'deshonore-deja' },
	bow: { reason: 'bowed', rule: 'incline-definition' },
	ready: { reason: 'ready', rule: 'cible-etat-inchange' },
	modify: { reason: 'dash', rule: 'tiret-non-modifiable' },
	remove: { reason: 'no-fate', rule: 'etape-3-2-6-vide' },
} as const satisfies Readonly<Partial<Record<Action, Refusal>>>;

/** Why an action would not change the character; `null` when it does. `dash`: it has no skill of the conflict's type. */
export function findRefusal(action: Action, character: CharacterState, dash: boolean): Refusal | null {
	if (character.place === 'out') return { reason: 'out', rule: 'capacite-cartes-en-jeu' };
	if (character.place === 'hand' && action !== 'play') return { reason: 'hand', rule: 'capacite-cartes-en-jeu' };
	if (action === 'control' || action === 'discard') return null;
	if (isDone(action, character, dash)) return REFUSALS[action];
	const comes = action === 'join' || action === 'play';
	return comes && dash ? { reason: 'dash', rule: 'tiret-pas-de-conflit' } : null;
}

/** Whether the character already is what the action would make it, or has not what it would change. */
function isDone(action: Exclude<Action, 'control' | 'discard'>, character: CharacterState, dash: boolean): boolean {
	const { place, status, bowed, fate } = character;
	switch (action) {
		case 'join':
			return place === 'conflict';
		case 'play':
			return place !== 'hand';
		case 'leave':
			return place === 'home';
		case 'honor':
			return status === 'honored';
		case 'dishonor':
			return status === 'dishonored';
		case 'bow':
			return bowed;
		case 'ready':
			return !bowed;
		case 'modify':
			return dash;
		case 'remove':
			return fate === 0;
	}
}
