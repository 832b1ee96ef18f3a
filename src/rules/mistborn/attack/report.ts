import type { RuleId } from './rules';
import type { EntreJoueurs } from './situation';
import type { Etat } from './state';
import type { TraceStep } from './trace';

/** What the attack did to another player. */
export interface Bilan {
	/** Id of the player. */
	readonly joueur: string;
	/** Health before and after. */
	readonly avant: number;
	readonly apres: number;
	/** Damage sent to him, Défenseurs attacked before any player not counted. */
	readonly diriges: number;
	/** Part of it that his Défenseurs took. */
	readonly absorbes: number;
	/** Part of it that Nuage cards played for him and his Alliés' reductions took off. */
	readonly arretes: number;
	/**
	 * Part of it that is lost, stopped by a Défenseur or beyond his health, when each player is dealt everything.
	 * Otherwise it is 0: that part stays in the pool.
	 */
	readonly inutiles: number;
	readonly elimine: boolean;
}

/** Rules by which damage for one player is of no use to others. */
const PERDUS: readonly RuleId[] = ['regles-combat-cible-vous', 'regles-combat-cible-recuperer'];

/** What the attack did to each other player, in the order of the situation: reads the trace. */
export function reportBilans({ joueurs }: EntreJoueurs, { trace }: Etat): readonly Bilan[] {
	return joueurs.map(({ id, sante }) => {
		const siens = trace.filter((pas) => pas.sujet === id || ('joueur' in pas && pas.joueur === id));
		const diriges = sumChanges(siens, ['degats-diriges']);
		const absorbes = sumChanges(siens, ['defenseur-absorbe']);
		const arretes = sumChanges(siens, ['reduction', 'nuage']);
		const subis = sumChanges(siens, ['sante']);
		const pourTous = siens.some(({ rule }) => PERDUS.includes(rule));
		const inutiles = pourTous ? diriges - absorbes - arretes - subis : 0;
		const apres = sante - subis;
		return { joueur: id, avant: sante, apres, diriges, absorbes, arretes, inutiles, elimine: apres === 0 };
	});
}

/** Sum of what steps of some kinds changed: all of them add, or all of them take off. */
function sumChanges(etapes: readonly TraceStep[], sortes: readonly TraceStep['kind'][]): number {
	return etapes
		.filter(({ kind }) => sortes.includes(kind))
		.reduce((somme, { avant, apres }) => somme + Math.abs(apres - avant), 0);
}
