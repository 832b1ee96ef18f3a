import type { Game, Page, Question } from '../types';

/** Questions of the FAQ that settle something about a page: its term, or one of its rules. In the order of the FAQ. */
export function rulingsOn(game: Game, page: Page): Question[] {
	const asked = new Set(page.read.rules.flatMap((rule) => game.questions.get(rule.id) ?? []));
	return game.faq
		.filter((faq) => faq !== page)
		.flatMap((faq) => faq.questions)
		.filter((question) => asked.has(question) || (page.kind === 'terme' && question.terms.includes(page.slug)));
}
