import { attribute, htmlIdOf, lineOf, plainText, type TreeNode } from '../../glossary/mdast';
import type { ReadPage } from '../../glossary/read-page';
import type { Question } from '../types';

/** Questions of an FAQ page: each heading with an id, its `<Concerne>`, and the text below as its answer. */
export function questionsOf({ tree, rules }: ReadPage, path: string): Question[] {
	const questions: Question[] = [];
	for (const node of tree.children ?? []) {
		const id = node.type === 'heading' && node.depth === 2 ? htmlIdOf(node) : undefined;
		const rule = rules.find((item) => item.id === id && item.kind === 'titre');
		if (rule) {
			const { line, text } = rule;
			questions.push({
				id: rule.id,
				text,
				answer: '',
				terms: [],
				rules: [],
				line,
				concerns: undefined,
				path: `${path}#${id}`,
			});
			continue;
		}
		const question = questions.at(-1);
		if (!question) continue;
		if (node.name === 'Concerne') {
			question.terms = list(node, 'termes');
			question.rules = list(node, 'regles');
			question.concerns = lineOf(node);
		} else if (node.type !== 'heading')
			question.answer = [question.answer, ...linesOf(node)].filter((line) => line !== '').join('\n');
	}
	return questions;
}

/** Rule id → questions that name it. */
export function questionsByRule(questions: readonly Question[]): Map<string, Question[]> {
	const byRule = new Map<string, Question[]>();
	for (const question of questions) {
		for (const id of question.rules) byRule.set(id, [...(byRule.get(id) ?? []), question]);
	}
	return byRule;
}

const holders = new Set(['list', 'listItem', 'table', 'blockquote', 'mdxJsxFlowElement']);

/** The paragraphs, bullets and rows of a node. */
const linesOf = (node: TreeNode): string[] =>
	holders.has(node.type) ? (node.children ?? []).flatMap(linesOf) : [plainText(node).replaceAll('\n', ' ').trim()];

const list = (node: TreeNode, name: string) => (attribute(node, name) ?? '').split(/\s+/).filter(Boolean);
