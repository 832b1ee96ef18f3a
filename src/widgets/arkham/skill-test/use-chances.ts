import { useEffect, useMemo } from 'preact/hooks';
import { needsChoice, type PrepareChoice, type Weighing, weighChecked } from '../../../rules/arkham/skill-test';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { useLater } from '../../shared/use-later';
import { toEngine } from './bag';
import { curveWindow } from './outcome';
import type { TestState } from './state';

// Choosing one token among several takes as much code as all the rest, and few cards do it: it comes when a case needs
// it, and is not in what the engine exports at its door.
const loadChoice = () => import('../../../rules/arkham/skill-test/choice');

/** Chances of a case; `undefined` while what weighs a choice among tokens is still to come. */
function weighCase(data: ChaosBags, state: TestState, prepareChoice?: PrepareChoice): Weighing | undefined {
	const situation = toEngine(data, state);
	return !prepareChoice && needsChoice(situation.draw) ? undefined : weighChecked(situation, prepareChoice);
}

/**
 * The chances of the case at hand and of the one that is kept, and their curves around the icons of the case at hand.
 * `weighed` and `keptWeighed` are `undefined` while what weighs a choice is still to come, their curves too.
 */
export function useChances(data: ChaosBags, state: TestState, kept: TestState | undefined) {
	const choice = useLater(loadChoice);
	const prepareChoice = choice.module?.prepareChoice;
	const { icons } = state.test;
	const curveOf = (one: TestState) => curveWindow(toEngine(data, one), prepareChoice, icons);
	const situation = useMemo(() => toEngine(data, state), [data, state]);
	const weighed = useMemo(() => weighCase(data, state, prepareChoice), [data, state, prepareChoice]);
	const curve = useMemo(() => weighed && curveOf(state), [weighed]);
	const keptWeighed = useMemo(() => kept && weighCase(data, kept, prepareChoice), [data, kept, prepareChoice]);
	const keptCurve = useMemo(() => kept && keptWeighed && curveOf(kept), [keptWeighed, icons]);
	const asked = [state, kept].some((one) => one && needsChoice(toEngine(data, one).draw));
	useEffect(() => {
		if (asked) choice.ask();
	}, [asked]);
	return { situation, weighed, curve, keptWeighed, keptCurve, choice };
}
