import { foldForSearch } from '../../glossary/fold';
import type { AuthorError } from '../../schemas/author-error';
import type { RawGame } from '../read/read-content';
import type { Game } from '../types';
import { sentencesOf, tooLong } from './check-sentences';
import { didYouMean } from './nearest';

/**
 * Subjects out of the rulebook that are there twice, that a term of the game claims by one of their words, that say more than a
 * sentence, or that are near to a statement which does not exist.
 */
export function checkEdges({ terms, rules }: Game, { edges }: RawGame): AuthorError[] {
	if (!edges) return [];
	const { file, lineOf, data } = edges;
	const kind = 'hors-livret-invalide';
	const claimed = new Map(
		terms.flatMap(({ name, data: { terme, variantes, anglais, recherche } }) =>
			[terme, ...variantes, ...anglais, ...recherche].map((word) => [foldForSearch(word), name] as const),
		),
	);
	const subjects = new Map<string, number>();
	const owners = new Map<string, string>();
	return data.flatMap(({ sujet, mots, texte, proche }, rank): AuthorError[] => {
		const at = (place: string, field: string) => ({ kind, file, line: lineOf(`${rank}${place}`), field }) as const;
		const errors: AuthorError[] = [];
		const before = subjects.get(foldForSearch(sujet));
		if (before !== undefined) {
			const message = `« ${sujet} » est déjà un sujet, ligne ${before}.`;
			return [{ ...at('', sujet), message, todo: 'Réunissez les deux en un.' }];
		}
		subjects.set(foldForSearch(sujet), lineOf(`${rank}`));
		for (const word of new Set([sujet, ...mots])) {
			const place = at(word === sujet ? '.sujet' : `.mots.${mots.indexOf(word)}`, sujet);
			const term = claimed.get(foldForSearch(word));
			if (term !== undefined) {
				const message = `« ${word} » mène déjà au terme « ${term} ».`;
				errors.push({ ...place, message, todo: 'Retirez-le ici, ou des mots du terme s’il n’en traite pas.' });
			}
			const other = owners.get(foldForSearch(word));
			if (other !== undefined && other !== sujet) {
				const message = `« ${word} » mène déjà au sujet « ${other} ».`;
				errors.push({ ...place, message, todo: 'Gardez-le pour un seul sujet.' });
			}
			owners.set(foldForSearch(word), other ?? sujet);
		}
		if (sentencesOf(texte).length > 1) {
			const message = 'Ce texte a plusieurs phrases ; attendu : une seule.';
			errors.push({ ...at('.texte', sujet), message, todo: 'Gardez celle qui répond.' });
		}
		for (const [place, name] of proche.entries()) {
			if (rules.has(name)) continue;
			const message = `L’énoncé « ${name} » n’existe pas.`;
			const todo = didYouMean(name, rules.keys(), 'Nommez un énoncé du jeu, ou retirez-le.');
			errors.push({ ...at(`.proche.${place}`, sujet), message, todo });
		}
		return [...errors, ...tooLong(texte, at('.texte', sujet))];
	});
}
