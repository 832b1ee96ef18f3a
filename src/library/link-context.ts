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

const contextOf = (page: Page, { forms, resolve, homes }: Game): LinkContext => ({
	index: forms,
	self: page.kind === 'terme' ? page.slug : undefined,
	resolve,
	homeOf: (id) => {
		const home = homes.get(id)?.rule;
		return home && home.page !== page ? resolve('regle', home.id) : undefined;
	},
});
