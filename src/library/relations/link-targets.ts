import { chartPath, pagePath, toolPath, withBase } from '../../addresses/addresses';
import type { LinkContext, LinkKind } from '../../glossary/link-tree';
import type { RawGame, RawPage } from '../read/read-content';
import type { PageKind, ToolCard } from '../types';

/** Address inside the site, without base, of everything that a page of a game can link. */
export type LinkTargets = Record<LinkKind, ReadonlyMap<string, string>>;

export function linkTargetsOf(raw: RawGame, tools: readonly ToolCard[]): LinkTargets {
	const paths = (kind: PageKind, pages: readonly Pick<RawPage<unknown>, 'slug'>[]) =>
		new Map(pages.map(({ slug }) => [slug, pagePath(raw.slug, kind, slug)]));
	const rules = (kind: PageKind, pages: readonly RawPage<unknown>[]) =>
		pages.flatMap(({ slug, read }) =>
			read.rules.map(({ id }): [string, string] => [id, `${pagePath(raw.slug, kind, slug)}#${id}`]),
		);
	return {
		chapitre: paths('chapitre', raw.chapters),
		terme: paths('terme', raw.terms),
		outil: new Map(tools.map(({ slug }) => [slug, toolPath(raw.slug, slug)])),
		deroulement: new Map(raw.charts.map(({ slug }) => [slug, chartPath(raw.slug, slug)])),
		regle: new Map([
			...rules('chapitre', raw.chapters),
			...rules('terme', raw.terms),
			...rules('faq', raw.faq),
			...rules('errata', raw.errata),
		]),
	};
}

/** Resolves `terme:`, `regle:`, `chapitre:`, `outil:` and `deroulement:` targets to addresses under `base`. */
export function resolver(targets: LinkTargets, base: string): LinkContext['resolve'] {
	return (kind, target) => {
		const path = targets[kind].get(target);
		return path && withBase(base, path);
	};
}
