import type { Cout } from '../../../rules/mistborn/attack/cost';

/** Whether it can be killed with the damage of the turn, and what keeps it from being. */
export function answer({ permis, possible, degats }: Cout, damage: number): string {
	if (!permis) return 'Pas directement : il n’a pas la Cible.';
	return possible ? 'Oui.' : `Non : il en manque ${degats - damage}.`;
}
