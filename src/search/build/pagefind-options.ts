import type { PagefindServiceConfig } from 'pagefind';

/** How pages are indexed, after a build and by the dev server alike. The § of a rule is no part of its text. */
export const indexOptions: PagefindServiceConfig = {
	forceLanguage: 'fr',
	excludeSelectors: ['.ancre', '.foyer', '.calcul'],
};
