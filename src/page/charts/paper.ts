import type { Chart, ChartPart, ChartStep } from '../library/types';

/** How a chart is printed on one sheet. */
export interface Paper {
	/** Whether its texts are left out: titles say what to do. */
	brief: boolean;
	/** Widths of its phases side by side, as a CSS grid; `undefined` when they are too many, and flow in columns. */
	widths: string | undefined;
	/** Size of its letters, in points. */
	size: number;
}

// An A4 sheet without its margins and the heads of the page, in millimetres: upright for one phase, else across.
const UPRIGHT = { width: 192, height: 244 };
const ACROSS = { width: 278, height: 160 };
/** Phases that stand side by side; more of them flow in as many columns as `FLOW`. */
const SIDE_BY_SIDE = 5;
const FLOW = 4;
/** Least width of a phase, as a share of the average. */
const NARROWEST = 0.62;
const SIZES = Array.from({ length: 26 }, (_, at) => (85 - at) / 10);
const SMALLEST_WITH_TEXTS = 6.4;

const POINT = 0.3528;
/** Width of a letter and height of a line, as shares of the size. */
const LETTER = 0.54;
const LINE = 1.32;
/** Padding of a step with the arrow below it, in millimetres, and what each paragraph adds. */
const STEP = 4.4;
const PARAGRAPH = 0.4;

/** Fits a chart on one sheet: with all its words when they stay large enough, else without its texts. */
export function paperOf(chart: Chart): Paper {
	const full = fitted(chart, false);
	return full.size >= SMALLEST_WITH_TEXTS ? full : fitted(chart, true);
}

function fitted({ parts }: Chart, brief: boolean): Paper {
	const flow = parts.length > SIDE_BY_SIDE;
	const { width, height } = parts.length > 1 ? ACROSS : UPRIGHT;
	const shares = flow ? parts.map(() => 1 / FLOW) : sharesOf(parts, brief);
	const fits = (size: number) => {
		const heights = parts.map((part, at) => heightOf(part, width * (shares[at] ?? 1) - 6, size, brief));
		return flow ? 1.25 * (sum(heights) / FLOW) <= height : Math.max(...heights) <= height;
	};
	const size = SIZES.find(fits) ?? (SIZES.at(-1) as number);
	return { brief, widths: flow ? undefined : shares.map((share) => `${share.toFixed(3)}fr`).join(' '), size };
}

/** Share of the sheet's width that each phase takes, in proportion to what it says. */
function sharesOf(parts: readonly ChartPart[], brief: boolean): number[] {
	const areas = parts.map((part) => heightOf(part, 60, 6.5, brief));
	const average = sum(areas) / areas.length;
	const widened = areas.map((area) => Math.max(NARROWEST, area / average));
	return widened.map((share) => share / sum(widened));
}

/** About how high a phase is, in millimetres, in a column of a width and with letters of a size. */
function heightOf({ etapes, titre }: ChartPart, width: number, size: number, brief: boolean): number {
	const line = LINE * size * POINT;
	const letters = width / (LETTER * size * POINT);
	const lines = (text: string) => Math.ceil(text.length / letters);
	const step = (item: ChartStep) => {
		const texts = paragraphs(item, brief);
		return STEP + sum(texts.map((text) => lines(text) * line + PARAGRAPH));
	};
	return sum(etapes.map(step)) + (titre ? 8 : 0);
}

/** The printed lines of a step, each with about as many letters as it has on paper. */
function paragraphs(
	{ numero = '', titre, texte, qui, ajout, permis, choix, alternance, emboite }: ChartStep,
	brief: boolean,
): string[] {
	const said = permis.map(({ geste, note = '' }) => `${geste} ${note} ${' '.repeat(10)}`).join('');
	return [
		`${numero}${' '.repeat(12)}${titre}`,
		...(brief ? [] : [texte, ajout]),
		qui,
		alternance && ' '.repeat(60),
		said,
		...choix.map(({ texte: name, appelle }) => `${name}${' '.repeat(appelle ? 50 : 28)}`),
		emboite.map((slug) => `${slug}${' '.repeat(6)}`).join(''),
	].filter((text): text is string => Boolean(text));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
