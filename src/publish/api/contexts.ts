import { looseBulletsOf } from '../../library/rule-context';
import type { Game, Page, Rule } from '../../library/types';
import { capitalized } from '../../text/capital';

/** A heading that turns the sense of what stands below it: « Qu’est-ce qui ne la provoque pas ? », « Sans objectif ». */
const turning =
	/(?<!\p{L})(?:n[’']|(?:ne|pas|non|sans|sauf|hors|jamais|aucune?|seule?s?|exceptions?|interdite?s?)(?!\p{L}))/iu;

/** An answer to the heading above. */
const answer = /^(?:Oui|Non)(?![\p{L}-])/u;

/**
 * Gives what must be read before a statement of a game for it to mean alone what it means on its page; `undefined` when
 * nothing must: the heading that it answers, then the sentence of its list or the rest of its row.
 */
export function contextsOf({ pages, contexts }: Game): (rule: Rule) => string | undefined {
	const bullets = new Map(pages.flatMap((page) => [...looseBulletsOf(page)]));
	return (rule) => {
		const said = [headingOf(rule, bullets.get(rule.id)), contexts.get(rule.id)?.text].filter(Boolean);
		return said.length > 0 ? said.join(' ') : undefined;
	};
}

/** `isPart` is undefined for what is no bullet, or comes after the sentence of its list. */
function headingOf({ kind, page, section, text }: Rule, isPart: boolean | undefined): string | undefined {
	if (kind !== 'regle') return undefined;
	const heading = section && (/[?!…]$/.test(section) ? section : `${section}\u00a0:`);
	if (page.kind === 'faq' || page.kind === 'errata') return heading;
	const answers = answer.test(text) || (isPart !== undefined && /\?$/.test(section ?? ''));
	if (!isPart && !answers && !turning.test(section ?? '')) return undefined;
	const title = capitalized(titleOf(page));
	return heading ? `${title}. ${heading}` : `${title}\u00a0:`;
}

/** A page by the name that readers know. */
export const titleOf = (page: Page): string => (page.kind === 'terme' ? page.name : page.data.titre);
