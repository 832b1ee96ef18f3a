// Every address of the site, and nothing else: no other file writes one. Paths are inside the site, without base, and
// start with a slash. This file imports nothing, so that a script of a page takes from it no more than it calls.

/** Folder of each kind of page, in `content/<jeu>/` and in addresses. */
export const pageFolders = { chapitre: 'regles', terme: 'glossaire', faq: 'faq', errata: 'errata' } as const;

/** Folder of the timing charts, in `content/<jeu>/` and in addresses. */
export const chartFolder = 'deroulement';

/** Folder of the data that tools read, in `content/<jeu>/`, and of the tools in addresses. */
export const toolFolder = 'outils';

/** The aid of a game: its place in addresses, and what follows `/integrer/<jeu>/` in that of its bare page. */
export const aidFrame = 'aide';

/** Folder of the notions that games share, in `content/` and in addresses. */
export const conceptFolder = 'concepts';

/** Folder of the pages that other sites may show in frames, and only those: the bare pages are one level below. */
export const frameFolder = 'integrer';

/** Folders of what machines read. */
export const apiFolder = 'api';
export const oembedFolder = 'oembed';

// Pages of the whole site.
export const homePath = '/';
export const aboutPath = '/a-propos/';
export const accessibilityPath = '/accessibilite/';
export const conceptsPath = '/concepts/';
/** How to serve a copy of the site. */
export const hostingPath = '/heberger/';
export const newsPath = '/nouveautes/';
export const notFoundPath = '/404/';
export const offlinePath = '/hors-ligne/';
export const searchPath = '/recherche/';
/** « Ma feuille »: what a player puts together. */
export const sheetPath = '/ma-feuille/';
/** How to embed, with the snippet builder; then tooltips, data, and the fields of the data. */
export const embeddingPath = '/integrer/';
export const tooltipsGuidePath = '/integrer/bulles/';
export const dataGuidePath = '/integrer/donnees/';
export const fieldsGuidePath = '/integrer/champs/';
/** The WordPress plugin, as an archive. */
export const wordpressPluginPath = '/integrer/arbitre-wordpress.zip';

// Files of the whole site.
export const feedPath = '/nouveautes.xml';
export const manifestPath = '/manifest.webmanifest';
export const offlineListPath = '/hors-ligne.json';
/** Which version of the site this is, in few bytes. */
export const newestVersionPath = '/version.json';
export const openSearchPath = '/opensearch.xml';
/** Relative to the base, for the script of every page. */
export const serviceWorkerFile = 'sw.js';
export const sitemapPath = '/sitemap-index.xml';
/** What the site holds, for programs that read it for someone. */
export const guideForProgramsPath = '/llms.txt';
/** Scripts that other sites load: the custom element, the tooltips. */
export const elementPath = '/arbitre.js';
export const tooltipsPath = '/bulles.js';

// Pages of a game.
export const gamePath = (game: string): string => `/${game}/`;
/** What one looks up between two turns, on one sheet. */
export const aidPath = (game: string): string => `/${game}/${aidFrame}/`;
/** Its icons, and its address as a QR code for its sheet of paper. */
export const aidIconsPath = (game: string): string => `${aidPath(game)}icones.svg`;
export const aidCodePath = (game: string): string => `${aidPath(game)}code.svg`;
export const rulesPath = (game: string): string => `/${game}/regles/`;
export const glossaryPath = (game: string): string => `/${game}/glossaire/`;
export const faqPath = (game: string): string => `/${game}/faq/`;
export const errataPath = (game: string): string => `/${game}/errata/`;
export const chartsPath = (game: string): string => `/${game}/${chartFolder}/`;
export const toolsPath = (game: string): string => `/${game}/${toolFolder}/`;
export const sourcesPath = (game: string): string => `/${game}/sources/`;

/** A written page. The corrected cards of a game are one page. */
export const pagePath = (game: string, kind: keyof typeof pageFolders, slug: string): string =>
	kind === 'errata' ? errataPath(game) : `/${game}/${pageFolders[kind]}/${slug}/`;
export const chartPath = (game: string, chart: string): string => `${chartsPath(game)}${chart}/`;
export const toolPath = (game: string, tool: string): string => `${toolsPath(game)}${tool}/`;
/** All the data of a tool that has some: its page carries what it opens on. */
export const toolDataPath = (game: string, tool: string): string => `${toolPath(game, tool)}donnees.json`;
/** The concordance of a source document. */
export const sourcePath = (game: string, document: string): string => `${sourcesPath(game)}${document}/`;
export const conceptPath = (concept: string): string => `${conceptsPath}${concept}/`;

/** A search, with the form's own parameters: `jeu=keyforge`. */
export const searchWith = (query: string): string => `${searchPath}?${query}`;

/** What search finds in a game, or among the notions that games share (`concepts`). */
export const searchIndexPath = (index: string): string => `${searchPath}donnees/${index}.json`;
/** What players ask, and the statements of that index answer. */
export const questionsIndexPath = (index: string): string => `${searchPath}donnees/${index}-questions.json`;
/** Each statement of a game, or each notion that games share, with what it needs to be understood; sheets read it too. */
export const passagesPath = (index: string): string => `${searchPath}donnees/${index}-passages.json`;

/** Folder of what the stepper of each timing chart of a game plays. */
export const chartFilesPath = (game: string): string => `${chartsPath(game)}schemas/`;

/** What previews show of the terms of a glossary, and what else its filter finds them by: files beside its page. */
export const previewsFile = 'apercus.json';
export const filterWordsFile = 'mots.json';

/**
 * What follows `/integrer/<jeu>/` in the address of a bare page, without its last slash: the slug of a tool, or
 * `deroulement/tour`, `glossaire/armure`, `regles/jouer`. A rule is a part of its page: `glossaire/armure#armure-annule`.
 */
export const chartFrame = (chart: string): string => `${chartFolder}/${chart}`;
/** That of a page of rules or of one of its rules, from its path: theirs are the same on the site and in frames. */
export const frameSlugOf = (path: string): string => path.replace(/^\/[^/]+\//, '').replace(/\/(?=#|$)/, '');

/** The bare page of something that can be framed, with its fragment. `frame` is what follows `/integrer/<jeu>/`. */
export function framePath(game: string, frame: string): string {
	const [page, fragment] = frame.split('#');
	return `${embeddingPath}${game}/${page}/${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Its oEmbed document: a rule has that of its page. */
export const oembedPath = (game: string, frame: string): string =>
	`/${oembedFolder}/${game}/${frame.split('#')[0]}.json`;

/** The snippet builder, open on it. */
export const builderPath = (game: string, frame: string): string =>
	`${embeddingPath}?jeu=${game}&outil=${frame.replace('#', '%23')}`;

/** What the builder offers of a game: `kind` is a list of it, such as `termes`. */
export const choicesPath = (game: string, kind: string): string => `${embeddingPath}${game}/choix/${kind}.json`;

/** What is below `/integrer/<jeu>/` (bare pages, redirects to them, what the snippet builder reads), and the bare page of sheets. */
export const frameAddress = /(?:^|\/)integrer\/(?:ma-feuille\/|[^/]+\/[^/])/;

/** Whether an address of the site, with or without its origin and base, is that of a bare page for frames. */
export const isFrame = (address: string): boolean => frameAddress.test(address);

/** Folder of the pictures that services draw on the card of a link. */
export const cardFolder = 'vignettes';

/** The kinds of pages of a game that have a picture of their own; the others have that of the game. */
const cardKinds = ['regles', 'glossaire', 'faq', chartFolder, toolFolder, aidFrame];

/**
 * The picture on the card of a page: one a game and kind, one for the notions that games share, one for the rest. One a page
 * would be as many files as there are pages. `path` may have a fragment.
 */
export function cardPath(game: string | undefined, path: string): string {
	const [first, kind = ''] = path.slice(1).split('/');
	if (game === undefined) return `/${cardFolder}/${first === conceptFolder ? conceptFolder : 'site'}.png`;
	return `/${cardFolder}/${game}/${cardKinds.includes(kind) ? kind : 'jeu'}.png`;
}

/** A document of the API, and its JSON Schema: `jeux`, `keyforge/termes`. */
export const apiPath = (name: string): string => `/${apiFolder}/v1/${name}.json`;
export const schemaPath = (name: string): string => apiPath(`schemas/${name}`);
/** A sheet that an address holds, as `src/sheet/packed-sheet.ts` writes it. It is never sent to a server. */
export const sharedSheetPath = (written: string): string => `${sheetPath}#f=${written}`;
/** The page that makes a sheet of an aid, from the address of the aid. */
export const sheetOfAidPath = (aid: string): string => `${sheetPath}?aide=${aid}`;
/** The bare page of a sheet, with what `sharedSheetPath` holds after « # », and its oEmbed document. */
export const sheetFrame = 'ma-feuille';
export const sheetFramePath = `${embeddingPath}${sheetFrame}/`;
export const sheetOembedPath = `/${oembedFolder}/${sheetFrame}.json`;

/** The addresses that moved, as data. */
export const movesPath = '/api/v1/deplacements.json';

/** An address of the site under the path where the site is served, with or without its final slash. */
export const withBase = (base: string, path: string): string => base.replace(/\/$/, '') + path;
