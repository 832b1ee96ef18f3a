import type { Evenement } from '../../../rules/keyforge/forge';
import { activeBefore, type ForgeState, other, turnMark } from './state';

/** Kinds of events that the reader adds; any move of Aombre starts as a theft. */
export type NewEvent = 'etape-forger' | 'effet' | 'vol' | 'cout' | 'cle-defaite' | 'fin-de-tour';

/** An event as it is added: it concerns the player whose turn it is, or the next one for a new turn. */
export function newEvent(type: NewEvent, state: ForgeState): Evenement {
	const active = activeBefore(state, state.suite.length);
	const started = turnMark(state, state.suite.length)?.type === 'etape-forger';
	switch (type) {
		case 'etape-forger':
			return { type, joueur: started ? other(active) : active, empechement: null, depuisCartes: 0 };
		case 'effet':
			return {
				type,
				joueur: active,
				cout: { type: 'actuel', ecart: 0 },
				choix: 'accepte',
				empechement: null,
				depuisCartes: 0,
			};
		case 'vol':
			return { type, joueur: active, montant: 1 };
		case 'cout':
			return { type, joueur: other(active), variation: 1 };
		case 'cle-defaite':
			return { type, joueur: other(active) };
		case 'fin-de-tour':
			return { type, joueur: active };
	}
}
