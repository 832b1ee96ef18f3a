import type { LinkContext } from '../../glossary/link-tree';
import type { Library, Page } from './types';

/** Link context of each content file of the site; `undefined` for any other file. */
export function contextsByFile(library: Library): (file: string) => LinkContext | undefined {
	const contexts = new Map(
		library.games.flatMap(({ forms, resolve, chapters, terms }) => {
			const entry = (page: Page): [string, LinkContext] => {
				const self = page.kind === 'terme' ? page.slug : undefined;
				return [page.file, { index: forms, self, resolve }];
			};
			return [...chapters, ...terms].map(entry);
		}),
	);
	return (file) => contexts.get(file);
}
