import { inCompany } from '../../glossary/host/company';
import { findTerms } from '../../glossary/match';
import type { Run } from './runs';
import type { GameTerms } from './terms-file';

/**
 * Plans what to mark in the texts of a run: every use of a term, or the first one of its section. A term that stands in
 * two texts is not marked: it would be cut.
 */
export function planRun({ text, pieces }: Run, { termes, index }: GameTerms, everywhere: boolean): void {
	for (const { slug, start, end } of inCompany(findTerms(text, index))) {
		const term = termes.get(slug);
		for (const piece of pieces) {
			const from = start - piece.start;
			const to = end - piece.start;
			if (!term || from < 0 || to > piece.data.length || (!everywhere && piece.seen.has(term))) continue;
			piece.seen.add(term);
			piece.spans.push({ start: from, end: to, term });
		}
	}
}
