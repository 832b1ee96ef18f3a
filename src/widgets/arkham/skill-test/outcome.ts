import { type Palier, weighCourbe } from '../../../rules/arkham/skill-test/curve';
import type { Prepare } from '../../../rules/arkham/skill-test/preparation';
import type { Chances } from '../../../rules/arkham/skill-test/results';
import type { Situation } from '../../../rules/arkham/skill-test/situation';
import { capital } from '../../shared/words';
import { chancesIn, percent, points } from './words';

/** The answer in a few words. */
export function headline(chances: Chances | null): string {
	return chances
		? capital(`${percent(chances.reussite)} de réussite`)
		: 'Aucun pion à révéler : le test ne peut pas continuer.';
}

/** What goes with it: the same as a number of chances, and what one more icon brings. */
export function reserve(chances: Chances | null, window: Window, icones: number): string {
	if (!chances) return 'Remettez au moins un pion dans la réserve du Chaos.';
	const odds = capital(chancesIn(chances.reussite));
	return [odds && `${odds}.`, nextIcon(window, icones)].filter(Boolean).join(' ');
}

/** What the next icon is worth. */
export function nextIcon({ from, steps }: Window, icones: number): string {
	const next = steps[icones + 1 - from];
	if (!next) return '';
	return next.gain.n === 0n
		? 'Une icône de plus ne change rien.'
		: `Avec une icône de plus : ${percent(next.reussite)} (${points(next.gain)}).`;
}

/** A stretch of the curve: `steps[n]` is the test with `from + n` icons. */
export interface Window {
	from: number;
	steps: readonly Palier[];
}

const LENGTH = 8;

/** Most icons that a test counts. */
const ICONS_MAX = 99;

/**
 * The curve around a number of icons, those committed unless said: from none, unless there are so many that the next
 * one would be out of it.
 */
export function curveWindow(situation: Situation, prepare: Prepare, icones = situation.icones): Window {
	const from = icones < LENGTH ? 0 : icones - LENGTH / 2;
	const jusqua = Math.min(from + LENGTH, ICONS_MAX);
	return { from, steps: weighCourbe(situation, prepare, { depuis: from, jusqua }) };
}
