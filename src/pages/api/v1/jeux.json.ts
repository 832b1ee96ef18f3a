import type { APIRoute } from 'astro';
import { documentPaths } from '../../../page/api/game-documents';
import { gamesOf } from '../../../page/api/games';
import { written } from '../../../page/api/summary';
import { games } from '../../../page/site';
import { addressOn, json } from './_options';

/** The games of the site. */
export const GET: APIRoute = ({ site }) =>
	json(written(gamesOf(games, { address: addressOn(site), documents: documentPaths })));
