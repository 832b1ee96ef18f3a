import type { RingEvent } from './event';
import { record, type State } from './state';

/**
 * What happens to the contested ring before its effect: an element more (rule effet-d-anneau-plusieurs-elements), a
 * defending player who resolves it as if he had won as attacker (rule effet-d-anneau-defenseur) or claims it, as a card
 * says (rule bases-regle-de-jade), an effect that is canceled (rule effet-d-anneau-annule).
 */
export function changeRing(state: State, event: RingEvent): State {
	const won = event.moment === 'action-window' ? 'unknown' : (state.winner ?? 'nobody');
	switch (event.type) {
		case 'add-element': {
			const before = state.elements.length;
			const elements = [...new Set([...state.elements, event.element])];
			const added = { kind: 'element-added', rule: 'effet-d-anneau-plusieurs-elements', before } as const;
			return record({ ...state, elements }, { ...added, after: elements.length, element: event.element });
		}
		case 'defender-resolves': {
			const before = Number(state.resolver === 'defender');
			const step = { kind: 'resolver-changed', rule: 'effet-d-anneau-defenseur', before, after: 1 } as const;
			return record({ ...state, resolver: 'defender' }, { ...step, won });
		}
		case 'defender-claims': {
			const before = Number(state.claimant === 'defender');
			const step = { kind: 'claimant-changed', rule: 'bases-regle-de-jade', before, after: 1 } as const;
			return record({ ...state, claimant: 'defender' }, { ...step, won });
		}
		case 'cancel-effect': {
			const before = Number(state.effectCanceled);
			const step = { kind: 'effect-to-cancel', rule: 'effet-d-anneau-annule', before, after: 1 } as const;
			return record({ ...state, effectCanceled: true }, step);
		}
	}
}
