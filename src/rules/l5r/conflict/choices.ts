import type { ConflictEvent } from './event';
import { CHOICES, type Choice, type Element } from './ring';

/**
 * What a ring of this element leaves to choose, with the elements that events add to it (rule
 * effet-d-anneau-plusieurs-elements).
 */
export function listChoices(element: Element, events: readonly ConflictEvent[]): readonly Choice[] {
	const added = events.flatMap((event) => (event.type === 'add-element' ? [event.element] : []));
	const choices = [...new Set([element, ...added])].flatMap((one): readonly Choice[] => CHOICES[one]);
	return [...choices.filter((choice) => choice !== 'decline'), 'decline'];
}
