import type { APIRoute } from 'astro';
import { fewOf } from '../../builder/catalog';
import { games } from '../../library/site';
import { choiceOf } from './_builder-games';

/**
 * The tools, charts and aids of each game, by kind, for the block of our WordPress plugin. In one file: a game has few of them,
 * and hosts count files.
 */
export const GET: APIRoute = () =>
	Response.json(
		Object.fromEntries(
			games.map(({ slug, embeds }) => [
				slug,
				Object.fromEntries(
					fewOf.map((genre) => [genre, [...embeds.values()].filter(({ kind }) => kind === genre).map(choiceOf)]),
				),
			]),
		),
	);
