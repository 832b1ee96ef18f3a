import { windowKinds } from '../../schemas/chart';
import { inParts } from '../../text/in-parts';
import type { Chart, ChartPart, ChartStep } from '../types';
import { railsOf } from './rails';

/** How a chart is printed on one sheet. */
export interface Paper {
	/** Whether its texts are left out: titles say what to do. */
	brief: boolean;
	/** Widths of its phases side by side, as a CSS grid; `undefined` when they are too many, and stand in rows. */
	widths: string | undefined;
	/** Size of its letters, in points. */
	size: number;
}

// An A4 sheet without its margins and the heads of the page, in millimetres: upright for one phase, else across.
const UPRIGHT = { width: 192, height: 250 };
const ACROSS = { width: 278, height: 166 };
/** Phases that stand side by side; more of them stand in rows of `PER_ROW`. */
const SIDE_BY_SIDE = 5;
const PER_ROW = 4;
/** Least width of a phase, as a share of the average. */
const NARROWEST = 0.62;
const SIZES = Array.from({ length: 26 }, (_, at) => (85 - at) / 10);
const SMALLEST_WITH_TEXTS = 6.6;

const POINT = 0.3528;
/** Width of a letter and height of a line, as shares of the size. */
const LETTER = 0.52;
const LINE = 1.32;
/** Padding of a step, in millimetres, and what each paragraph adds. */
const STEP = 1.8;
const PARAGRAPH = 0.4;
const LANE = 2.4;
/** Height of the number of a step, beside its title. */
const BADGE = 3.4;

/** Fits a chart on one sheet: with all its words when they stay large enough, else without its texts. */
export function paperOf(chart: Chart): Paper {
	const full = fitted(chart, false);
	return full.size >= SMALLEST_WITH_TEXTS ? full : fitted(chart, true);
}

function fitted({ parts }: Chart, brief: boolean): Paper {
	const inRows = parts.length > SIDE_BY_SIDE;
	const { width, height } = parts.length > 1 ? ACROSS : UPRIGHT;
	const shares = inRows ? parts.map(() => 1 / PER_ROW) : sharesOf(parts, brief);
	const fits = (size: number) => {
		const heights = parts.map((part, at) => heightOf(part, width * (shares[at] ?? 1) - 6, size, brief));
		return sum(inParts(heights, inRows ? PER_ROW : heights.length).map((row) => Math.max(...row))) <= height;
	};
	const size = SIZES.find(fits) ?? (SIZES.at(-1) as number);
	return { brief, widths: inRows ? undefined : shares.map((share) => `${share.toFixed(3)}fr`).join(' '), size };
}

/** Share of the sheet's width that each phase takes, in proportion to what it says. */
function sharesOf(parts: readonly ChartPart[], brief: boolean): number[] {
	const areas = parts.map((part) => heightOf(part, 60, 6.5, brief));
	const average = sum(areas) / areas.length;
	const widened = areas.map((area) => Math.max(NARROWEST, area / average));
	return widened.map((share) => share / sum(widened));
}

/** About how high a phase is, in millimetres, in a column of a width and with letters of a size. */
function heightOf({ steps, title }: ChartPart, width: number, size: number, brief: boolean): number {
	const line = LINE * size * POINT;
	const { lanes } = railsOf(steps);
	const letters = (width - lanes * LANE) / (LETTER * size * POINT);
	const lines = (text: string) => Math.ceil(text.length / letters);
	const heightOfStep = (item: ChartStep, at: number) => {
		const leaves = item.next !== undefined && item.next !== steps[at + 1]?.id;
		const texts = [...paragraphs(item, brief), ...(leaves ? [' '] : [])];
		return STEP + Math.max(0, BADGE - line) + sum(texts.map((text) => lines(text) * line + PARAGRAPH));
	};
	return sum(steps.map(heightOfStep)) + (title ? 8 : 0);
}

/** The printed lines of a step, each with about as many letters as it has on paper. */
function paragraphs(step: ChartStep, brief: boolean): string[] {
	const { number = '', kind, title, text, who, added, choices, alternation, nested } = step;
	const allowed = step.allowed.map(({ gesture, note = '' }) => `${gesture} ${note} ${' '.repeat(10)}`).join('');
	return [
		`${number}${' '.repeat(12)}${title}`,
		...(brief ? [] : [text, added]),
		// Who acts in a window is said even in brief.
		...(brief && !windowKinds.has(kind) ? [] : [who]),
		alternation && ' '.repeat(60),
		allowed,
		...choices.map((choice) => `${choice.text}${' '.repeat(choice.calls ? 50 : 28)}`),
		nested.map((slug) => `${slug}${' '.repeat(6)}`).join(''),
	].filter((line): line is string => Boolean(line));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
