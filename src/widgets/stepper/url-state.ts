import { borner, type Cadre, cadre, demarrer, type Etat, etapeDe, FIN, PILE_MAX } from '../../rules/timing';
import type { ChartSheet } from '../../schemas/chart-sheet';
import { type Field, quote, readFields, readInteger, strayParameters, writeFields } from '../shared/fields';
import type { Codec } from '../shared/use-url-state';
import { type Sheets, sheetWith } from './sheets';

// Published: these names never change.
const STEP = 'etape';
const COUNTERS = 'compte';
const STACK = 'depuis';
/** Whose opportunity it is and how many passes count, written among the counters. */
const HAND = 'main';
const PASSES = 'passes';

/** Parameters of the page that the stepper leaves alone. */
const keptParameters = ['geste'] as const;

/**
 * Where the game is, in the address: `etape`, the current step; `compte`, the counters that have moved
 * (`actions.2_main.1`); `depuis`, the steps where the sequences below go on, each with its counters.
 */
export function journeyCodec(own: ChartSheet, sheets: Sheets): Codec<Etat> {
	return {
		initial: demarrer(own),
		keep: keptParameters,
		read: (query) => read(query, own, sheets),
		write: (etat) => write(etat, own, sheets),
	};
}

/** Whether an address can be read with the chart of the page alone. */
export function staysIn(own: ChartSheet, query: URLSearchParams): boolean {
	const step = query.get(STEP);
	return !query.has(STACK) && (step === null || step === FIN || etapeDe(own, step) !== undefined);
}

function read(query: URLSearchParams, own: ChartSheet, sheets: Sheets) {
	const start = demarrer(own);
	const notices = strayParameters(query, [STEP, COUNTERS, STACK, ...keptParameters]);
	const step = query.get(STEP);
	if (step === null && !query.has(STACK)) {
		return { state: withCounters(start, own, readFields(query.get(COUNTERS) ?? ''), notices), notices };
	}
	const below = readFields(query.get(STACK) ?? '');
	const here: Field = { name: step ?? '', values: [], raw: step ?? '' };
	const pile: Cadre[] = [];
	if (below.length >= PILE_MAX) return { state: start, notices: [...notices, tooDeep(own)] };
	for (const field of [...below, here]) {
		const found = placeAt(sheets, own, field.name);
		const outermost = pile.length === 0;
		// A sequence that is over is left at once: nobody can be at its end.
		const over = field === here && !outermost && found?.step === FIN;
		if (!found || over || (outermost && found.sheet !== own)) {
			return { state: start, notices: [...notices, refusal(field, sheets, own)] };
		}
		pile.push(framed(found.sheet, pile, { ...field, name: found.step }, notices));
	}
	const counters = readFields(query.get(COUNTERS) ?? '');
	const sheet = sheets[pile.at(-1)?.schema ?? ''] ?? own;
	return { state: withCounters({ pile }, sheet, counters, notices), notices };
}

/** The chart and the step that a name of the address stands for: a step, the end of the page's chart, or of another. */
function placeAt(sheets: Sheets, own: ChartSheet, name: string): { sheet: ChartSheet; step: string } | undefined {
	const holder = sheetWith(sheets, name);
	if (holder) return { sheet: holder, step: name };
	const over = name === FIN ? own : Object.values(sheets).find(({ slug }) => name === endOf(slug));
	return over && { sheet: over, step: FIN };
}

/** How the end of a chart is written when a sequence above it is under way. */
const endOf = (slug: string): string => `${FIN}-${slug}`;

const tooDeep = (own: ChartSheet): string =>
	`Le lien ouvre plus de ${PILE_MAX} séquences à la fois : « ${own.titre} » commence à son début.`;

function refusal(field: Field, sheets: Sheets, own: ChartSheet): string {
	const other = sheetWith(sheets, field.name);
	if (other)
		return `L’étape ${quote(field.name)} est dans un autre schéma, « ${other.titre} » : celui-ci commence à son début.`;
	return `${quote(field.name)} n’est pas une étape de « ${own.titre} » : le schéma commence à son début.`;
}

/** A chart under way at a step, with the counters written beside it: `etape-1-4.joueurs.3`. */
function framed(sheet: ChartSheet, dehors: readonly Cadre[], { name, values }: Field, notices: string[]): Cadre {
	const pairs = values.flatMap((value, at) => (at % 2 === 0 ? [[value, values[at + 1]] as const] : []));
	return pairs.reduce<Cadre>(
		(here, [counter, value]) => counted(here, sheet, counter, value, notices),
		cadre(sheet, dehors, name),
	);
}

function withCounters({ pile }: Etat, sheet: ChartSheet, fields: readonly Field[], notices: string[]): Etat {
	const here = fields.reduce<Cadre>(
		(frame, { name, values: [value] }) => counted(frame, sheet, name, value, notices),
		pile.at(-1) as Cadre,
	);
	return { pile: [...pile.slice(0, -1), here] };
}

function counted(frame: Cadre, sheet: ChartSheet, name: string, value: string | undefined, notices: string[]): Cadre {
	const number = readInteger(value, 0, 99);
	const alternates = etapeDe(sheet, frame.etape)?.alternance !== undefined;
	if (alternates && (name === HAND || name === PASSES) && (number === 0 || number === 1)) {
		const alternance = { ...frame.alternance, [name]: number } as Cadre['alternance'];
		return { ...frame, alternance };
	}
	const counter = sheet.compteurs.find(({ id }) => id === name);
	if (!counter || number === undefined) {
		notices.push(`${quote(`${name}.${value ?? ''}`)} n’est pas un compteur de « ${sheet.titre} » : il est ignoré.`);
		return frame;
	}
	const kept = borner(counter, number);
	if (kept !== number)
		notices.push(`« ${counter.titre} » va de ${counter.min} à ${counter.max} : ${kept} est utilisé.`);
	return { ...frame, compteurs: { ...frame.compteurs, [name]: kept } };
}

function write({ pile }: Etat, own: ChartSheet, sheets: Sheets): URLSearchParams {
	const query = new URLSearchParams();
	const here = pile.at(-1) as Cadre;
	const below = pile.slice(0, -1);
	const counters = (frame: Cadre, dehors: readonly Cadre[]) => moved(frame, sheets[frame.schema], dehors);
	const values = counters(here, below);
	const start = own.etapes[0]?.id;
	if (pile.length > 1 || here.etape !== start) query.set(STEP, here.etape);
	if (values.length > 0) query.set(COUNTERS, writeFields(values));
	if (below.length > 0) {
		const fields = below.map((frame, at) => [nameIn(frame), ...counters(frame, pile.slice(0, at)).flat()]);
		query.set(STACK, writeFields(fields));
	}
	return query;
}

const nameIn = ({ schema, etape }: Cadre): string => (etape === FIN ? endOf(schema) : etape);

/** What the counters of a chart would not be if it started now, and where its alternation is. */
function moved(frame: Cadre, sheet: ChartSheet | undefined, dehors: readonly Cadre[]): [string, number][] {
	if (!sheet) return [];
	const initial = cadre(sheet, dehors).compteurs;
	const { main, passes } = frame.alternance;
	return [
		...Object.entries(frame.compteurs).filter(([id, value]) => initial[id] !== value),
		...(main === 0 ? [] : [[HAND, main] as [string, number]]),
		...(passes === 0 ? [] : [[PASSES, passes] as [string, number]]),
	];
}
