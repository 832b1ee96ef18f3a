import type { RuleStatement } from '../../glossary/rule-markers';
import type { Page } from '../types';

/** What a question or a corrected card says: the statements below its heading, in the order of the page. */
export function statementsBelow({ read }: Pick<Page, 'read'>, id: string): RuleStatement[] {
	const after = read.rules.slice(read.rules.findIndex((rule) => rule.id === id) + 1);
	const end = after.findIndex(({ kind }) => kind === 'titre');
	return after.slice(0, end < 0 ? undefined : end);
}
