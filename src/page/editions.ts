import { labelOf } from './library/citations';
import type { Game } from './library/types';

/** What a source marks as new or changed, by edition, in reading order then A–Z. */
export function editionsOf(game: Game): { edition: string; pages: { path: string; label: string; text: string }[] }[] {
	const marked = [
		...game.chapters.map((page) => ({ edition: page.data.nouveau, page, text: page.data.resume })),
		...game.terms.map((page) => ({ edition: page.data.nouveau, page, text: page.definition })),
	].flatMap(({ edition, page, text }) => (edition ? [{ edition, path: page.path, label: labelOf(page), text }] : []));
	const corrected = game.errata.map(({ path, data }) => ({ path, label: data.titre, text: data.resume }));
	return [...Map.groupBy(marked, (item) => item.edition)].map(([edition, pages]) => ({
		edition,
		pages: [...pages, ...corrected],
	}));
}
