import type { AuthorError } from '../../schemas/author-error';
import type { RawGame } from './read-content';
import type { Game, Page } from './types';

/** Every unit of the registries is cited by a page, every citation exists, nothing waits without a reason. */
export function checkCoverage(
	game: Game,
	raw: RawGame,
	pages: readonly Page[],
): { errors: AuthorError[]; warnings: string[] } {
	const waiting = new Set(raw.data.aVenir);
	const uncovered = [...game.units.keys()].filter((id) => !game.citations.has(id));
	const errors = [
		...pages.flatMap((page) => unknownUnits(page, game)),
		...pages.flatMap(uncitedSources),
		...uncovered.filter((id) => !waiting.has(id)).map((id) => notCovered(id, game)),
		...raw.data.aVenir
			.filter((id) => game.citations.has(id) || !game.units.has(id))
			.map((id) => staleWaiting(id, game, raw)),
	];
	const still = uncovered.filter((id) => waiting.has(id)).length;
	const warnings =
		still > 0
			? [`${game.data.nom} : ${still} unités sur ${game.units.size} restent à écrire (liste aVenir de ${game.file}).`]
			: [];
	return { errors, warnings };
}

function unknownUnits(page: Page, game: Game): AuthorError[] {
	const error = (id: string, line: number, field: string): AuthorError => ({
		kind: 'unite-inconnue',
		file: page.file,
		line,
		field,
		message: `L’unité « ${id} » n’est dans aucun registre du jeu.`,
		todo: 'Corrigez l’identifiant, ou complétez le registre dans sources/.',
	});
	const inFrontMatter = page.data.sources
		.filter((id) => !game.units.has(id))
		.map((id) => error(id, page.lineOf('sources'), 'sources'));
	const inMarkers = page.read.rules.flatMap((rule) =>
		rule.units
			.filter((id) => !page.data.sources.includes(id))
			.map((id) =>
				game.units.has(id)
					? {
							...error(id, rule.line, `#${rule.id}`),
							kind: 'source-absente' as const,
							message: `L’unité « ${id} » manque dans « sources ».`,
							todo: 'Ajoutez-la à l’en-tête de la page.',
						}
					: error(id, rule.line, `#${rule.id}`),
			),
	);
	return [...inFrontMatter, ...inMarkers];
}

/** A page with several sources says which statement rests on which; with one source, it needs a statement. */
function uncitedSources(page: Page): AuthorError[] {
	const cited = new Set(page.read.rules.flatMap((rule) => rule.units));
	const several = page.data.sources.length > 1;
	const missing = several
		? page.data.sources.filter((id) => !cited.has(id))
		: page.read.rules.length === 0
			? page.data.sources
			: [];
	return missing.map((id) => ({
		kind: 'unite-sans-citation',
		file: page.file,
		line: page.lineOf('sources'),
		field: 'sources',
		message: `Aucune règle de la page ne s’appuie sur l’unité « ${id} ».`,
		todo: `Ajoutez une marque [#identifiant ${id}] à la phrase qui la dit.`,
	}));
}

function notCovered(id: string, game: Game): AuthorError {
	const source = game.units.get(id)?.source;
	return {
		kind: 'unite-non-couverte',
		file: source?.file ?? game.file,
		line: 1,
		field: id,
		message: `Aucune page ne cite « ${game.units.get(id)?.unit.title} ».`,
		todo: 'Écrivez la page qui la couvre, ou ajoutez l’unité à aVenir dans jeu.yaml.',
	};
}

function staleWaiting(id: string, game: Game, raw: RawGame): AuthorError {
	const message = game.units.has(id) ? `L’unité « ${id} » est couverte.` : `L’unité « ${id} » n’existe pas.`;
	return {
		kind: 'unite-inconnue',
		file: game.file,
		line: raw.lineOf('aVenir'),
		field: 'aVenir',
		message,
		todo: 'Retirez-la de la liste aVenir.',
	};
}
