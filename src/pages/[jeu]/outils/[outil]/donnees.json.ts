import type { APIRoute } from 'astro';
import { games } from '../../../../library/site';

export const getStaticPaths = () =>
	games.flatMap((game) =>
		[...game.toolData].map(([outil, { data }]) => ({ params: { jeu: game.slug, outil }, props: { data } })),
	);

/** All the data of a tool: its page carries what it opens on, and brings the rest when a case asks for it. */
export const GET: APIRoute<{ data: unknown }> = ({ props: { data } }) => Response.json(data);
