import type { AuthorError } from '../../schemas/author-error';
import type { Move } from '../../schemas/moves';
import type { RawNews } from '../read/read-lists';
import { didYouMean } from './nearest';

/**
 * News that lead nowhere, are not in order, or that a feed reader would take for one and the same. They keep the
 * address of a page that has moved since: a feed knows an entry by it.
 */
export function checkNews(
	{ file, lineOf, items }: RawNews,
	pages: ReadonlyMap<string, unknown>,
	moves: readonly Move[],
): AuthorError[] {
	const known = new Set([...pages.keys(), ...moves.map(({ de }) => de)]);
	return items.flatMap(({ date, lien }, at): AuthorError[] => {
		const errors: AuthorError[] = [];
		const report = (kind: AuthorError['kind'], name: 'date' | 'lien', message: string, todo: string) => {
			const field = `nouveautes.${at}.${name}`;
			errors.push({ kind, file, line: lineOf(field), field, message, todo });
		};
		const before = items.slice(0, at);
		if (!known.has(lien)) {
			const todo = didYouMean(lien, known, 'Corrigez l’adresse.');
			report('page-inconnue', 'lien', `Aucune page n’est à l’adresse « ${lien} ».`, todo);
		}
		if (before.some((other) => other.date < date))
			report(
				'champ-invalide',
				'date',
				'Une nouveauté plus ancienne est au-dessus.',
				'Mettez la plus récente en premier.',
			);
		if (before.some((other) => other.date === date && other.lien === lien)) {
			const message = 'Une autre nouveauté du même jour mène à la même page.';
			report('identifiant-en-double', 'lien', message, 'Réunissez-les, ou changez l’adresse de l’une.');
		}
		return errors;
	});
}
