import { faqPath } from '../../addresses/addresses';
import type { Game } from '../types';
import { labelOf } from './citations';

interface Edition {
	edition: string;
	pages: { path: string; label: string }[];
}

/** What a source marks as new or changed, by edition: chapters in reading order, then terms from A to Z. */
export function editionsOf(game: Game): Edition[] {
	const marked = [...game.chapters, ...game.terms].filter((page) => page.data.nouveau);
	// The documents that mark an edition count their questions and their corrected cards among its changes.
	const rulings = [
		...(game.faq.length > 0 ? [{ path: faqPath(game.slug), label: 'Foire aux questions' }] : []),
		...game.errata.map((page) => ({ path: page.path, label: labelOf(page) })),
	];
	return [...Map.groupBy(marked, (page) => page.data.nouveau as string)].map(([edition, pages]) => ({
		edition,
		pages: [...pages.map((page) => ({ path: page.path, label: labelOf(page) })), ...rulings],
	}));
}
