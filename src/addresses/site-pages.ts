import { momentsByGesture } from '../library/charts/gestures';
import { meetingIds } from '../library/relations/meetings';
import type { Game, Library, WrittenPage } from '../library/types';
import {
	chartsPath,
	embeddingPath,
	faqPath,
	fieldsGuidePath,
	gamePath,
	glossaryPath,
	offlinePath,
	rulesPath,
	sourcePath,
	sourcesPath,
	toolPath,
	toolsPath,
} from './addresses';
import { ownPages } from './own-pages';

/** Parts of the page that describes the documents of the API. */
const documents =
	'index jeux deplacements bulles termes regles faq errata rencontres hors-livret deroulement outils passages'.split(
		' ',
	);

/**
 * Every page of the site by its path, without base, with the ids in it that are published: those that authors name
 * (rules, questions, steps, units) and the headings, which search and the plan of a chapter link. An id that a page
 * makes for its own use (letters of the A–Z, skip link) is not.
 */
export function sitePages({ games, concepts }: Pick<Library, 'games' | 'concepts'>): Map<string, readonly string[]> {
	return new Map([
		...ownPages().map((path) => [path, []] as const),
		[fieldsGuidePath, documents],
		// What guests rely on.
		[embeddingPath, ['promesses']],
		// Where the home says how the site is installed.
		[offlinePath, ['installer']],
		...concepts.map((concept) => [concept.path, idsOf(concept)] as const),
		...games.filter((game) => game.chapters.length > 0).flatMap(pagesOf),
	]);
}

/** Every address of the site: pages, and fragments after their page. */
export const siteAddresses = (pages: ReadonlyMap<string, readonly string[]>): string[] =>
	[...pages].flatMap(([path, ids]) => [path, ...ids.map((id) => `${path}#${id}`)]);

function pagesOf(game: Game): (readonly [string, readonly string[]])[] {
	const { slug, pages, charts, aid, tools, sources, faq } = game;
	const listed = (path: string, ids: readonly string[] = []) => [path, ids] as const;
	return [
		listed(gamePath(slug), ['regles']),
		listed(rulesPath(slug)),
		listed(
			glossaryPath(slug),
			game.edges.map(({ id }) => id),
		),
		listed(sourcesPath(slug)),
		...(faq.length > 0 ? [listed(faqPath(slug))] : []),
		...(tools.length > 0 ? [listed(toolsPath(slug))] : []),
		...(aid
			? [
					listed(
						aid.path,
						aid.sides.flat().map(({ id }) => id),
					),
				]
			: []),
		...(charts.length > 0 ? [listed(chartsPath(slug), questionIds(game))] : []),
		...pages.map((page) => listed(page.path, [...new Set([...idsOf(page), ...meetingIds(page, game)])])),
		...tools.map((tool) => listed(toolPath(slug, tool.slug))),
		...charts.map(({ path, steps }) =>
			listed(
				path,
				steps.map(({ id }) => id),
			),
		),
		...sources.map((source) =>
			listed(
				sourcePath(slug, source.slug),
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
