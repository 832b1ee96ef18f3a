import type { APIRoute } from 'astro';
import type { Embed } from '../../../library/embeds/embed-types';
import { games, href } from '../../../library/site';
import { oembedDocumentOf } from '../../../publish/oembed';

export const getStaticPaths = () =>
	games.flatMap((game) =>
		[...game.embeds.values()]
			.filter(({ kind }) => kind !== 'regle')
			.map((embed) => ({ params: { jeu: game.slug, page: embed.slug }, props: { embed } })),
	);

/** What consumers of oEmbed show for a tool, a chart or a page of rules; a rule is shown by that of its page. */
export const GET: APIRoute<{ embed: Embed }> = ({ props: { embed }, site }) =>
	Response.json(oembedDocumentOf(embed, (path) => new URL(href(path), site).href));
