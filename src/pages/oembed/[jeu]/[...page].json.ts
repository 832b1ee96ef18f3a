import type { APIRoute } from 'astro';
import { type Embed, embedsOf } from '../../../library/embeds';
import { games, href } from '../../../library/site';
import { oembedOf } from '../../../publish/oembed';

export const getStaticPaths = () =>
	games.flatMap((game) =>
		embedsOf(game).map((embed) => ({ params: { jeu: game.slug, page: embed.slug }, props: { embed } })),
	);

/** What consumers of oEmbed show for a tool, a chart, a term or a rule. */
export const GET: APIRoute<{ embed: Embed }> = ({ props: { embed }, site }) =>
	Response.json(oembedOf(embed, (path) => new URL(href(path), site).href));
