import type { BuilderGame, Choice } from '../../embed/builder/catalog';
import type { Shown } from '../../embed/snippets';
import type { Embed } from '../../library/embed-types';
import { games } from '../../library/site';

const choice = ({ slug, title, path, height }: Embed): Choice => [slug, title, path, height];

/** Each game with what the builder offers from the start, and how many things of each kind can be embedded. */
export const builderGames = games.map((game) => {
	const embeds = [...game.embeds.values()];
	const of = (wanted: Embed['kind']) => embeds.filter(({ kind }) => kind === wanted);
	const known: BuilderGame = {
		slug: game.slug,
		name: game.data.court,
		accent: game.data.accent,
		outil: of('outil').map(choice),
		deroulement: of('deroulement').map(choice),
	};
	return {
		game,
		known,
		counts: {
			outil: known.outil.length,
			deroulement: known.deroulement.length,
			terme: of('terme').length,
			page: of('page').length,
			regle: of('regle').length,
		},
	};
});

/** What the builder shows of a game first, as on another site. */
export function firstShown({ slug: game, name, outil }: BuilderGame, site: string): Shown {
	const [first] = outil;
	if (!first) throw new Error(`${name} has no tool to embed.`);
	const [slug, title, path, height] = first;
	return { site, game, slug, title, path, height, reserved: height, query: '', theme: 'auto' };
}
