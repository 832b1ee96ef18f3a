import type { Resolution } from '../../../rules/mistborn/attack/resolution';
import type { TraceStep } from '../../../rules/mistborn/attack/trace';
import type { StepGroup } from '../../shared/Steps';
import type { CitedRule } from './card';
import { distinctRefusals, refusal } from './refusal';
import { sentence } from './sentences';

/** Steps that open the second part of the attack: players, or the Seigneur Maître. */
const SECOND: readonly TraceStep['kind'][] = ['degats-diriges', 'degats-gardes', 'seigneur-maitre-frappe'];

/** What cannot be, then the steps: the pool, Alliés or Adversaires, then players or the Seigneur Maître. */
export function stepGroups({ resultat, trace }: Resolution): StepGroup<CitedRule>[] {
	const told = (etapes: readonly TraceStep[]) => etapes.map((kind) => ({ text: sentence(kind), rule: kind.rule }));
	const at = trace.findIndex(({ kind }) => SECOND.includes(kind));
	const end = at < 0 ? trace.length : at;
	const refused = distinctRefusals(resultat.refus).flatMap((refus) =>
		refus.rule === null ? [] : [{ text: refusal(refus), rule: refus.rule }],
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
