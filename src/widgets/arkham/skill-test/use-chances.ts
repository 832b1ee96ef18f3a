import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Checked, needsChoice, type Situation, weigh } from '../../../rules/arkham/skill-test/at-once';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { type Later, useLater } from '../../shared/use-later';
import { curveRange, curveWindow } from './answer';
import { toEngine } from './bag';
import type { Calculation } from './calculation';
import type { TestState } from './state';

// Choosing among tokens takes as much code as all the rest, and few cards do it: it comes when a case needs it.
const loadLong = async () => ({ ...(await import('./long')), ...(await import('./Waiting')) });

type Long = Pick<Calculation, 'weighed' | 'curve' | 'state' | 'refused'> & { of: Checked<Situation> };

/** The chances of a case at once when they take no time, and otherwise when they have been worked out. */
function useCalculation(
	situation: Checked<Situation> | undefined,
	icons: number,
	later: Later<Awaited<ReturnType<typeof loadLong>>>,
): Calculation {
	const now = useMemo(() => {
		if (!situation) return undefined;
		if (!needsChoice(situation)) return { weighed: weigh(situation), curve: curveWindow(situation, undefined, icons) };
		const range = curveRange(icons);
		const quick = later.module?.weighQuick({ situation, range });
		return quick && { weighed: quick.weighed, curve: quick.curve && { from: range.from, steps: quick.curve } };
	}, [situation, icons, later.module]);
	const [long, setLong] = useState<Long>();
	const [asked, ask] = useState(0);
	const halt = useRef(() => {});
	useEffect(() => {
		if (!situation || now) return;
		let over = false;
		halt.current = () => {
			over = true;
		};
		const range = curveRange(icons);
		setLong({ of: situation, weighed: undefined, curve: undefined, state: 'running' });
		later.ask().then((module) => {
			// What takes no time is worked out while drawing, now that the code is there.
			if (over || !module || module.weighQuick({ situation, range })) return;
			halt.current = module.weighLong({ situation, range }, ({ weighed, curve, refused }) => {
				const window = curve && { from: range.from, steps: curve };
				setLong({ of: situation, weighed, curve: window, refused, state: window || refused ? 'done' : 'running' });
			});
		});
		return () => {
			over = true;
			halt.current();
		};
	}, [situation, icons, now, asked]);
	const rest = {
		stop: () => {
			halt.current();
			setLong((before) => before && { ...before, state: 'stopped' });
		},
		start: () => ask((times) => times + 1),
	};
	if (now) return { ...now, state: 'done', ...rest };
	const known = long?.of === situation ? long : undefined;
	const { weighed, curve, refused, state = 'running' } = known ?? {};
	return { weighed, curve, refused, state, ...rest };
}

/** The chances of the case at hand and of the one that is kept, and their curves around the icons of the case at hand. */
export function useChances(data: ChaosBags, state: TestState, kept: TestState | undefined) {
	const later = useLater(loadLong);
	const { icons } = state.test;
	const situation = useMemo(() => toEngine(data, state), [data, state]);
	const keptSituation = useMemo(() => kept && toEngine(data, kept), [data, kept]);
	const here = useCalculation(situation, icons, later);
	const before = useCalculation(keptSituation, icons, later);
	return { situation, here, before, later };
}
