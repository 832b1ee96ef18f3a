import type { APIRoute } from 'astro';
import { library } from '../../../library/site';
import { movesOf } from '../../../publish/api/moves';
import { written } from '../../../publish/api/summary';
import { addressOn, json } from './_options';

/** The addresses that moved. */
export const GET: APIRoute = ({ site }) => json(written(movesOf(library.moves, addressOn(site))));
