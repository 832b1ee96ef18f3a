import { linkPage } from '../../glossary/compile-page';
import { buildFormIndex, type TermForms } from '../../glossary/forms';
import type { LinkKind } from '../../glossary/link-tree';
import { frenchTypography } from '../../glossary/typography';
import { firstSentence } from './first-sentence';
import type { RawGame, RawPage } from './read-content';
import type { Backlink, Chapter, Citation, Game, Library, Page, Rule, Term, ToolCard } from './types';

/** Options that depend on where the site is served. */
export interface LibraryOptions {
	/** Path under which the site is served: `/` or `/sous-dossier/`. */
	base: string;
	tools: readonly ToolCard[];
}

/** Everything the site knows, from validated files: pages with their links, rules, coverage, backlinks. */
export function buildLibrary(raw: readonly RawGame[], options: LibraryOptions): Library {
	return { games: raw.map((game) => buildGame(game, options)) };
}

/** Forms of a term, as the matcher wants them. */
export const formsOf = ({ slug, data }: Pick<RawGame['terms'][number], 'slug' | 'data'>): TermForms => ({
	slug,
	terme: data.terme,
	variantes: data.variantes,
	sauf: data.sauf,
	autolien: data.autolien,
});

function buildGame(raw: RawGame, { base, tools: allTools }: LibraryOptions): Game {
	const forms = buildFormIndex(raw.terms.map(formsOf));
	const tools = allTools.filter((tool) => tool.jeu === raw.slug);
	const paths = addresses(raw, tools);
	const resolve = (kind: LinkKind, target: string) => {
		const path = paths[kind].get(target);
		return path && base.replace(/\/$/, '') + path;
	};
	const page = <T extends 'chapitre' | 'terme'>(kind: T, source: RawPage<never>) => ({
		kind,
		jeu: raw.slug,
		...source,
		path: paths[kind].get(source.slug) as string,
		compiled: linkPage(source.read, { index: forms, self: kind === 'terme' ? source.slug : undefined, resolve }),
	});
	const order = (slug: string) => (raw.data.chapitres.indexOf(slug) + 1 || Number.MAX_SAFE_INTEGER);
	const chapters = raw.chapters
		.map((chapter): Chapter => ({ ...page('chapitre', chapter as RawPage<never>), data: typographicData(chapter.data) }))
		.sort((a, b) => order(a.slug) - order(b.slug));
	const terms = raw.terms
		.map((term): Term => ({
			...page('terme', term as RawPage<never>),
			data: typographicData(term.data),
			definition: firstSentence(term.read.opening),
		}))
		.sort((a, b) => a.data.terme.localeCompare(b.data.terme, 'fr'));
	const pages: Page[] = [...chapters, ...terms];
	const rules = new Map(pages.flatMap(rulesOf).map((rule) => [rule.id, rule]));
	return {
		slug: raw.slug,
		file: raw.file,
		data: raw.data,
		sources: raw.sources,
		units: new Map(raw.sources.flatMap((source) => source.data.units.map((unit) => [unit.id, { unit, source }]))),
		chapters,
		terms,
		bySlug: new Map(terms.map((term) => [term.slug, term])),
		rules,
		tools,
		forms,
		citations: citationsOf(raw, pages),
		backlinks: backlinksOf(pages, tools, rules),
	};
}

function typographicData<T extends { titre: string; resume: string } | { terme: string }>(data: T): T {
	const entries = Object.entries(data).map(([key, value]) => [
		key,
		typeof value === 'string' && ['titre', 'resume', 'terme'].includes(key) ? frenchTypography(value) : value,
	]);
	return Object.fromEntries(entries) as T;
}

function addresses(raw: RawGame, tools: readonly ToolCard[]): Record<LinkKind, Map<string, string>> {
	const chapitre = new Map(raw.chapters.map(({ slug }) => [slug, `/${raw.slug}/regles/${slug}/`]));
	const terme = new Map(raw.terms.map(({ slug }) => [slug, `/${raw.slug}/glossaire/${slug}/`]));
	const outil = new Map(tools.map(({ nom }) => [nom, `/${raw.slug}/outils/${nom}/`]));
	const regle = new Map([
		...raw.chapters.flatMap(({ slug, read }) => read.rules.map((rule) => [rule.id, `${chapitre.get(slug)}#${rule.id}`] as const)),
		...raw.terms.flatMap(({ slug, read }) => read.rules.map((rule) => [rule.id, `${terme.get(slug)}#${rule.id}`] as const)),
	]);
	return { chapitre, terme, outil, regle };
}

function rulesOf(page: Page): Rule[] {
	return page.read.rules.map((rule) => ({ ...rule, page, path: `${page.path}#${rule.id}` }));
}

/** What a page is called in lists. */
export const labelOf = (page: Page): string => (page.kind === 'terme' ? page.data.terme : page.data.titre);

function citationsOf(raw: RawGame, pages: readonly Page[]): Map<string, Citation[]> {
	const citations = new Map<string, Citation[]>();
	const add = (unit: string, citation: Citation) => citations.set(unit, [...(citations.get(unit) ?? []), citation]);
	for (const unit of raw.data.sourcesGlossaire) {
		add(unit, { path: `/${raw.slug}/glossaire/`, label: 'Glossaire de A à Z', ruleId: undefined });
	}
	for (const page of pages) {
		for (const unit of page.data.sources) {
			const rule = page.read.rules.find((item) => item.units.includes(unit));
			const path = rule ? `${page.path}#${rule.id}` : page.path;
			add(unit, { path, label: labelOf(page), ruleId: rule?.id });
		}
	}
	return citations;
}

function backlinksOf(pages: readonly Page[], tools: readonly ToolCard[], rules: ReadonlyMap<string, Rule>): Map<string, Backlink[]> {
	const backlinks = new Map<string, Backlink[]>();
	const add = (slug: string, link: Backlink) => {
		const known = backlinks.get(slug) ?? [];
		if (!known.some((item) => item.label === link.label && item.kind === link.kind)) backlinks.set(slug, [...known, link]);
	};
	for (const page of pages) {
		for (const { slug, rule } of page.compiled.uses) {
			add(slug, { kind: page.kind, label: labelOf(page), path: rule ? `${page.path}#${rule}` : page.path });
		}
	}
	for (const tool of tools) {
		for (const id of tool.regles) {
			const page = rules.get(id)?.page;
			if (page?.kind === 'terme') add(page.slug, { kind: 'outil', label: tool.titre, path: `/${tool.jeu}/outils/${tool.nom}/` });
		}
	}
	return backlinks;
}
