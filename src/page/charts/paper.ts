import type { Chart, ChartPart, ChartStep } from '../library/types';

/** Steps from which a printed chart leaves out their texts. */
const LONG = 13;
/** Least width of a phase on paper, as a share of the average. */
const NARROWEST = 0.62;

/** Whether a chart is too long for one sheet with all its words. */
export const isLong = ({ steps }: Chart): boolean => steps.length > LONG;

/**
 * Widths of the phases side by side on paper, as a CSS grid: in proportion to what each has to say, so that
 * they end at about the same height.
 */
export function paperColumns(chart: Chart): string {
	const sizes = chart.parts.map((part) => sizeOf(part, isLong(chart)));
	const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
	return sizes.map((size) => `${Math.max(NARROWEST, size / average).toFixed(2)}fr`).join(' ');
}

const sizeOf = ({ etapes }: ChartPart, long: boolean) =>
	etapes.reduce((sum, step) => sum + frame + words(step, long), 0);

/** What the borders and the margins of a step take, in characters. */
const frame = 45;

function words(
	{ titre, texte = '', qui = '', ajout = '', permis, choix, alternance }: ChartStep,
	long: boolean,
): number {
	const said = [
		titre,
		qui,
		...(long ? [] : [texte, ajout]),
		...permis.map(({ geste, note = '' }) => `${geste}${note}`),
		...choix.map(({ texte: name }) => `${name}${' '.repeat(25)}`),
	];
	return said.join('').length + (alternance ? 60 : 0);
}
