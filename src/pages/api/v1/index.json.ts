import type { APIRoute } from 'astro';
import { games, library } from '../../../library/site';
import { everyDocument } from '../../../publish/api/every-document';
import { summaryOf, written } from '../../../publish/api/summary';
import { addressOn, apiOptions, json } from './_options';

/** What data there is. */
export const GET: APIRoute = ({ site }) => {
	const documents = everyDocument({ games, moves: library.moves }, apiOptions(site));
	return json(written(summaryOf(documents, addressOn(site))));
};
