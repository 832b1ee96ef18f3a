import { useLayoutEffect, useState } from 'preact/hooks';
// What tries whole hands is not in what the engine exports at its door: this file comes when it is asked for.
import { type Checked, type Combinations, combine, MAX_ABILITIES, type Wish } from '../../../rules/mistborn/metals';
import { listWishes, type MetalsState, toEngine } from './state';

/** How long the page may wait for it at a time, in milliseconds. */
const SLICE = 8;

/** Wishes as the engine reads them: right by construction. */
export const wishesOf = (state: MetalsState): Checked<readonly Wish[]> => {
	const wishes: readonly Wish[] = listWishes(state).map(([card, wish]) => {
		return { card, least: wish, most: wish === 0 ? 0 : MAX_ABILITIES };
	});
	return wishes as Checked<readonly Wish[]>;
};

/** What the hand can do; `undefined` while it is being worked out, slice after slice. A usual hand takes one slice. */
export function useCombinations(state: MetalsState): Combinations | undefined {
	const input = toEngine(state);
	const wishes = wishesOf(state);
	const asked = JSON.stringify([input, wishes]);
	const [found, setFound] = useState<{ asked: string; combinations: Combinations }>();
	useLayoutEffect(() => {
		const work = combine(input, wishes);
		let next: ReturnType<typeof setTimeout>;
		const go = () => {
			const end = performance.now() + SLICE;
			do {
				const { done, value } = work.next();
				if (done) return setFound({ asked, combinations: value });
			} while (performance.now() < end);
			next = setTimeout(go);
		};
		go();
		return () => clearTimeout(next);
	}, [asked]);
	return found?.asked === asked ? found.combinations : undefined;
}
