import type { AuthorError } from '../../schemas/author-error';
import { didYouMean } from './nearest';
import type { Faq, Game, Question } from './types';

/** Questions without a subject, and subjects that do not exist. */
export function checkFaq(page: Faq, game: Game): AuthorError[] {
	if (page.questions.length > 0) return page.questions.flatMap((question) => checkQuestion(question, page, game));
	return [
		{
			kind: 'question-sans-terme',
			file: page.file,
			line: 1,
			message: 'La page ne pose aucune question.',
			todo: 'Écrivez chaque question en titre « ## », avec sa marque [#identifiant unité].',
		},
	];
}

function checkQuestion({ id, line, terms, rules, concerns }: Question, { file }: Faq, game: Game): AuthorError[] {
	if (terms.length === 0) {
		const message = 'Rien ne dit quels termes cette question concerne.';
		const todo = 'Écrivez <Concerne termes="…" /> sous le titre.';
		return [{ kind: 'question-sans-terme', file, line, field: `#${id}`, message, todo }];
	}
	const at = { file, line: concerns ?? line, field: '<Concerne>' };
	return [
		...terms
			.filter((slug) => !game.bySlug.has(slug))
			.map((slug): AuthorError => {
				const todo = didYouMean(slug, game.bySlug.keys(), 'Corrigez le nom de fichier.');
				return { kind: 'terme-inconnu', ...at, message: `Le terme « ${slug} » n’existe pas.`, todo };
			}),
		...rules
			.filter((rule) => !game.rules.has(rule))
			.map((rule): AuthorError => {
				const todo = didYouMean(rule, game.rules.keys(), 'Corrigez l’identifiant.');
				return { kind: 'regle-inconnue', ...at, message: `La règle « ${rule} » n’existe pas.`, todo };
			}),
	];
}
