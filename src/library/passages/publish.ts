import { toolPath } from '../../addresses/addresses';
import { statusNames } from '../../glossary/rule-markers';
import { capitalized } from '../../text/capital';
import { titleOf } from '../read/titles';
import type { Aid, AidLine, Chart, Concept, Game, Page, WrittenPage } from '../types';
import type { Block } from './blocks';
import type { Passage } from './passage-types';
import type { PublishedLine, PublishedPage, PublishedPassages } from './published';
import { linesOfStep, nameOfStep } from './step-passages';

/** What is published of the passages of a game: each text once, in its page. */
export const publishPassages = (game: Game): PublishedPassages => ({
	name: game.data.court,
	pages: [
		...game.pages.map((page) => publishPage(page, game)),
		...game.charts.map((chart) => publishChart(chart, game)),
		...game.tools.map(({ slug, title, summary }): PublishedPage => {
			return { u: toolPath(game.slug, slug), y: 'outil', n: title, d: summary, l: [] };
		}),
		...(game.aid ? [publishAid(game.aid, game.data.court)] : []),
	],
});

/** The same of the notions that games share, which hold no statement. */
export const publishConceptPassages = (concepts: readonly Concept[]): PublishedPassages => ({
	name: '',
	pages: concepts.map((concept): PublishedPage => {
		const { titre, resume } = concept.data;
		return { u: concept.path, y: 'concept', n: titre, d: resume, l: publishedLinesOf(concept, new Map()) };
	}),
});

function publishPage(page: Page, { charts, passages }: Game): PublishedPage {
	const drawn = page.read.blocks.flatMap(({ name, attributes }) =>
		name === 'Deroulement' ? charts.filter(({ slug }) => slug === attributes.nom).map(({ path }) => path) : [],
	);
	return {
		u: page.path,
		y: page.kind,
		n: capitalized(titleOf(page)),
		...(page.kind !== 'terme' && { d: page.data.resume }),
		...(drawn.length > 0 && { w: [...new Set(drawn)] }),
		l: publishedLinesOf(page, passages),
	};
}

const publishedLinesOf = ({ blocks }: WrittenPage, passages: ReadonlyMap<string, Passage>): PublishedLine[] => {
	const placeOf = new Map(blocks.flatMap(({ id }, at) => (id === undefined ? [] : [[id, at] as const])));
	return blocks.map((block) => {
		const { text, id, extent, leads, cell } = block;
		const passage = id === undefined ? undefined : passages.get(id);
		return {
			t: text,
			k: kindOf(block, blocks),
			i: id,
			s: passage && markOf(passage),
			z: extent || undefined,
			c: cell?.column || undefined,
			b: some(passage?.before.flatMap(({ at }) => at ?? [])),
			l: some(leads),
			x: some(passage?.beside.flatMap((other) => placeOf.get(other.id) ?? [])),
			f: passage?.home,
		};
	});
};

/** The status of what a marker names: a block where texts diverge says its own. */
const markOf = ({ kind, status }: Passage): string | undefined =>
	status === 'written' || kind === 'contradiction' ? undefined : statusNames[status];

function kindOf({ kind, depth, cell }: Block, blocks: readonly Block[]): PublishedLine['k'] {
	if (kind === 'heading') return depth === 2 ? 'h2' : 'h3';
	if (cell) return blocks[cell.row]?.cell === cell ? 'tr' : 'td';
	return ({ paragraph: undefined, item: 'li', head: 'th', cell: 'td', label: 'label', code: 'code' } as const)[kind];
}

/** A chart: its phases, its steps, and what is said of each. */
const publishChart = (chart: Chart, game: Game): PublishedPage => ({
	u: chart.path,
	y: 'deroulement',
	n: chart.data.titre,
	d: chart.data.resume,
	l: chart.parts.flatMap(({ title, steps }): PublishedLine[] => [
		{ t: title ?? '', k: 'h2' },
		...steps.flatMap((step): PublishedLine[] => {
			const lines = linesOfStep(step, chart, game);
			const passage = game.passages.get(`${chart.slug}/${step.id}`);
			return [
				{
					t: nameOfStep(step),
					k: 'step',
					i: step.id,
					z: lines.length || undefined,
					f: passage?.home,
					o: some(passage?.leads.map(({ text }) => text)),
				},
				...lines.map((t): PublishedLine => ({ t })),
			];
		}),
	]),
});

/** The aid: its parts, and what each line says, with the address of it. */
const publishAid = ({ path, title, summary, sides }: Aid, game: string): PublishedPage => ({
	u: path,
	y: 'aide',
	n: `${title} · ${game}`,
	d: summary,
	l: sides.flat().flatMap((part): PublishedLine[] => {
		const lines = part.lines.flatMap((line) => [line, ...line.below]).map(lineOfAid);
		return [{ t: part.title, k: 'h2', i: part.id, z: lines.length || undefined }, ...lines];
	}),
});

const lineOfAid = ({ name, text, status, said }: AidLine): PublishedLine => ({
	t: text,
	k: 'li',
	n: name?.replace(/\.$/, ''),
	s: status === 'written' ? undefined : statusNames[status],
	u: said.path,
});

const some = <One>(all: readonly One[] | undefined): One[] | undefined =>
	all && all.length > 0 ? [...all] : undefined;
