import { inCompany } from '../../glossary/host/company';
import { findTerms } from '../../glossary/match';
import type { Run } from './runs';
import type { GameTerms } from './terms-file';

/**
 * Plans what to mark in the texts of a run: every use of a term, or the first one of its section. A term that stands in
 * two texts is not marked: it would be cut.
 */
export function planRun(
	{ text_: text, pieces_: pieces }: Run,
	{ terms_: terms, index_: index }: GameTerms,
	everywhere: boolean,
): void {
	for (const { slug, start, end } of inCompany(findTerms(text, index), text)) {
		const term = terms.get(slug);
		for (const piece of pieces) {
			const from = start - piece.start_;
			const to = end - piece.start_;
			if (!term || from < 0 || to > piece.data_.length || (!everywhere && piece.seen_.has(term))) continue;
			piece.seen_.add(term);
			piece.spans_.push({ start_: from, end_: to, term_: term });
		}
	}
}
