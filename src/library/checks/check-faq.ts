import { lineOf } from '../../glossary/mdast';
import type { AuthorError } from '../../schemas/author-error';
import type { Faq, Game, Question } from '../types';
import { didYouMean } from './nearest';

/** Headings that no marker makes questions, questions without a subject, subjects that do not exist or of no question. */
export function checkFaq(page: Faq, game: Game): AuthorError[] {
	const { questions } = page;
	const unmarked = unmarkedHeadings(page);
	const found = questions.flatMap((question) => checkQuestion(question, page, game));
	return [
		...(questions.length + unmarked.length === 0 ? noQuestion(page) : []),
		...unmarked,
		...found,
		...strayConcerns(page),
	];
}

function noQuestion({ file }: Faq): AuthorError[] {
	return [
		{
			kind: 'question-sans-terme',
			file,
			line: 1,
			message: 'La page ne pose aucune question.',
			todo: 'Écrivez chaque question en titre « ## », avec sa marque [#identifiant unité].',
		},
	];
}

/** What stands below a heading without a marker would be taken for the answer to the question before. */
function unmarkedHeadings({ file, read, questions }: Faq): AuthorError[] {
	const known = new Set([...questions, ...read.problems].map(({ line }) => line));
	return (read.tree.children ?? [])
		.filter((node) => node.type === 'heading' && node.depth === 2 && !known.has(lineOf(node)))
		.map((node): AuthorError => {
			const message = 'Ce titre de la FAQ n’a pas de marque : ce n’est pas une question.';
			const todo = 'Terminez-le par [#identifiant unité], ou faites-en un titre « ### ».';
			return { kind: 'marque-mal-formee', file, line: lineOf(node), message, todo };
		});
}

/** A `<Concerne>` above every question, inside something else, or followed by another one, says nothing. */
function strayConcerns({ file, read, questions }: Faq): AuthorError[] {
	const heard = new Set(questions.map(({ concerns }) => concerns));
	return read.blocks
		.filter(({ name, line }) => name === 'Concerne' && !heard.has(line))
		.map(({ line }): AuthorError => {
			const message = 'Ce bloc ne dit rien d’une question.';
			const todo = 'Gardez-en un par question, sous son titre, sur une ligne à part.';
			return { kind: 'bloc-inconnu', file, line, field: '<Concerne>', message, todo };
		});
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
