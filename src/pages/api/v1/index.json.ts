import type { APIRoute } from 'astro';
import { stamped } from '../../../publish/api/stamp';
import { summaryOf } from '../../../publish/api/summary';
import { address, documents, json } from './_documents';

/** What data there is. It changed when the last of the documents did. */
export const GET: APIRoute = () => {
	const days = documents.map(({ date }) => date ?? '').sort();
	return json(JSON.stringify(stamped(summaryOf(documents, address), days[0] ? days.at(-1) : undefined)));
};
