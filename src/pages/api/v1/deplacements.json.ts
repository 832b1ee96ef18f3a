import type { APIRoute } from 'astro';
import { movesOf } from '../../../page/api/moves';
import { written } from '../../../page/api/summary';
import { library } from '../../../page/site';
import { addressOn, json } from './_options';

/** The addresses that moved. */
export const GET: APIRoute = ({ site }) => json(written(movesOf(library.moves, addressOn(site))));
