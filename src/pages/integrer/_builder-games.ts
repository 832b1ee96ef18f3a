import type { BuilderGame, Choice } from '../../builder/catalog';
import type { Shown } from '../../embed/shown';
import type { Embed } from '../../library/embeds/embed-types';
import { games } from '../../library/site';

/** Something that can be embedded, as the builder knows it. */
export const choiceOf = ({ slug, title, path, heights }: Embed): Choice => [
	slug,
	title,
	path,
	heights.column,
	heights.phone,
];

/** Each game with what the builder offers from the start, and how many things of each kind can be embedded. */
export const builderGames = games.map((game) => {
	const embeds = [...game.embeds.values()];
	const of = (wanted: Embed['kind']) => embeds.filter(({ kind }) => kind === wanted);
	const known: BuilderGame = {
		slug: game.slug,
		name: game.data.court,
		accent: game.data.accent,
		outil: of('outil').map(choiceOf),
		deroulement: of('deroulement').map(choiceOf),
		aide: of('aide').map(choiceOf),
	};
	return {
		game,
		known,
		counts: {
			outil: known.outil.length,
			deroulement: known.deroulement.length,
			aide: known.aide.length,
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
	const [slug, title, path, column, phone] = first;
	const heights = { column, phone };
	return { site, game, slug, title, path, heights, reserved: heights, query: '', theme: 'auto' };
}
