import { channelsOf, papers } from '../library/checks/check-accent';

/** Part of the accent in the bar of the browser: as in `--accent-doux` of `tokens.css`. */
const PART = 0.13;

/** Colour of the bar of the browser, `#rrggbb`, in a scheme: the paper, tinted with the accent of a game when there is one. */
export function themeColor(scheme: keyof typeof papers, accent?: string): string {
	const [paper] = papers[scheme];
	if (!accent) return paper;
	const below = channelsOf(paper);
	const mixed = channelsOf(accent).map((value, at) => PART * value + (1 - PART) * (below[at] ?? 0));
	return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
