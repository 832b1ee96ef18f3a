import { useEffect, useMemo } from 'preact/hooks';
import { needsUn, prepareWith } from '../../../rules/arkham/skill-test/preparation';
import type { Situation } from '../../../rules/arkham/skill-test/situation';
import { type Calcul, weigh } from '../../../rules/arkham/skill-test/weigh';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { useLater } from '../../shared/use-later';
import { toEngine } from './bag';
import { curveWindow, type Window } from './outcome';
import type { TestState } from './state';

/** A case and what can be told of it. */
interface Weighed {
	situation: Situation;
	/** `undefined` while what weighs a choice among tokens is still to come. */
	weighed: (Calcul & { curve: Window }) | undefined;
}

const loadChoice = () => import('../../../rules/arkham/skill-test/choice');

/**
 * The chances of the case at hand, and the curve of the one that is kept around the same number of icons. Choosing one
 * token among several takes as much code as all the rest, and few cards do it: it comes when it is asked for.
 */
export function useChances(data: ChaosBags, state: TestState, kept: TestState | undefined) {
	const choice = useLater(loadChoice);
	const prepareUn = choice.module?.prepareUn;
	const icones = state.test.icones;
	const weighCase = (one: TestState): Weighed => {
		const situation = toEngine(data, one);
		if (!prepareUn && needsUn(situation.tirage)) return { situation, weighed: undefined };
		const prepare = prepareWith(prepareUn);
		const curve = curveWindow(situation, prepare, icones);
		return { situation, weighed: { ...weigh(situation, prepare), curve } };
	};
	const here = useMemo(() => weighCase(state), [data, state, prepareUn]);
	const keptCurve = useMemo(() => kept && weighCase(kept).weighed?.curve, [data, kept, icones, prepareUn]);
	const asked = [state, kept].some((one) => one && needsUn(toEngine(data, one).tirage));
	useEffect(() => {
		if (asked) choice.ask();
	}, [asked]);
	return { ...here, keptCurve, choice };
}
