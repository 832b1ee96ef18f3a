import type { APIRoute } from 'astro';
import { summaryOf } from '../../../publish/api/summary';
import { address, documents, json } from './_documents';

/** What data there is. */
export const GET: APIRoute = () => json(JSON.stringify(summaryOf(documents, address)));
