import type { LinkContext, LinkKind } from '../../glossary/link-tree';
import type { RawGame } from './read-content';
import type { ToolCard } from './types';

/** Address inside the site, without base, of everything a page of a game can link. */
export type Addresses = Record<LinkKind, ReadonlyMap<string, string>>;

export function addressesOf(raw: RawGame, tools: readonly ToolCard[]): Addresses {
	const chapitre = new Map(raw.chapters.map(({ slug }) => [slug, `/${raw.slug}/regles/${slug}/`]));
	const terme = new Map(raw.terms.map(({ slug }) => [slug, `/${raw.slug}/glossaire/${slug}/`]));
	const outil = new Map(tools.map(({ nom }) => [nom, `/${raw.slug}/outils/${nom}/`]));
	const regle = new Map([...rulePaths(raw.chapters, chapitre), ...rulePaths(raw.terms, terme)]);
	return { chapitre, terme, outil, regle };
}

/** Resolves `terme:`, `regle:`, `chapitre:` and `outil:` targets to addresses under `base`. */
export function resolver(addresses: Addresses, base: string): LinkContext['resolve'] {
	const prefix = base.replace(/\/$/, '');
	return (kind, target) => {
		const path = addresses[kind].get(target);
		return path && prefix + path;
	};
}

function rulePaths(
	pages: RawGame['chapters'] | RawGame['terms'],
	paths: ReadonlyMap<string, string>,
): [string, string][] {
	return pages.flatMap(({ slug, read }) =>
		read.rules.map((rule): [string, string] => [rule.id, `${paths.get(slug)}#${rule.id}`]),
	);
}
