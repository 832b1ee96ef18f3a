import type { LinkContext, LinkKind } from '../glossary/link-tree';
import { chartPath, pagePath } from './folders';
import type { RawGame, RawPage } from './read-content';
import type { PageKind, ToolCard } from './types';

/** Address inside the site, without base, of everything a page of a game can link. */
export type Addresses = Record<LinkKind, ReadonlyMap<string, string>>;

export function addressesOf(raw: RawGame, tools: readonly ToolCard[]): Addresses {
	const paths = (kind: PageKind, pages: readonly Pick<RawPage<unknown>, 'slug'>[]) =>
		new Map(pages.map(({ slug }) => [slug, pagePath(raw.slug, kind, slug)]));
	const rules = (kind: PageKind, pages: readonly RawPage<unknown>[]) =>
		pages.flatMap(({ slug, read }) =>
			read.rules.map(({ id }): [string, string] => [id, `${pagePath(raw.slug, kind, slug)}#${id}`]),
		);
	return {
		chapitre: paths('chapitre', raw.chapters),
		terme: paths('terme', raw.terms),
		outil: new Map(tools.map(({ slug: nom }) => [nom, `/${raw.slug}/outils/${nom}/`])),
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
export function resolver(addresses: Addresses, base: string): LinkContext['resolve'] {
	const prefix = base.replace(/\/$/, '');
	return (kind, target) => {
		const path = addresses[kind].get(target);
		return path && prefix + path;
	};
}
