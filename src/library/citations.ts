import { frenchTypography } from '../text/french';
import { conceptPath, glossaryPath, toolPath } from './addresses';
import type { RawContent, RawGame } from './read-content';
import type { Backlink, Chart, Citation, Page, Rule, ToolCard } from './types';

/** What a page is called in lists. */
export function labelOf(page: Page): string {
	if (page.kind === 'terme') return page.name;
	return page.kind === 'faq' ? `FAQ : ${page.data.titre}` : page.data.titre;
}

/** Unit id → where the site says it: the first statement that names the unit, or the page. */
export function citationsOf(raw: RawGame, pages: readonly Page[]): Map<string, Citation[]> {
	const citations = new Map<string, Citation[]>();
	for (const unit of raw.data.sourcesGlossaire) {
		push(citations, unit, { path: glossaryPath(raw.slug), label: 'Glossaire de A à Z', ruleId: undefined });
	}
	for (const page of pages) {
		for (const unit of page.data.sources) {
			const rule = page.read.rules.find((item) => item.units.includes(unit));
			const path = rule ? `${page.path}#${rule.id}` : page.path;
			push(citations, unit, { path, label: labelOf(page), ruleId: rule?.id });
		}
	}
	return citations;
}

interface Linking {
	game: string;
	pages: readonly Page[];
	tools: readonly ToolCard[];
	rules: ReadonlyMap<string, Rule>;
	concepts: RawContent['concepts'];
	charts: readonly Chart[];
}

/** Term slug → pages that link it, concepts about it, tools that apply its rules, once each. */
export function backlinksOf({ game, pages, tools, rules, concepts, charts }: Linking): Map<string, Backlink[]> {
	const backlinks = new Map<string, Backlink[]>();
	for (const page of pages) {
		// What an answer happens to link is not what it settles: its author says that, question by question.
		if (page.kind === 'faq') continue;
		const uses = page.kind === 'errata' ? usesByCard(page, rules) : firstUses(page);
		for (const { slug, rule, label } of uses) {
			push(backlinks, slug, { kind: page.kind, label, path: rule ? `${page.path}#${rule}` : page.path });
		}
	}
	for (const { slug: concept, data } of concepts) {
		const backlink = { kind: 'concept', label: frenchTypography(data.titre), path: conceptPath(concept) } as const;
		for (const slug of data.termes[game] ?? []) push(backlinks, slug, backlink);
	}
	for (const { path, data, uses } of charts) {
		const backlink = { kind: 'deroulement', label: data.titre, path } as const;
		for (const slug of new Set(uses.map((use) => use.slug))) push(backlinks, slug, backlink);
	}
	for (const tool of tools) {
		const terms = new Set(
			tool.rules.flatMap((id) => (rules.get(id)?.page.kind === 'terme' ? [rules.get(id)?.page.slug as string] : [])),
		);
		for (const slug of terms)
			push(backlinks, slug, { kind: 'outil', label: tool.title, path: toolPath(tool.game, tool.slug) });
	}
	return backlinks;
}

interface Use {
	slug: string;
	rule: string | undefined;
	label: string;
}

/** Where a page first uses each term. */
function firstUses(page: Page): Use[] {
	const first = new Map<string, Use>();
	for (const use of page.compiled.uses) if (!first.has(use.slug)) first.set(use.slug, { ...use, label: labelOf(page) });
	return [...first.values()];
}

/** Where each corrected card first uses each term; the page's own introduction is no card. */
function usesByCard(page: Page, rules: ReadonlyMap<string, Rule>): Use[] {
	const first = new Map<string, Use>();
	for (const use of page.compiled.uses) {
		const card = rules.get(use.rule ?? '')?.section;
		if (card && !first.has(`${use.slug} ${card}`)) first.set(`${use.slug} ${card}`, { ...use, label: card });
	}
	return [...first.values()];
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
	const list = map.get(key);
	if (list) list.push(value);
	else map.set(key, [value]);
}
