import { foldForSearch } from '../../glossary/fold';
import type { AuthorError } from '../../schemas/author-error';
import type { RawGame } from '../read/read-content';
import type { Game } from '../types';
import { sentencesOf, tooLong } from './check-sentences';
import { didYouMean } from './nearest';
import { type Fault, faultsAt, type Place, placeIn } from './place-in';

/**
 * Subjects out of the rulebook that are there twice, that a term of the game claims by one of their words, that say more than a
 * sentence, or that are near to a statement which does not exist.
 */
export function checkEdges({ terms, rules }: Game, { edges }: RawGame): AuthorError[] {
	if (!edges) return [];
	const { lineOf, data } = edges;
	const kind = 'hors-livret-invalide';
	const claimed = new Map(
		terms.flatMap(({ name, data: { terme, variantes, anglais, recherche } }) =>
			[terme, ...variantes, ...anglais, ...recherche].map((word) => [foldForSearch(word), name] as const),
		),
	);
	/** Rank of each subject. */
	const subjects = new Map<string, number>();
	const owners = new Map<string, string>();
	return data.flatMap(({ sujet, mots, texte, proche }, rank): AuthorError[] => {
		const at = (place: string): Place => placeIn(edges, `${rank}${place}`, sujet);
		const faultAt = (place: string): Fault => faultsAt(kind, at(place));
		const errors: AuthorError[] = [];
		const before = subjects.get(foldForSearch(sujet));
		if (before !== undefined) {
			const message = `« ${sujet} » est déjà un sujet, ligne ${lineOf(`${before}`)}.`;
			return [faultAt('')(message, 'Réunissez les deux en un.')];
		}
		subjects.set(foldForSearch(sujet), rank);
		for (const word of new Set([sujet, ...mots])) {
			const fault = faultAt(word === sujet ? '.sujet' : `.mots.${mots.indexOf(word)}`);
			const term = claimed.get(foldForSearch(word));
			if (term !== undefined) {
				const message = `« ${word} » mène déjà au terme « ${term} ».`;
				errors.push(fault(message, 'Retirez-le ici, ou des mots du terme s’il n’en traite pas.'));
			}
			const other = owners.get(foldForSearch(word));
			if (other !== undefined && other !== sujet) {
				const message = `« ${word} » mène déjà au sujet « ${other} ».`;
				errors.push(fault(message, 'Gardez-le pour un seul sujet.'));
			}
			owners.set(foldForSearch(word), other ?? sujet);
		}
		if (sentencesOf(texte).length > 1) {
			const message = 'Ce texte a plusieurs phrases ; attendu : une seule.';
			errors.push(faultAt('.texte')(message, 'Gardez celle qui répond.'));
		}
		for (const [place, name] of proche.entries()) {
			if (rules.has(name)) continue;
			const message = `L’énoncé « ${name} » n’existe pas.`;
			const todo = didYouMean(name, rules.keys(), 'Nommez un énoncé du jeu, ou retirez-le.');
			errors.push(faultAt(`.proche.${place}`)(message, todo));
		}
		return [...errors, ...tooLong(texte, at('.texte')).map((long): AuthorError => ({ ...long, kind }))];
	});
}
