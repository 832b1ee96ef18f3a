import type { APIRoute } from 'astro';
import { conceptFolder } from '../../../addresses/addresses';
import { publishConceptPassages, publishPassages } from '../../../library/passages/publish';
import { games, library } from '../../../library/site';
import { publishConcepts, publishIndex } from '../../../search/build/publish-index';

/** What search finds in each game and among what they share, and beside it what players ask, and passages whole. */
export const getStaticPaths = () => [
	{ params: { index: conceptFolder }, props: { data: publishConcepts(library.concepts, games) } },
	{ params: { index: `${conceptFolder}-passages` }, props: { data: publishConceptPassages(library.concepts) } },
	...games.flatMap((game) => {
		const { index, questions } = publishIndex(game);
		return [
			{ params: { index: game.slug }, props: { data: index } },
			{ params: { index: `${game.slug}-questions` }, props: { data: questions } },
			{ params: { index: `${game.slug}-passages` }, props: { data: publishPassages(game) } },
		];
	}),
];

export const GET: APIRoute = ({ props }) =>
	new Response(JSON.stringify(props.data), { headers: { 'content-type': 'application/json' } });
