import { conceptPath, toolPath } from '../../addresses/addresses';
import type { TermUse } from '../../glossary/link-tree';
import { frenchTypography } from '../../text/french';
import type { RawContent } from '../read/read-content';
import type { Backlink, Chart, Page, Rule, ToolCard } from '../types';
import { labelOf } from './citations';

interface Linking {
	game: string;
	pages: readonly Page[];
	tools: readonly ToolCard[];
	rules: ReadonlyMap<string, Rule>;
	concepts: RawContent['concepts'];
	charts: readonly Chart[];
}

/** Term slug → pages that link it, concepts about it, tools that apply its rules, once each. */
export function backlinksOf(linking: Linking): Map<string, Backlink[]> {
	const all = [...linking.pages.flatMap(fromPage(linking)), ...fromConcepts(linking), ...fromCharts(linking)];
	const bySlug = Map.groupBy([...all, ...fromTools(linking)], ({ slug }) => slug);
	return new Map([...bySlug].map(([slug, found]) => [slug, found.map(({ link }) => link)]));
}

/** A link back, and the term that it is for. */
interface Found {
	slug: string;
	link: Backlink;
}

/**
 * What a page links. Of the FAQ, what the author says that a question concerns: its answer also links terms of which it
 * settles nothing.
 */
const fromPage =
	({ rules }: Linking) =>
	(page: Page): Found[] => {
		if (page.kind === 'faq') return [];
		const { kind, path, compiled } = page;
		const cards = kind === 'errata';
		const labelAt = (place: TermUse) => (cards ? rules.get(place.rule ?? '')?.section : labelOf(page));
		const times = countBy(compiled.mentions, (mention) => `${mention.slug} ${labelAt(mention)}`);
		const first = new Map<string, Found>();
		for (const { slug, rule } of compiled.uses) {
			const label = labelAt({ slug, rule });
			const key = `${slug} ${label}`;
			// The introduction to the corrected cards is no card.
			if (label === undefined || first.has(key)) continue;
			const link = { kind, label, path: rule ? `${path}#${rule}` : path, times: times.get(key) ?? 0 };
			first.set(key, { slug, link });
		}
		return [...first.values()];
	};

const fromConcepts = ({ game, concepts }: Linking): Found[] =>
	concepts.flatMap(({ slug: concept, data }) => {
		const link = {
			kind: 'concept',
			label: frenchTypography(data.titre),
			path: conceptPath(concept),
			times: 1,
		} as const;
		return (data.termes[game] ?? []).map((slug) => ({ slug, link }));
	});

const fromCharts = ({ charts }: Linking): Found[] =>
	charts.flatMap(({ path, data, uses }) =>
		[...countBy(uses, ({ slug }) => slug)].map(([slug, times]) => ({
			slug,
			link: { kind: 'deroulement', label: data.titre, path, times } as const,
		})),
	);

/** A tool applies the rules of a term. */
const fromTools = ({ tools, rules }: Linking): Found[] =>
	tools.flatMap((tool) => {
		const pages = tool.rules.flatMap((id) => rules.get(id)?.page ?? []).filter(({ kind }) => kind === 'terme');
		const path = toolPath(tool.game, tool.slug);
		return [...countBy(pages, ({ slug }) => slug)].map(([slug, times]) => ({
			slug,
			link: { kind: 'outil', label: tool.title, path, times } as const,
		}));
	});

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
	const counts = new Map<string, number>();
	for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
	return counts;
}
