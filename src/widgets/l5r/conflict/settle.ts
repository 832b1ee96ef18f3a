import { CHOICES, listChoices } from '../../../rules/l5r/conflict/at-once';
import { type ConflictState, hasTarget, maxBroken } from './state';

/** The case with what the rest of it leaves possible: a choice that the ring offers, and what that choice needs. */
export function settle(state: ConflictState): ConflictState {
	const { settings, events } = state;
	const { element } = settings;
	const offered = listChoices(element, events).includes(settings.choice);
	const choice = offered ? settings.choice : CHOICES[element][0];
	const draws = choice === 'draw';
	return {
		...state,
		settings: {
			...settings,
			choice,
			target: hasTarget(choice) ? settings.target : '',
			emptyDeck: draws && settings.emptyDeck,
			emptyHand: draws && settings.emptyHand,
			broken: Math.min(settings.broken, maxBroken(settings)),
		},
	};
}
