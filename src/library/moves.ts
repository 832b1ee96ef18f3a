import { capitalized } from '../text/capital';
import {
	chartFolder,
	framePath,
	gamePath,
	oembedPath,
	pageFolders,
	ruleFrame,
	toolFolder,
	toolPath,
} from './addresses';
import { labelOf } from './citations';
import { type Embed, embedsOf } from './embeds';
import { fragmentOf, pageOf } from './moved-address';
import type { Game, Library } from './types';

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
export interface MovedEmbed {
	/** What follows `/integrer/`: `keyforge/glossaire/ancien`. */
	id: string;
	path: string;
	/** Its oEmbed document. */
	oembedPath: string;
	/** The bare page that replaces it; `undefined` when what it showed no longer stands alone. */
	embed: Embed | undefined;
	/** Page of the site that says it now. */
	vers: string;
	label: string;
	game: Game;
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

/** Every bare page that moved: those of terms, charts, tools and rules whose own address did. */
export function movedEmbeds(library: Library): MovedEmbed[] {
	const embeds = new Map(library.games.map((game) => [game.slug, embedsOf(game)]));
	const done = new Set<string>();
	return library.moves.flatMap(({ de, vers }): MovedEmbed[] => {
		const [, slug = ''] = de.split('/');
		const own = embeds.get(slug) ?? [];
		const old = oldEmbed(de);
		// A rule that another page states now has kept its bare page.
		if (old === undefined || own.some((embed) => embed.slug === old)) return [];
		const { label, game } = placeOf(vers, library);
		const target = [...embeds.values()].flat().find((embed) => embed.path === vers);
		// A rule that moved twice had one bare page all along.
		if (!game || done.has(`${slug}/${old}`)) return [];
		done.add(`${slug}/${old}`);
		return [
			{
				id: `${slug}/${old}`,
				path: framePath(slug, old),
				oembedPath: oembedPath(slug, old),
				embed: target,
				vers,
				label,
				game,
			},
		];
	});
}

/** What followed `/integrer/<jeu>/` in the address of the bare page, when the address was that of something framed. */
function oldEmbed(address: string): string | undefined {
	const [, , folder = '', slug = ''] = pageOf(address).split('/');
	const fragment = fragmentOf(address);
	const holdsRules = Object.values<string>(pageFolders).includes(folder);
	if (fragment !== undefined) return holdsRules ? ruleFrame(fragment) : undefined;
	if (slug === '') return undefined;
	if (folder === toolFolder) return slug;
	return folder === pageFolders.terme || folder === chartFolder ? `${folder}/${slug}` : undefined;
}

/** What the page of an address is called, and its game. */
function placeOf(address: string, { games, concepts }: Library): Pick<MovedPage, 'label' | 'game'> {
	const path = pageOf(address);
	const game = games.find(({ slug }) => path.startsWith(gamePath(slug)));
	const page = game?.pages.find((item) => item.path === path);
	const titled =
		game?.charts.find((chart) => chart.path === path)?.data.titre ??
		game?.tools.find(({ slug: nom }) => path === toolPath(game.slug, nom))?.title ??
		concepts.find((concept) => concept.path === path)?.data.titre ??
		path;
	const label = page ? labelOf(page) : titled;
	return { label: capitalized(label), game };
}
