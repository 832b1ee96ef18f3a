import type { LinkContext } from '../../glossary/link-tree';
import { conceptContext } from '../read/concepts';
import type { Game, Library, Page } from '../types';

/** Link context of each content file of the site; `undefined` for any other file. */
export function contextsByFile({ games, concepts }: Library): (file: string) => LinkContext | undefined {
	const shared = conceptContext(games);
	const contexts = new Map([
		...games.flatMap((game) => game.pages.map((page) => [page.file, contextOf(page, game)] as const)),
		...concepts.map(({ file }) => [file, shared] as const),
	]);
	return (file) => contexts.get(file);
}

/** Address of the case that shows a rule at work, on each page that tells the rule: at its home and where it is restated. */
function caseOf({ tools, homes, resolve }: Game, rule: string): string | undefined {
	const homeOf = (id: string) => homes.get(id)?.rule.id ?? id;
	const all = tools.flatMap(({ slug, cases = {} }) =>
		Object.entries(cases).map(([id, query]) => ({ id, slug, query })),
	);
	const found = all.find(({ id }) => id === rule) ?? all.find(({ id }) => homeOf(id) === homeOf(rule));
	return found && `${resolve('outil', found.slug)}?${found.query}`;
}

const contextOf = (page: Page, game: Game): LinkContext => ({
	index: game.forms,
	self: page.kind === 'terme' ? page.slug : undefined,
	resolve: game.resolve,
	homeOf: (id) => {
		const home = game.homes.get(id)?.rule;
		return home && home.page !== page ? game.resolve('regle', home.id) : undefined;
	},
	caseOf: (id) => caseOf(game, id),
});
