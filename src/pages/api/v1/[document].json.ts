import type { APIRoute } from 'astro';
import { documents, json } from './_documents';

export const getStaticPaths = () =>
	documents
		.filter(({ game }) => game === undefined)
		.map(({ name, text }) => ({ params: { document: name }, props: { text } }));

/** The documents of the whole site. */
export const GET: APIRoute<{ text: string }> = ({ props: { text } }) => json(text);
