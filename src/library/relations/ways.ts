import type { Ways } from '../../glossary/signs';
import type { Game, Page } from '../types';

/** Where a page leads from its rules: to their homes on other pages, and to the cases of tools that show them at work. */
export const waysFrom = (page: Page, game: Game): Ways => ({
	homeOf: (id) => {
		const home = game.homes.get(id)?.rule;
		return home && home.page !== page ? game.resolve('regle', home.id) : undefined;
	},
	caseOf: (id) => caseOf(game, id),
});

/** Address of the case that shows a rule at work, on each page that tells the rule: at its home and where it is restated. */
function caseOf({ tools, homes, meetings, resolve }: Game, rule: string): string | undefined {
	const homeOf = (id: string) => homes.get(id)?.rule.id ?? id;
	const all = tools.flatMap(({ slug, cases = {} }) =>
		Object.entries(cases).map(([id, query]) => ({ id, slug, query })),
	);
	const found = all.find(({ id }) => id === rule) ?? all.find(({ id }) => homeOf(id) === homeOf(rule));
	const played = meetings.find((met) => met.rule.id === homeOf(rule) && met.played)?.played;
	const shown = found ?? (played && { slug: played.tool, query: played.query });
	return shown && `${resolve('outil', shown.slug)}?${shown.query}`;
}
