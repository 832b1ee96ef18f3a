import type { RawGame } from './read-content';
import type { Backlink, Citation, Page, Rule, ToolCard } from './types';

/** What a page is called in lists. */
export const labelOf = (page: Page): string => (page.kind === 'terme' ? page.data.terme : page.data.titre);

/** Unit id → where the site says it: the first statement that names the unit, or the page. */
export function citationsOf(raw: RawGame, pages: readonly Page[]): Map<string, Citation[]> {
	const citations = new Map<string, Citation[]>();
	for (const unit of raw.data.sourcesGlossaire) {
		push(citations, unit, { path: `/${raw.slug}/glossaire/`, label: 'Glossaire de A à Z', ruleId: undefined });
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

/** Term slug → pages that link it and tools that apply its rules, once each. */
export function backlinksOf(
	pages: readonly Page[],
	tools: readonly ToolCard[],
	rules: ReadonlyMap<string, Rule>,
): Map<string, Backlink[]> {
	const backlinks = new Map<string, Backlink[]>();
	for (const page of pages) {
		for (const [slug, rule] of firstUses(page)) {
			push(backlinks, slug, { kind: page.kind, label: labelOf(page), path: rule ? `${page.path}#${rule}` : page.path });
		}
	}
	for (const tool of tools) {
		const terms = new Set(
			tool.regles.flatMap((id) => (rules.get(id)?.page.kind === 'terme' ? [rules.get(id)?.page.slug as string] : [])),
		);
		for (const slug of terms)
			push(backlinks, slug, { kind: 'outil', label: tool.titre, path: `/${tool.jeu}/outils/${tool.nom}/` });
	}
	return backlinks;
}

function firstUses(page: Page): Map<string, string | undefined> {
	const uses = new Map<string, string | undefined>();
	for (const { slug, rule } of page.compiled.uses) if (!uses.has(slug)) uses.set(slug, rule);
	return uses;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
	const list = map.get(key);
	if (list) list.push(value);
	else map.set(key, [value]);
}
