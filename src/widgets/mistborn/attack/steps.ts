import type { Resolution, TraceStep } from '../../../rules/mistborn/attack';
import type { StepGroup } from '../../shared/Steps';
import type { CitedRule } from './card';
import { distinctIllegalities, explainRefusal } from './refusal';
import { sentence } from './sentences';

/** Steps that open the second part of the attack: players, or the Lord Ruler. */
const SECOND: readonly TraceStep['kind'][] = ['damage-directed', 'damage-kept', 'damage-not-kept', 'lord-ruler-struck'];

/** What cannot be, then the steps: the pool, Allies or foes, then players or the Lord Ruler. */
export function stepGroups({ result, trace }: Resolution): StepGroup<CitedRule>[] {
	const write = (steps: readonly TraceStep[]) => steps.map((step) => ({ text: sentence(step), rule: step.rule }));
	const at = trace.findIndex(({ kind }) => SECOND.includes(kind));
	const end = at < 0 ? trace.length : at;
	const refused = distinctIllegalities(result.illegalities).flatMap((illegality) =>
		illegality.rule === null ? [] : [{ text: explainRefusal(illegality), rule: illegality.rule }],
	);
	const solo = result.against === 'lord-ruler';
	const groups = [
		{ title: 'Impossible', steps: refused },
		{ title: 'Vos dégâts', steps: write(trace.slice(0, 1)) },
		{ title: solo ? 'Les Adversaires' : 'D’abord les Alliés', steps: write(trace.slice(1, end)) },
		{ title: solo ? 'Le Seigneur Maître' : 'Puis les joueurs', steps: write(trace.slice(end)) },
	];
	return groups.filter(({ steps }) => steps.length > 0);
}
