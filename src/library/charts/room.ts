import type { Chart, ChartPart, ChartStep } from '../types';
import { columnsOf } from './columns';

/** About how many lines a phase takes. */
export const lineCountOf = ({ steps }: ChartPart): number =>
	1.6 +
	steps.reduce((lines, { choices, title }) => {
		const branches = choices.map(({ text, calls }) => Math.ceil((text.length + (calls ? 30 : 6)) / 42));
		return branches.reduce((sum, own) => sum + own, lines + (title.length > 30 ? 1.9 : 1.4));
	}, 0);

/** Room that a glance takes on paper in a frame, about, in letters of the frame. */
export function roomOf({ parts }: Chart): { width: number; height: number } {
	const columns = columnsOf(parts, parts.map(lineCountOf));
	const lines = columns.map((column) => column.reduce((sum, part) => sum + lineCountOf(part), 0));
	return { width: parts.length > 1 ? columns.length * 18 : 40, height: 5 + 1.5 * Math.max(...lines) };
}

/** How large a glance is drawn on a screen. */
export interface Spacing {
	/** Of its letters. */
	scale: number;
	/** Above and below a step, in pixels; half of it around a branch. */
	air: number;
}

/** Heights to fill, in pixels, the first that suffices; what is drawn in each may be as large as this. */
interface Screen {
	heights: readonly (Spacing & { height: number })[];
	/** Letters in a line of branches, at scale 1. */
	letters: number;
}

const SCREENS = {
	wide: { heights: [{ height: 590, scale: 1.14, air: 7 }], letters: 45 },
	// What fits in one screen above the stepper stays there.
	narrow: {
		heights: [
			{ height: 430, scale: 1.12, air: 6 },
			{ height: 1250, scale: 1.06, air: 3 },
		],
		letters: 44,
	},
} satisfies Record<string, Screen>;

/**
 * Size of the letters of a glance, and the space between its steps: as large as the screen allows, which a small chart does
 * not fill, and at least what a long one needs to hold in it.
 */
export function spacingOf({ parts, steps }: Chart, screen: keyof typeof SCREENS): Spacing {
	const { heights, letters } = SCREENS[screen];
	const columns = screen === 'wide' ? columnsOf(parts, parts.map(lineCountOf)) : [parts];
	const beside = screen === 'wide' && parts.length === 1;
	const highest = (scale: number) => {
		const page: Page = { steps, letters: letters / scale, beside };
		const heightOf = ({ title, steps: own }: ChartPart) =>
			(title ? 34 : 0) + scale * sum(own.map((step) => stepHeight(step, page)));
		return Math.max(...columns.map((column) => sum(column.map(heightOf))));
	};
	const rows = Math.max(...columns.map((column) => sum(column.map(rowsOf))));
	for (const most of heights)
		for (const scale of [most.scale, (most.scale + 1) / 2, 1]) {
			const air = Math.min(most.air, Math.floor((2 * (most.height - highest(scale))) / rows) / 2);
			// Larger letters are taken only where some space is left between lines: without it, they are harder to read than
			// smaller ones.
			if (air >= (scale === 1 ? 0 : 2)) return { scale: round(scale), air };
		}
	return { scale: 1, air: 0 };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** How many times the space between steps counts in the height of a phase, in halves. */
const rowsOf = ({ steps }: ChartPart): number => sum(steps.map(({ choices }) => 2 + choices.length));

interface Page {
	/** Steps of the chart. */
	steps: readonly ChartStep[];
	/** Letters in a line of branches. */
	letters: number;
	/** Whether branches stand beside their step, not below it. */
	beside: boolean;
}

/** About how high a step is on a screen, in pixels of letters at scale 1. */
function stepHeight(step: ChartStep, page: Page): number {
	const { title, who = '', actor = who, choices, next = '' } = step;
	const below = page.steps[page.steps.indexOf(step) + 1];
	/** Letters of the way to a step, which an arrow alone shows when it is the one below. */
	const way = (to: string) => {
		const target = page.steps.find(({ id }) => id === to);
		return to === below?.id || to === step.id ? 2 : 2 + (target?.number ?? target?.title ?? 'fin').length;
	};
	const branches = choices.map(({ text, calls, to }) => {
		const words = text.length + way(to) + (calls ? calls.length + 10 : 0);
		return 20 + 15 * Math.floor(words / (page.letters * (page.beside ? 2 : 1)));
	});
	if (page.beside) return Math.max(24, sum(branches));
	const heading = title.length + (actor ? 4 + 0.85 * Math.min(actor.length, 20) : 0);
	const away = next && next !== below?.id && way(next) > 8 ? 24 : 0;
	return (heading < page.letters - 4 ? 24 : 36) + away + sum(branches);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
