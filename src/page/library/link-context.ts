import type { LinkContext, LinkKind } from '../../glossary/link-tree';
import type { Game, Library, Page } from './types';

/** Resolves `terme:`, `regle:`, `chapitre:` and `outil:` targets of a game to addresses under `base`. */
export function resolver(game: Pick<Game, 'chapters' | 'terms' | 'rules' | 'tools'>, base: string): LinkContext['resolve'] {
	const prefix = base.replace(/\/$/, '');
	const paths: Record<LinkKind, ReadonlyMap<string, string>> = {
		chapitre: new Map(game.chapters.map((page) => [page.slug, page.path])),
		terme: new Map(game.terms.map((page) => [page.slug, page.path])),
		regle: new Map([...game.rules].map(([id, rule]) => [id, rule.path])),
		outil: new Map(game.tools.map((tool) => [tool.nom, `/${tool.jeu}/outils/${tool.nom}/`])),
	};
	return (kind, target) => {
		const path = paths[kind].get(target);
		return path && prefix + path;
	};
}

/** Link context of each content file of the site. */
export function contextsByFile(library: Library, base: string): (file: string) => LinkContext | undefined {
	const contexts = new Map(
		library.games.flatMap((game) => {
			const resolve = resolver(game, base);
			const entry = (page: Page): [string, LinkContext] => [
				page.file,
				{ index: game.forms, self: page.kind === 'terme' ? page.slug : undefined, resolve },
			];
			return [...game.chapters, ...game.terms].map(entry);
		}),
	);
	return (file) => contexts.get(file);
}
