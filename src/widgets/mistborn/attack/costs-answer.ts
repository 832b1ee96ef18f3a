import type { Cost } from '../../../rules/mistborn/attack';

/** Whether it can be killed with the damage of the turn, and what keeps it from being. */
export function answer({ allowed, possible, damage }: Cost, available: number): string {
	if (!allowed) return 'Pas directement : il n’a pas la Cible.';
	return possible ? 'Oui.' : `Non : il en manque ${damage - available}.`;
}
