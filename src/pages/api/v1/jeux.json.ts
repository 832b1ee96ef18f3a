import type { APIRoute } from 'astro';
import { games } from '../../../library/site';
import { documentPaths } from '../../../publish/api/game-documents';
import { gamesOf } from '../../../publish/api/games';
import { written } from '../../../publish/api/summary';
import { addressOn, json } from './_options';

/** The games of the site. */
export const GET: APIRoute = ({ site }) =>
	json(written(gamesOf(games, { address: addressOn(site), documents: documentPaths })));
