import { borner, type Cadre, cadre, demarrer, type Etat, FIN, PILE_MAX } from '../../rules/timing';
import type { ChartSheet } from '../../schemas/chart-sheet';
import { type Field, quote, readFields, readInteger, strayParameters, writeFields } from '../shared/fields';
import type { Codec } from '../shared/use-url-state';
import { type Loading, type Sheets, sheetWith } from './sheets';

// Published: these names never change.
const STEP = 'etape';
const COUNTERS = 'compte';
const STACK = 'depuis';
/** Whose opportunity it is and how many passes count, written among the counters. */
const HAND = 'main';
const PASSES = 'passes';

/** Parameters of the page that the stepper leaves alone. */
export const keptParameters = ['geste'] as const;

/**
 * Where the game is, in the address: `etape`, the current step; `compte`, the counters that have moved
 * (`actions.2_main.1`); `depuis`, the steps where the sequences below go on, each with its counters.
 */
export function journeyCodec(own: ChartSheet, sheets: Sheets, loading: Loading): Codec<Etat> {
	return {
		initial: demarrer(own),
		keep: keptParameters,
		read: (query) => read(query, own, sheets, loading),
		write: (etat) => write(etat, own, sheets),
	};
}

function read(query: URLSearchParams, own: ChartSheet, sheets: Sheets, loading: Loading) {
	const start = demarrer(own);
	const notices = strayParameters(query, [STEP, COUNTERS, STACK, ...keptParameters]);
	const step = query.get(STEP);
	if (step === null && !query.has(STACK)) {
		return { state: withCounters(start, own, readFields(query.get(COUNTERS) ?? ''), notices), notices };
	}
	const below = readFields(query.get(STACK) ?? '');
	// Steps of other charts are known once these have come: the address is read again then.
	if (below.length > 0 && loading === 'en-cours') return { state: start, notices: [] };
	const pile: Cadre[] = [];
	const here: Field = { name: step ?? '', values: [], raw: step ?? '' };
	for (const [at, field] of [...below, here].entries()) {
		const last = at === below.length;
		const sheet = pile.length === 0 ? own : sheetOf(sheets, own, field.name, last);
		const known = sheet?.etapes.some(({ id }) => id === field.name) || (field.name === FIN && (last || at > 0));
		if (!sheet || !known || pile.length >= PILE_MAX) {
			return { state: start, notices: [...notices, refusal(field, sheets, own, loading)] };
		}
		pile.push(framed(sheet, pile, field, notices));
	}
	const counters = readFields(query.get(COUNTERS) ?? '');
	const sheet = sheets[pile.at(-1)?.schema ?? ''] ?? own;
	return { state: withCounters({ pile }, sheet, counters, notices), notices };
}

/** A nested sequence is found by its step; the end of a chart belongs to the chart of the page. */
const sheetOf = (sheets: Sheets, own: ChartSheet, id: string, last: boolean) =>
	last && id === FIN ? own : sheetWith(sheets, id);

function refusal(field: Field, sheets: Sheets, own: ChartSheet, loading: Loading): string {
	const other = sheetWith(sheets, field.name);
	if (other)
		return `L’étape ${quote(field.name)} est dans un autre schéma, « ${other.titre} » : celui-ci commence à son début.`;
	if (loading === 'absents')
		return `L’étape ${quote(field.name)} n’a pas pu être chargée : le schéma commence à son début.`;
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
	if ((name === HAND || name === PASSES) && (number === 0 || number === 1)) {
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
	const own_ = counters(here, below);
	const start = own.etapes[0]?.id;
	if (pile.length > 1 || here.etape !== start) query.set(STEP, here.etape);
	if (own_.length > 0) query.set(COUNTERS, writeFields(own_));
	if (below.length > 0) {
		const fields = below.map((frame, at) => [frame.etape, ...counters(frame, pile.slice(0, at)).flat()]);
		query.set(STACK, writeFields(fields));
	}
	return query;
}

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
