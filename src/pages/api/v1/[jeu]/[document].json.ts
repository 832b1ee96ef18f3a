import type { APIRoute } from 'astro';
import { documents, json } from '../_documents';

export const getStaticPaths = () =>
	documents.flatMap(({ name, game, text }) =>
		game === undefined ? [] : [{ params: { jeu: game, document: name }, props: { text } }],
	);

/** The documents of a game. */
export const GET: APIRoute<{ text: string }> = ({ props: { text } }) => json(text);
