import type { Game, Library } from '../../library/types';
import { type DocumentOptions, documentPaths, gameDocument, gameDocumentNames } from './game-documents';
import { gamesOf } from './games';
import { movesOf } from './moves';
import { documentSchemas, type SchemaName } from './schemas';
import { stamped } from './stamp';
import type { Listed } from './summary';
import { tooltipsOf } from './tooltips';

/** What a document is called: each but the index, which lists them. */
export type DocumentName = Exclude<SchemaName, 'index'>;

/** Every document of the site but the index itself. `games` are those that it shows. */
export function everyDocument(
	{ games, moves }: Pick<Library, 'moves'> & { games: readonly Game[] },
	options: DocumentOptions,
): Listed[] {
	const { address, dateOf } = options;
	const listed = (name: DocumentName, game: string | undefined, document: { taille: number }): Listed => {
		const whole = stamped(document, dateOf(game, name));
		return {
			name,
			game,
			description: documentSchemas[name].description,
			size: document.taille,
			date: whole.date,
			print: whole.empreinte,
			text: JSON.stringify(whole),
		};
	};
	return [
		listed('jeux', undefined, gamesOf(games, { address, documents: documentPaths })),
		listed('deplacements', undefined, movesOf(moves, address)),
		...games.flatMap((game) => [
			listed('bulles', game.slug, tooltipsOf(game, options)),
			...gameDocumentNames.map((name) => listed(name, game.slug, gameDocument(name, game, options))),
		]),
	];
}
