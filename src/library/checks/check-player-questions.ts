import { foldForSearch } from '../../glossary/fold';
import type { AuthorError } from '../../schemas/author-error';
import type { RawGame } from '../read/read-content';
import type { Game, Rule } from '../types';
import { didYouMean } from './nearest';
import { faultsAt, placeIn } from './place-in';

/**
 * Questions that nothing answers, that two statements claim, that a restatement answers, or in the statement's words;
 * and those that are not filed under the page of their statement, in its order.
 */
export function checkPlayerQuestions(game: Game, { asked }: RawGame): AuthorError[] {
	const claims = new Map<string, string>();
	const places = new Map(readingOrder(game).map((id, place) => [id, place]));
	return asked.flatMap((sheet) => {
		const { slug, data } = sheet;
		let last = '';
		return Object.entries(data).flatMap(([id, questions]): AuthorError[] => {
			const fault = faultsAt('question-invalide', placeIn(sheet, id));
			const rule = game.rules.get(id);
			if (!rule) {
				const message = 'Aucune règle ne porte cet identifiant : rien ne répond à ces questions.';
				return [fault(message, didYouMean(id, game.rules.keys(), 'Nommez l’énoncé qui répond.'))];
			}
			const home = game.homes.get(id)?.rule;
			if (home) {
				const message = `Cet énoncé redit « ${home.id} » : c’est le foyer qui répond.`;
				return [fault(message, `Donnez ces questions à « ${home.id} ».`)];
			}
			if (rule.page.slug !== slug) {
				const message = `Cet énoncé est dans ${rule.page.file} ; attendu : ses questions dans un fichier du même nom.`;
				return [fault(message, `Déplacez-les dans questions/${rule.page.slug}.yaml.`)];
			}
			if ((places.get(last) ?? -1) > (places.get(id) ?? -1)) {
				const message = `« ${id} » vient avant « ${last} » ; attendu : les énoncés dans l’ordre de leur page.`;
				return [fault(message, `Placez « ${id} » et ses questions avant « ${last} ».`)];
			}
			last = id;
			const known = wordsOf(rule);
			return questions.flatMap((question, rank): AuthorError[] => {
				const faultHere = faultsAt('question-invalide', placeIn(sheet, `${id}.${rank}`, id));
				const claim = claimOf(question);
				const other = claims.get(claim);
				claims.set(claim, id);
				if (other !== undefined) {
					const message = `« ${question} » est déjà une question de « ${other} ».`;
					return [faultHere(message, 'Gardez-la là où la réponse est la meilleure.')];
				}
				if (saysMore(question, known)) return [];
				const message = `« ${question} » n’a que des mots de l’énoncé : on le trouve déjà par eux.`;
				return [faultHere(message, 'Posez-la dans les mots d’un joueur, ou retirez-la.')];
			});
		});
	});
}

/** A question as it is compared with others: signs and accents do not make another one. */
export const claimOf = (question: string): string =>
	foldForSearch(question)
		.replace(/[^a-z0-9 ]+/g, '')
		.trim();

/** Statements in the order in which a file of questions has them: the term, then the chapter, the FAQ and the errata. */
const readingOrder = ({ terms, chapters, faq, errata }: Game): string[] =>
	[...terms, ...chapters, ...faq, ...errata].flatMap(({ read }) => read.rules.map(({ id }) => id));

/** Letters that two forms of a word share. */
const SAME = 5;

/** Words of a text by their beginning: inflected forms count as one word. */
const beginnings = (text: string): Set<string> =>
	new Set((foldForSearch(text).match(/[a-z0-9]+/g) ?? []).map((word) => word.slice(0, SAME)));

/** Words of a statement and of its page’s title. */
const wordsOf = ({ text, page }: Rule): Set<string> =>
	beginnings(`${text} ${page.kind === 'terme' ? page.name : page.data.titre}`);

/** Whether a question has a word that is not among those known. */
const saysMore = (question: string, known: ReadonlySet<string>): boolean =>
	[...beginnings(question)].some((word) => word.length > 1 && !known.has(word));
