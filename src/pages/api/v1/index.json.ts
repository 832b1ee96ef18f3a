import type { APIRoute } from 'astro';
import { everyDocument } from '../../../page/api/every-document';
import { summaryOf, written } from '../../../page/api/summary';
import { games, library } from '../../../page/site';
import { addressOn, apiOptions, json } from './_options';

/** What data there is. */
export const GET: APIRoute = ({ site }) => {
	const documents = everyDocument({ games, moves: library.moves }, apiOptions(site));
	return json(written(summaryOf(documents, addressOn(site))));
};
