import { labelOf } from '../library/relations/citations';
import type { Game, Library } from '../library/types';
import { capitalized } from '../text/capital';
import { chartFolder, framePath, gamePath, pageFolders, toolFolder, toolPath } from './addresses';
import { fragmentOf, pageOf } from './moved-address';

/** What stands at the address of a page that moved. Addresses are inside the site, without base. */
export interface MovedPage {
	path: string;
	/** Where it is now, with a fragment when it has become a part of a page. */
	vers: string;
	/** What the page that has it is called. */
	label: string;
	game: Game | undefined;
	/** Its parts that went elsewhere, by their fragments. */
	fragments: Record<string, string>;
}

/** What stands at the address of a bare page that moved. */
export interface MovedFrame {
	/** What follows `/integrer/`: `keyforge/glossaire/ancien`. */
	id: string;
	path: string;
	/** The bare page that replaces it, with a fragment when it is a part of a page; `undefined` when none does. */
	frame: string | undefined;
	/** The oEmbed document of that bare page. */
	oembed: string | undefined;
	/** Page of the site that says it now. */
	vers: string;
	label: string;
	game: Game;
	/** Bare pages of its parts that went elsewhere, by their fragments. */
	fragments: Record<string, string>;
}

/** Every page that moved. */
export function movedPages(library: Library): MovedPage[] {
	const { moves } = library;
	return moves
		.filter(({ de }) => fragmentOf(de) === undefined)
		.map(({ de, vers }) => {
			const parts = moves.filter((move) => fragmentOf(move.de) !== undefined && pageOf(move.de) === de);
			const fragments = Object.fromEntries(parts.map((part) => [fragmentOf(part.de) ?? '', part.vers]));
			return { path: de, vers, ...placeOf(vers, library), fragments };
		});
}

/** Every bare page that moved: those of the tools, charts and pages of rules whose own address did. */
export function movedFrames(library: Library): MovedFrame[] {
	const pages = new Map(
		library.games.flatMap(({ embeds }) => [...embeds.values()]).map((embed) => [embed.path, embed] as const),
	);
	/** The bare page of what an address of the site names today. */
	const frameAt = (address: string): string | undefined => {
		const fragment = fragmentOf(address);
		const frame = pages.get(pageOf(address))?.framePath;
		return frame && fragment !== undefined ? `${frame}#${fragment}` : frame;
	};
	return movedPages(library).flatMap(({ path, vers, label, game, fragments }): MovedFrame[] => {
		const [, own = ''] = path.split('/');
		const slug = oldSlug(path);
		if (slug === undefined || !game) return [];
		const parts = Object.entries(fragments).flatMap(([fragment, address]) => {
			const frame = frameAt(address);
			return frame ? [[fragment, frame] as const] : [];
		});
		return [
			{
				id: `${own}/${slug}`,
				path: framePath(own, slug),
				frame: frameAt(vers),
				oembed: pages.get(pageOf(vers))?.oembedPath,
				vers,
				label,
				game,
				fragments: Object.fromEntries(parts),
			},
		];
	});
}

/** What followed `/integrer/<jeu>/` in the address of the bare page, when the address was that of something framed. */
function oldSlug(path: string): string | undefined {
	const [, , folder = '', slug = ''] = path.split('/');
	if (folder === pageFolders.errata) return folder;
	if (slug === '') return undefined;
	if (folder === toolFolder) return slug;
	const framed: string[] = [...Object.values(pageFolders), chartFolder];
	return framed.includes(folder) ? `${folder}/${slug}` : undefined;
}

/** What the page of an address is called, and its game. */
function placeOf(address: string, { games, concepts }: Library): Pick<MovedPage, 'label' | 'game'> {
	const path = pageOf(address);
	const game = games.find(({ slug }) => path.startsWith(gamePath(slug)));
	const page = game?.pages.find((item) => item.path === path);
	const titled =
		game?.charts.find((chart) => chart.path === path)?.data.titre ??
		game?.tools.find(({ slug: name }) => path === toolPath(game.slug, name))?.title ??
		concepts.find((concept) => concept.path === path)?.data.titre ??
		path;
	const label = page ? labelOf(page) : titled;
	return { label: capitalized(label), game };
}
