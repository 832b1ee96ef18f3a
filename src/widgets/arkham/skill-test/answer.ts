import {
	type Chances,
	type Checked,
	type CurvePoint,
	type IconRange,
	type PrepareChoice,
	type Situation,
	weighCurve,
} from '../../../rules/arkham/skill-test/at-once';
import { subtract, ZERO } from '../../../rules/odds';
import { capital } from '../../shared/words';
import { chancesIn, percent, points } from './words';

/** The answer in a few words; `unknown` when symbols count for 0 because nobody has said what they do. */
export function headline(chances: Chances | null, unknown: boolean): string {
	if (!chances) return 'Aucun pion à révéler : le test ne peut pas continuer.';
	const answer = capital(`${percent(chances.success)} de réussite`);
	return unknown ? `${answer}, symboles à 0 : choisissez le scénario` : answer;
}

/** What goes with it: the same as a number of chances, and what one more icon brings. */
export function caveat(chances: Chances | null, window: Window | undefined, icons: number): string {
	if (!chances) return 'Remettez au moins un pion dans la réserve du Chaos.';
	const odds = capital(chancesIn(chances.success));
	return [odds && `${odds}.`, window && nextIcon(window, icons)].filter(Boolean).join(' ');
}

/** What the next icon is worth. */
export function nextIcon({ from, steps }: Window, icons: number): string {
	const next = steps[icons + 1 - from];
	if (!next) return '';
	return next.gain.n === 0n
		? 'Une icône de plus ne change rien.'
		: `Avec une icône de plus : ${percent(next.success)} (${points(next.gain)}).`;
}

/** What a skill value lower by one is worth, the icons staying as they are. */
export function lowerSkill({ from, steps }: Window, icons: number): string {
	const [lower, here] = [steps[icons - 1 - from], steps[icons - from]];
	if (!lower || !here) return '';
	return here.gain.n === 0n
		? 'Avec une compétence plus basse de 1, rien ne change.'
		: `Avec une compétence plus basse de 1 : ${percent(lower.success)} (${points(subtract(ZERO, here.gain))}).`;
}

/** A stretch of the curve: `steps[n]` is the test with `from + n` icons; below 0, with a skill that much lower. */
export interface Window {
	from: number;
	steps: readonly CurvePoint[];
}

const LENGTH = 9;

/** How far below the skill value the curve goes, when it shows a test without any icon. */
const LOWER = 3;

/** Most icons that a test counts. */
const ICONS_MAX = 99;

/**
 * The stretch of the curve around a number of icons: from a lower skill, unless there are so many icons
 * that the next one would be out of it.
 */
export function curveRange(icons: number): Checked<IconRange> {
	const from = icons < LENGTH - LOWER ? -LOWER : icons - LOWER;
	return { from, to: Math.min(from + LENGTH, ICONS_MAX) } as Checked<IconRange>;
}

/** The curve over that stretch. */
export function curveWindow(
	situation: Checked<Situation>,
	prepareChoice?: PrepareChoice,
	icons = situation.icons,
): Window {
	const range = curveRange(icons);
	return { from: range.from, steps: weighCurve(situation, range, prepareChoice) };
}
