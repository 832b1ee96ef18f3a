import {
	type Chances,
	type Checked,
	type CurvePoint,
	type PrepareChoice,
	type Situation,
	weighCheckedCurve,
} from '../../../rules/arkham/skill-test';
import { capital } from '../../shared/words';
import { chancesIn, percent, points } from './words';

/** The answer in a few words; `unknown` when symbols count for 0 because nobody has said what they do. */
export function headline(chances: Chances | null, unknown: boolean): string {
	if (!chances) return 'Aucun pion à révéler : le test ne peut pas continuer.';
	const answer = capital(`${percent(chances.success)} de réussite`);
	return unknown ? `${answer}, symboles à 0 : choisissez le scénario` : answer;
}

/** What goes with it: the same as a number of chances, and what one more icon brings. */
export function caveat(chances: Chances | null, window: Window, icons: number): string {
	if (!chances) return 'Remettez au moins un pion dans la réserve du Chaos.';
	const odds = capital(chancesIn(chances.success));
	return [odds && `${odds}.`, nextIcon(window, icons)].filter(Boolean).join(' ');
}

/** What the next icon is worth. */
export function nextIcon({ from, steps }: Window, icons: number): string {
	const next = steps[icons + 1 - from];
	if (!next) return '';
	return next.gain.n === 0n
		? 'Une icône de plus ne change rien.'
		: `Avec une icône de plus : ${percent(next.success)} (${points(next.gain)}).`;
}

/** A stretch of the curve: `steps[n]` is the test with `from + n` icons. */
export interface Window {
	from: number;
	steps: readonly CurvePoint[];
}

const LENGTH = 8;

/** Most icons that a test counts. */
const ICONS_MAX = 99;

/**
 * The curve around a number of icons, by default those committed: from none, unless there are so many that the next
 * one would be out of it.
 */
export function curveWindow(
	situation: Checked<Situation>,
	prepareChoice?: PrepareChoice,
	icons = situation.icons,
): Window {
	const from = icons < LENGTH ? 0 : icons - LENGTH / 2;
	const to = Math.min(from + LENGTH, ICONS_MAX);
	return { from, steps: weighCheckedCurve(situation, { from, to }, prepareChoice) };
}
