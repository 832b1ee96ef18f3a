import type { AuthorError } from '../../schemas/author-error';
import type { Game, Page } from '../types';
import { didYouMean } from './nearest';

/** Units that a page names and that no registry has, or that its front matter forgets. */
export function unknownUnits(page: Page, game: Game): AuthorError[] {
	const { sources } = page.data;
	const inFrontMatter = sources.flatMap((id, at) =>
		game.units.has(id) ? [] : [unknownUnit(game, id, page.file, page.lineOf(`sources.${at}`), 'sources')],
	);
	const inMarkers = page.read.rules.flatMap((rule) =>
		rule.units
			.filter((id) => !sources.includes(id))
			.map((id): AuthorError => {
				const field = `#${rule.id}`;
				if (!game.units.has(id)) return unknownUnit(game, id, page.file, rule.line, field);
				const message = `L’unité « ${id} » manque dans « sources ».`;
				const todo = 'Ajoutez-la à l’en-tête de la page.';
				return { kind: 'source-absente', file: page.file, line: rule.line, field, message, todo };
			}),
	);
	return [...inFrontMatter, ...inMarkers];
}

/** A unit that no registry of the game has, named in some place. */
export function unknownUnit(game: Game, id: string, file: string, line: number, field: string): AuthorError {
	return {
		kind: 'unite-inconnue',
		file,
		line,
		field,
		message: `L’unité « ${id} » n’est dans aucun registre du jeu.`,
		todo: didYouMean(id, game.units.keys(), 'Corrigez l’identifiant, ou complétez le registre dans sources/.'),
	};
}

/** A page with several sources says which statement rests on which; with one source, it needs a statement. */
export function uncitedSources({ file, data, read, lineOf }: Page): AuthorError[] {
	const cited = new Set(read.rules.flatMap((rule) => rule.units));
	const isCited = (id: string) => (data.sources.length > 1 ? cited.has(id) : read.rules.length > 0);
	return data.sources.flatMap((id, at): AuthorError[] => {
		if (isCited(id)) return [];
		const message = `Aucune règle de la page ne s’appuie sur l’unité « ${id} ».`;
		const todo = `Ajoutez une marque [#identifiant ${id}] à la phrase qui la dit.`;
		return [{ kind: 'unite-sans-citation', file, line: lineOf(`sources.${at}`), field: 'sources', message, todo }];
	});
}
