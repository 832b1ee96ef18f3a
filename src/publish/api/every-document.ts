import type { Game, Library } from '../../library/types';
import { tooltipsOf } from './bulles';
import { type DocumentOptions, documentPaths, gameDocument, gameDocumentNames } from './game-documents';
import { gamesOf } from './games';
import { movesOf } from './moves';
import { documentSchemas, type SchemaName } from './schemas';
import type { Listed } from './summary';

/** Every document of the site but the index itself. `games` are those that it shows. */
export function everyDocument(
	{ games, moves }: Pick<Library, 'moves'> & { games: readonly Game[] },
	options: DocumentOptions,
): Listed[] {
	const listed = (nom: SchemaName, jeu: string | undefined, document: Listed['document']): Listed => ({
		nom,
		jeu,
		description: documentSchemas[nom].description,
		document,
	});
	const { address } = options;
	return [
		listed('jeux', undefined, gamesOf(games, { address, documents: documentPaths })),
		listed('deplacements', undefined, movesOf(moves, address)),
		...games.flatMap((game) => [
			listed('bulles', game.slug, tooltipsOf(game, options)),
			...gameDocumentNames.map((nom) => listed(nom, game.slug, gameDocument(nom, game, options))),
		]),
	];
}
