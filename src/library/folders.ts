import type { PageKind } from './types';

/** Folder of each kind of page, in `content/<jeu>/` and in addresses. */
export const folders = {
	chapitre: 'regles',
	terme: 'glossaire',
	faq: 'faq',
	errata: 'errata',
} as const satisfies Record<PageKind, string>;

/** Folder of the timing charts, in `content/<jeu>/` and in addresses. */
export const chartFolder = 'deroulement';

/** Folder of the data that tools read, in `content/<jeu>/`, and of the tools in addresses. */
export const toolFolder = 'outils';

/** Address of a page inside the site, without base. The corrected cards of a game are one page. */
export const pagePath = (jeu: string, kind: PageKind, slug: string): string =>
	kind === 'errata' ? `/${jeu}/errata/` : `/${jeu}/${folders[kind]}/${slug}/`;

export const chartPath = (jeu: string, slug: string): string => `/${jeu}/${chartFolder}/${slug}/`;
