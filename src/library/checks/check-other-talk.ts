import { foldWord, tokenize } from '../../glossary/fold';
import { inflect } from '../../glossary/inflect';
import type { AuthorError } from '../../schemas/author-error';
import { readSign } from '../../schemas/host-words';
import type { RawContent, RawGame } from '../read/read-content';

/** As two words are compared: « Week-end » is « week end ». */
const key = (text: string): string =>
	tokenize(text)
		.map(({ word }) => word)
		.join(' ');

/** The words of a game: forms of its terms, names, what searches and players say, and its own. */
function wordsOf({ terms, hostWords }: RawGame): { known: Set<string>; own: Set<string> } {
	const forms = terms.flatMap(({ data: { terme, variantes, anglais } }) => [
		...[terme, ...variantes].flatMap((form) => [form, ...inflect(form)]),
		...anglais,
	]);
	const searched = terms.flatMap(({ data }) => data.recherche.map((text) => readSign(text).word));
	const said = Object.values(hostWords?.data.mots ?? {})
		.flat()
		.map((text) => readSign(text).word);
	const own = new Set((hostWords?.data.siens ?? []).map(key));
	return { known: new Set([...[...forms, ...searched, ...said].map(foldWord).map(key), ...own]), own };
}

/** A list of words that deny, and where each stands. */
interface Denying {
	field: 'ailleurs' | 'autresJeux';
	words: readonly string[];
	file: string;
	lineOf: (field: string) => number;
	todo: string;
}

/**
 * Words that deny in the texts of other sites, and that a game has for its own: there, they would silence it. One word of
 * everyday life emptied whole reports.
 */
export function checkOtherTalk({ games, hostWords }: RawContent): AuthorError[] {
	const shared: Denying[] = hostWords
		? [
				{
					...hostWords,
					field: 'ailleurs',
					words: hostWords.data.ailleurs,
					todo: 'Retirez-le, et écrivez-le dans « ailleurs » des jeux qui ne l’ont pas.',
				},
				{ ...hostWords, field: 'autresJeux', words: hostWords.data.autresJeux, todo: 'Retirez-le.' },
			]
		: [];
	return games.flatMap((game) => {
		const { known, own } = wordsOf(game);
		// A game is among the names of games: to itself, it is no other.
		const clashes = (word: string, field: Denying['field']) =>
			known.has(key(word)) && !(field === 'autresJeux' && own.has(key(word)));
		const itself: Denying[] = game.hostWords
			? [{ ...game.hostWords, field: 'ailleurs', words: game.hostWords.data.ailleurs, todo: 'Retirez-le.' }]
			: [];
		return [...shared, ...itself].flatMap(({ field, words, file, lineOf, todo }) =>
			words.flatMap((word, at): AuthorError[] => {
				if (!clashes(word, field)) return [];
				const message = `« ${word} » est un mot de « ${game.slug} » : il y ferait taire les bulles.`;
				return [{ kind: 'bulle-invalide', file, line: lineOf(`${field}.${at}`), field, message, todo }];
			}),
		);
	});
}
