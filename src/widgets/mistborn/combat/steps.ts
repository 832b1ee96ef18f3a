import type { Resolution } from '../../../rules/mistborn/combat/resolution';
import type { Etape } from '../../../rules/mistborn/combat/trace';
import type { StepGroup } from '../../shared/Steps';
import type { CitedRule } from './card';
import { distinctRefusals, refusal } from './refusal';
import { sentence } from './sentences';

/** Steps that open the second part of the attack: players, or the Seigneur Maître. */
const SECOND: readonly Etape['etape'][] = ['degats-diriges', 'degats-gardes', 'seigneur-maitre-frappe'];

/** What cannot be, then the steps: the pool, Alliés or Adversaires, then players or the Seigneur Maître. */
export function stepGroups({ resultat, trace }: Resolution): StepGroup<CitedRule>[] {
	const told = (etapes: readonly Etape[]) => etapes.map((etape) => ({ text: sentence(etape), regle: etape.regle }));
	const at = trace.findIndex(({ etape }) => SECOND.includes(etape));
	const end = at < 0 ? trace.length : at;
	const refused = distinctRefusals(resultat.refus).flatMap((refus) =>
		refus.regle === null ? [] : [{ text: refusal(refus), regle: refus.regle }],
	);
	const solo = resultat.contre === 'seigneur-maitre';
	const groups = [
		{ title: 'Impossible', steps: refused },
		{ title: 'Vos dégâts', steps: told(trace.slice(0, 1)) },
		{ title: solo ? 'Les Adversaires' : 'D’abord les Alliés', steps: told(trace.slice(1, end)) },
		{ title: solo ? 'Le Seigneur Maître' : 'Puis les joueurs', steps: told(trace.slice(end)) },
	];
	return groups.filter(({ steps }) => steps.length > 0);
}
