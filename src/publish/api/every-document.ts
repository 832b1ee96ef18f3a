import type { Game, Library } from '../../library/types';
import { type DocumentOptions, documentPaths, gameDocument, gameDocumentNames } from './game-documents';
import { gamesOf } from './games';
import { movesOf } from './moves';
import { documentSchemas, type SchemaName } from './schemas';
import type { Listed } from './summary';
import { tooltipsOf } from './tooltips';

/** Every document of the site but the index itself. `games` are those that it shows. */
export function everyDocument(
	{ games, moves }: Pick<Library, 'moves'> & { games: readonly Game[] },
	options: DocumentOptions,
): Listed[] {
	const listed = (name: SchemaName, game: string | undefined, document: Listed['document']): Listed => ({
		name,
		game,
		description: documentSchemas[name].description,
		document,
	});
	const { address } = options;
	return [
		listed('jeux', undefined, gamesOf(games, { address, documents: documentPaths })),
		listed('deplacements', undefined, movesOf(moves, address)),
		...games.flatMap((game) => [
			listed('bulles', game.slug, tooltipsOf(game, options)),
			...gameDocumentNames.map((name) => listed(name, game.slug, gameDocument(name, game, options))),
		]),
	];
}
