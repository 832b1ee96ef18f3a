import { foldWord } from '../../glossary/fold';
import { findTerms } from '../../glossary/match';
import { type Piece, runsIn } from './runs';
import { warn } from './site';
import { termsOf } from './terms';
import type { GameTerms, Term } from './terms-file';
import { closed, MARKED_PLACE } from './zones';

/** Texts of the places that the host marked, with what to mark in them, once their terms are there: `then` is called. */
export function planPlaces(isRead: (node: Text) => boolean, then: () => void): Piece[] {
	const planned: Piece[] = [];
	for (const element of document.querySelectorAll(MARKED_PLACE)) {
		const [slug, named] = (element.getAttribute('data-arbitre') ?? '').split('/').reverse();
		for (const { text_: text, pieces_: pieces, game_: game } of element.closest(closed)
			? []
			: runsIn(element, isRead)) {
			const terms = termsOf(named ?? game, then);
			const words = text.trim();
			const term = terms && termNamed(slug, words, terms);
			for (const piece of terms ? pieces : []) {
				const start = piece.data_.indexOf(words);
				if (term && start >= 0) piece.spans_.push({ start_: start, end_: start + words.length, term_: term });
				else warn('data-arbitre', slug || words, 'un terme seul, ou son identifiant');
				planned.push(piece);
			}
		}
	}
	return planned;
}

/** The term that a place names: by its slug, else by its whole text, else by all that its text speaks of. */
function termNamed(
	slug: string | undefined,
	text: string,
	{ terms_: terms, index_: index }: GameTerms,
): Term | undefined {
	if (slug) return terms.get(slug);
	// By name first: `findTerms` does not know the terms that are never linked automatically.
	for (const term of terms.values()) if (foldWord(term.name_) === foldWord(text)) return term;
	const [only, second] = findTerms(text, index).filter(({ slug }) => slug);
	return only && !second ? terms.get(only.slug) : undefined;
}
