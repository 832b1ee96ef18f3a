import { readPublished } from '../addresses/published-list';
import { sitePages } from '../addresses/site-pages';
import type { AuthorError } from '../schemas/author-error';
import { buildLibrary, type LibraryOptions } from './build-library';
import { checkConcept } from './checks/check-concepts';
import { checkGame } from './checks/check-game';
import { checkSharedHostWords } from './checks/check-host-words';
import { checkMoves } from './checks/check-moves';
import { checkNews } from './checks/check-news';
import { checkOtherTalk } from './checks/check-other-talk';
import { checkPublished, unlisted } from './checks/check-published';
import { checkSpelling } from './checks/check-spelling';
import { readContent } from './read/read-content';
import type { Game, Library } from './types';

export interface LoadedLibrary {
	library: Library;
	errors: AuthorError[];
	warnings: string[];
}

/** Reads, links and checks all the content below `<root>/content`. */
export function loadLibrary(root: string, options: LibraryOptions): LoadedLibrary {
	const { errors: unreadable, ...raw } = readContent(root, options.tools);
	const library = buildLibrary(raw, options);
	const checked = raw.games.map((rawGame, at) => checkGame(library.games[at] as Game, rawGame, library.concepts));
	const published = readPublished(root);
	const pages = sitePages(library);
	// A file that cannot be read hides others: its consequences are reported only once it reads.
	const errors =
		unreadable.length > 0
			? unreadable
			: [
					...checked.flatMap((result) => result.errors),
					...library.concepts.flatMap((concept) => checkConcept(concept, library)),
					...checkSharedHostWords(raw),
					...checkOtherTalk(raw),
					...checkSpelling(library, raw),
					...checkNews(raw.news, pages, raw.moves.items),
					...checkPublished(published, pages, raw.moves),
					...checkMoves(raw.moves, published, pages),
				];
	return {
		library,
		errors,
		warnings: [...checked.flatMap((result) => result.warnings), ...unlisted(published, pages)],
	};
}
