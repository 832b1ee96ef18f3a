import { momentsByGesture } from './charts/gestures';
import { chartFolder, folders, toolFolder } from './folders';
import type { Game, Library, WrittenPage } from './types';

/** Pages that no file of `content/` makes. */
const ownPages = [
	'/',
	'/a-propos/',
	'/accessibilite/',
	'/concepts/',
	'/hors-ligne/',
	'/integrer/',
	'/integrer/bulles/',
	'/integrer/donnees/',
	'/nouveautes/',
	'/recherche/',
];

/** The page that describes the documents of the API, and its parts. */
const FIELDS_PAGE = '/integrer/champs/';
const documents = 'index jeux deplacements bulles termes regles faq errata deroulement outils'.split(' ');

/**
 * Every page of the site by its path, without base, with the ids in it that are published: those that authors name
 * (rules, questions, steps, units) and the headings, which search and the plan of a chapter link. An id that a page
 * makes for its own use (letters of the A–Z, skip link) is not.
 */
export function sitePages({ games, concepts }: Pick<Library, 'games' | 'concepts'>): Map<string, readonly string[]> {
	return new Map([
		...ownPages.map((path) => [path, []] as const),
		[FIELDS_PAGE, documents],
		...concepts.map((concept) => [concept.path, idsOf(concept)] as const),
		...games.filter((game) => game.chapters.length > 0).flatMap(pagesOf),
	]);
}

/** Every address of the site: pages, and fragments after their page. */
export const siteAddresses = (pages: ReadonlyMap<string, readonly string[]>): string[] =>
	[...pages].flatMap(([path, ids]) => [path, ...ids.map((id) => `${path}#${id}`)]);

function pagesOf(game: Game): (readonly [string, readonly string[]])[] {
	const { slug, pages, charts, tools, sources, faq } = game;
	const at = (path: string, ids: readonly string[] = []) => [`/${slug}/${path}`, ids] as const;
	return [
		at('', ['regles']),
		at(`${folders.chapitre}/`),
		at(`${folders.terme}/`),
		at('sources/'),
		...(faq.length > 0 ? [at(`${folders.faq}/`)] : []),
		...(tools.length > 0 ? [at(`${toolFolder}/`)] : []),
		...(charts.length > 0 ? [at(`${chartFolder}/`, questionIds(game))] : []),
		...pages.map((page) => [page.path, idsOf(page)] as const),
		...tools.map(({ slug: nom }) => at(`${toolFolder}/${nom}/`)),
		...charts.map(({ path, steps }) => [path, steps.map(({ id }) => id)] as const),
		...sources.map((source) =>
			at(
				`sources/${source.slug}/`,
				source.data.units.map(({ id }) => id),
			),
		),
	];
}

/** A heading with an id of its own is a rule and a heading. */
const idsOf = ({ read }: WrittenPage): string[] => [
	...new Set([...read.rules, ...read.headings].map(({ id }) => id).filter(Boolean)),
];

/** « Quand puis-je… ? », as the list of charts answers it. */
function questionIds(game: Game): string[] {
	const answered = momentsByGesture(game).filter(({ gesture, moments }) => gesture.partout || moments.length > 0);
	return answered.length > 0 ? ['quand', ...answered.map(({ gesture }) => `quand-${gesture.id}`)] : [];
}
