import type { APIRoute } from 'astro';
import { gameOf, gamePaths } from '../../../../library/site';
import { tooltipsOf } from '../../../../publish/api/tooltips';
import { apiOptions, json } from '../_options';

export const getStaticPaths = gamePaths;

/** What `/bulles.js` needs of a game. It looks for forms: no reader would, so that the file is written in one line. */
export const GET: APIRoute = ({ params, site }) =>
	json(JSON.stringify(tooltipsOf(gameOf(params.jeu ?? ''), apiOptions(site))));
