import type { CHANGES } from './event';
import type { RuleId } from './rules';

/** What may be done to a character: by an event, or by a ring effect (`remove`: 1 fate). */
export type Action = (typeof CHANGES)[number] | 'modify' | 'remove';

/** Why an action changes nothing, and the rule that says so. */
export interface Refusal {
	readonly reason:
		| 'out'
		| 'hand'
		| 'there'
		| 'in-play'
		| 'dash'
		| 'honored'
		| 'dishonored'
		| 'bowed'
		| 'ready'
		| 'fate'
		| 'no-fate';
	readonly rule: Extract<
		RuleId,
		| 'capacite-cartes-en-jeu'
		| 'deplacer-autre-emplacement'
		| 'entrer-en-jeu-definition'
		| 'tiret-pas-de-conflit'
		| 'tiret-non-modifiable'
		| 'honore-deja'
		| 'deshonore-deja'
		| 'incline-definition'
		| 'cible-etat-inchange'
		| 'etape-3-2-6-eau'
		| 'etape-3-2-6-feu'
		| 'etape-3-2-6-vide'
	>;
}
