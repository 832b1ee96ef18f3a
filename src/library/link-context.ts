import type { LinkContext } from '../glossary/link-tree';
import { conceptContext } from './concepts';
import type { Game, Library, Page } from './types';

/** Link context of each content file of the site; `undefined` for any other file. */
export function contextsByFile({ games, concepts }: Library): (file: string) => LinkContext | undefined {
	const shared = conceptContext(games);
	const contexts = new Map([
		...games.flatMap((game) => game.pages.map((page) => [page.file, contextOf(page, game)] as const)),
		...concepts.map(({ file }) => [file, shared] as const),
	]);
	return (file) => contexts.get(file);
}

/** Address of the case that shows a rule at work; a statement that restates another one opens the case of its home. */
function caseOf({ tools, homes, resolve }: Game, rule: string): string | undefined {
	const id = homes.get(rule)?.rule.id ?? rule;
	const tool = tools.find(({ cases = {} }) => id in cases);
	return tool && `${resolve('outil', tool.slug)}?${tool.cases?.[id]}`;
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
