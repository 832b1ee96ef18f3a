import type { APIRoute } from 'astro';
import { conceptFolder } from '../../../library/addresses';
import { games, library } from '../../../library/site';
import { publishConcepts, publishIndex } from '../../../search/build/publish-index';

/** What search finds in each game and among what they share, and beside it what players ask. */
export const getStaticPaths = () => [
	{ params: { index: conceptFolder }, props: { data: publishConcepts(library.concepts, games) } },
	...games.flatMap((game) => {
		const { index, questions } = publishIndex(game);
		return [
			{ params: { index: game.slug }, props: { data: index } },
			{ params: { index: `${game.slug}-questions` }, props: { data: questions } },
		];
	}),
];

export const GET: APIRoute = ({ props }) =>
	new Response(JSON.stringify(props.data), { headers: { 'content-type': 'application/json' } });
