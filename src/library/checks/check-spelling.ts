import type { AuthorError } from '../../schemas/author-error';
import type { SpellingData } from '../../schemas/spelling';
import type { RawContent, RawGame } from '../read/read-content';
import type { Concept, Game, Library } from '../types';
import { chartTexts, columnTexts, dataTexts, pageTexts } from './shown-texts';
import { type Misspelling, phrasesOf, readSpelling } from './spelling';

const noWords: SpellingData = { ecrire: [], sauf: [] };

/** Words that are not written as everywhere else: by a list of `orthographe.yaml`, or by the glossary for its capitals. */
export function checkSpelling({ games, concepts }: Library, raw: RawContent): AuthorError[] {
	const shared = raw.spelling?.data ?? noWords;
	return [
		...readSpelling(concepts.flatMap(pageTexts), phrasesOf(shared)).wrong.map((word) =>
			misspelling(word, 'content/orthographe.yaml'),
		),
		...raw.games.flatMap((rawGame, at) => checkGameSpelling(games[at] as Game, rawGame, concepts, shared)),
	];
}

function checkGameSpelling(
	game: Game,
	raw: RawGame,
	concepts: readonly Concept[],
	shared: SpellingData,
): AuthorError[] {
	const { ecrire, sauf } = raw.spelling?.data ?? noWords;
	const file = raw.spelling?.file ?? game.file.replace(/[^/]*$/, 'orthographe.yaml');
	const pages = readSpelling(
		[...game.pages.flatMap(pageTexts), ...game.charts.flatMap(chartTexts), ...dataTexts(raw)],
		phrasesOf({ ecrire: [...shared.ecrire, ...ecrire], sauf }, game.terms),
	);
	// Concepts are read for the shared list as a whole: an error of a column would be reported twice.
	const columns = readSpelling(
		concepts.flatMap((concept) => columnTexts(concept, game.data.court)),
		phrasesOf({ ecrire, sauf }, game.terms),
	);
	const unused = pages.unused.filter((context) => columns.unused.includes(context));
	return [
		...[...pages.wrong, ...columns.wrong].map((word) => misspelling(word, file)),
		...unused.map((context) => useless(context, file, raw.spelling?.lineOf(`sauf.${sauf.indexOf(context)}`))),
	];
}

const misspelling = ({ at: { file, line }, found, expected }: Misspelling, list: string): AuthorError => ({
	kind: 'mot-mal-ecrit',
	file,
	line,
	message: `« ${found} » ; attendu : « ${expected} », comme partout.`,
	todo: `Écrivez « ${expected} » ; si un autre mot est juste ici, ajoutez ceux qui l’entourent à « sauf » de ${list}.`,
});

const useless = (context: string, file: string, line = 1): AuthorError => ({
	kind: 'mot-mal-ecrit',
	file,
	line,
	field: 'sauf',
	message: `« ${context} » n’est dans aucun texte du jeu ; attendu : une exception qui sert.`,
	todo: 'Retirez-la.',
});
